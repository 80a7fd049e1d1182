/**
 * What is read out of any match: the points, and every turn once.
 */

import { spokenLog } from '../../accessible.js';
import { say } from '../../words.js';
import { seatName } from './scores.js';

/** @typedef {import('../../match.js').Match} Match */
/** @typedef {import('../../match.js').Show} Show */

/**
 * All seats' points in one sentence.
 * @param {Match} match
 * @param {number[]} points by seat
 */
export function pointsInWords(match, points) {
  return say('log-points', { points: points.map((each, seat) => `${seatName(match, seat)} ${each}`).join(', ') });
}

/**
 * A log that tells every turn of a match once it has been shown.
 * @param {Match} match
 * @param {(match: Match, show: Show) => string} inWords
 */
export function turnLog(match, inWords) {
  const { box, tell } = spokenLog(say('log'));
  let told = match.last;
  return {
    box,
    update() {
      if (match.last === told) return;
      told = match.last;
      if (told) tell(inWords(match, told));
    },
  };
}
