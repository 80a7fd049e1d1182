/**
 * The brought bot in a match on the page: the page's own engine says what it sees, and whether its
 * move is one.
 */

import { ask } from '../engine.js';
import { askBot } from './bot.js';
import { stopTrial } from './trial.js';

/** Seconds that it may think in a match with a person. */
const LIMIT = 60;

/**
 * The brought bot's move on a seat of the match that the engine has.
 * @param {number} seat
 * @returns {Promise<string>}
 * @throws {import('../engine.js').Refusal} where there is no bot, or it comes to no move
 */
export async function thinkOutside(seat) {
  stopTrial();
  const given = await ask({ ask: 'outside', seat });
  const { ok } = await askBot({ ask: 'think', ...given }, { limit: LIMIT });
  const move = String(ok?.move ?? '');
  await ask({ ask: 'check', seat, move });
  return move;
}
