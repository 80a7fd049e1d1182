/**
 * Words for what happened: an hour in a sentence, the half-made walk by ear.
 */

import { say } from '../../words.js';
import { seatName } from '../match/scores.js';
import { placeName } from './cards.js';
import { numbered } from './plan.js';
import { closed, told } from './told.js';

/**
 * What is told after an hour: the one thing most worth it, and what closes; an empty text for nothing.
 * @param {import('../../match.js').Match} match
 * @param {import('../../match.js').Event[]} events
 * @returns {[string, string]}
 */
export function sentences(match, events) {
  const { id, arguments: args, seat } = told(events, match.you);
  const cells = closed(events);
  return [
    say(id, { ...args, name: seat === null ? '' : seatName(match, seat) }),
    cells ? say('told-closed', { cells }) : '',
  ];
}

/**
 * The last step, else the gate of the walk, else the gate that is looked at; empty without any.
 * @param {import('./places.js').Park} park
 * @param {import('./plan.js').Choices} choices
 * @param {import('./hand.js').Hand} hand
 * @returns {string}
 */
export function spoken(park, choices, { plan, cursor }) {
  const last = numbered(plan, choices).at(-1);
  if (last) return say('spoken-step', last);
  if (plan.gate) return say('spoken-gate', { gate: placeName(park, plan.gate) });
  return cursor && choices.gates.includes(cursor) ? placeName(park, cursor) : '';
}
