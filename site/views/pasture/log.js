/**
 * A turn of Splits in words: the sentence under the board, and in full for who reads by ear.
 */

import { say } from '../../words.js';
import { pointsInWords } from '../match/aloud.js';
import { seatName } from '../match/scores.js';
import { told } from './told.js';

/** @typedef {import('../../match.js').Match} Match */
/** @typedef {import('../../match.js').Event} Event */
/** @typedef {import('../../match.js').Show} Show */

/**
 * What was done in a turn, and who can move no more by it.
 * @param {Match} match
 * @param {Event[]} events
 */
export function sentence(match, events) {
  return told(events, match.you).map(({ id, seat, arguments: args }) => say(id, { ...args, name: seatName(match, seat) })).join(' ');
}

/**
 * The same with the fields it was done on, the stacks that can move no more, and the score.
 * @param {Match} match
 * @param {Show} show the turn
 * @returns {string}
 */
export function turnInWords(match, { events, after }) {
  const score = after.position.phase === 'play' ? pointsInWords(match, after.score.points) : '';
  return [sentence(match, events), ...events.map(where), score].filter(Boolean).join(' ');
}

/** @param {Event} event */
function where({ kind, at, from, to, fields = [] }) {
  if (kind === 'split') return say('splits-log-way', { from, to });
  if (kind === 'place') return say('splits-log-on', { fields: at });
  if (kind === 'tile') return say('splits-log-on', { fields: fields.join('; ') });
  return kind === 'blocked' ? say('splits-log-blocked', { stacks: fields.length, fields: fields.join('; ') }) : '';
}
