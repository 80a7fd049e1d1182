/**
 * Who of the people at this device chooses: one after the other where several choose in secret.
 */

import { change, state } from './state.js';

/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('./match.js').Seat} Seat */

/**
 * The first person's seat, and the only one's.
 * @param {Seat[]} seats
 */
export function people(seats) {
  const me = seats.findIndex((seat) => seat.kind === 'human');
  return { me, you: seats.filter((seat) => seat.kind === 'human').length > 1 ? -1 : me };
}

/**
 * Hands the device to the next person to choose. Where several choose in one turn, in secret,
 * each takes it by `take`, so that nobody sees another's move.
 * @param {Match} match
 */
export function hand(match) {
  // In a room each has a device of their own.
  if (match.room) return;
  const persons = (match.scene?.to_move ?? []).filter((seat) => match.seats[seat].kind === 'human');
  const next = persons.find((seat) => !(seat in match.moves));
  if (next === undefined) return;
  if (persons.length > 1) match.passing = { to: next, hides: next !== persons[0] };
  else match.me = next;
}

/** The person whom the device was passed to has it. */
export function take() {
  const match = state.match;
  if (!match?.passing) return;
  const { to } = match.passing;
  change((s) => {
    match.me = to;
    match.passing = null;
    s.hand = null;
  });
}
