/**
 * Which matches are kept, under their addresses, so that they survive a closed tab and can be
 * looked at again.
 */

import { playHash } from './route.js';
import { forgetMatch, keepMatch, keptMatch } from './store.js';

/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('./match.js').Scene} Scene */

/**
 * Keeps a match as the engine has it now. A lesson is none.
 * @param {Match} match
 * @param {Scene} scene
 */
export function keep(match, { over, score, transcript }) {
  if (match.lesson || !transcript) return;
  keepMatch({ id: playHash(match), game: match.game, updated: Date.now(), over, me: match.you, points: score.points, transcript });
}

/**
 * How far the match of an address was played, maybe to its end; null where it was not.
 * @param {string} hash
 * @returns {Promise<any>} its transcript
 */
export async function playedSoFar(hash) {
  return (await keptMatch(hash))?.transcript ?? null;
}

/**
 * Makes room for another match at an address whose last one is over.
 * @param {string} hash
 */
export async function clearFinished(hash) {
  if ((await keptMatch(hash))?.over) await forgetMatch(hash);
}
