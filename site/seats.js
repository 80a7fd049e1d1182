/**
 * Who sits at the table, as an address writes it: `2` is a person and an Easy bot, any other
 * table names its seats, as in `human.hard.human`.
 */

/** @typedef {import('./match.js').Seat} Seat */

/** The bots' levels, weakest first. */
export const LEVELS = ['easy', 'normal', 'hard'];

/** Where a bot of a person's own sits; the engine takes it for a person. */
export const OWN = 'own';

export const MOST = 4;
/** How many play at the least, by game. @type {Record<string, number>} */
export const LEAST = { olifantenpad: 1, splits: 2 };

/**
 * A table as text.
 * @param {Seat[]} seats
 */
export function writeSeats(seats) {
  const names = seats.map((seat) => (seat.kind === 'bot' ? seat.level : 'human'));
  const usual = names.every((name, seat) => name === (seat ? 'easy' : 'human'));
  return usual ? String(names.length) : names.join('.');
}

/**
 * A table from its text.
 * @param {string} text
 * @param {string} [game] the game it is for
 * @returns {Seat[]}
 * @throws {RangeError} where it is none, or too small for the game
 */
export function readSeats(text, game = 'olifantenpad') {
  const names = /^\d$/.test(text) ? usual(Number(text)) : text.split('.');
  const known = names.every((name) => name === 'human' || name === OWN || LEVELS.includes(name));
  if (!known || !names.includes('human') || names.length > MOST || names.length < LEAST[game]) throw new RangeError(`seats: ${text}`);
  return names.map((name) => (name === 'human' ? { kind: 'human' } : { kind: 'bot', level: name }));
}

/**
 * The table as the engine knows it: it has no bots but its own.
 * @param {Seat[]} seats
 * @returns {Seat[]}
 */
export function asEngine(seats) {
  return seats.map((seat) => (seat.kind === 'bot' && seat.level === OWN ? { kind: 'human' } : seat));
}

/**
 * A person and Easy bots.
 * @param {number} count
 */
function usual(count) {
  return [...Array(count).keys()].map((seat) => (seat ? 'easy' : 'human'));
}
