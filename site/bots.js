/**
 * The bots of a match: they think while the player plans or watches.
 */

import { change, state } from './state.js';
import { renewed } from './brought/bot.js';
import { thinkOutside } from './brought/playing.js';
import { think } from './engine.js';
import { OWN } from './seats.js';

/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('./match.js').Scene} Scene */

/** What is said of a bot that cannot think yet, and after how many ms it tries again. */
const AWAY = 'bot-away';
const AGAIN = 3000;

/**
 * Whether a game's bot of a level wants numpy, which comes after the engine; hints and analysis
 * are the strongest bot's. No bot of Splits does.
 * @param {string} game
 * @param {string} [level]
 */
export function reckons(game, level = 'hard') {
  return game === 'olifantenpad' && level !== 'easy';
}

/**
 * Lets the bots among the seats to move think. Their moves go to the match.
 * @param {Match} match
 * @param {Scene} scene
 * @param {() => void} moved a move came
 * @param {(problem: any) => void} failed
 */
export function wake(match, scene, moved, failed) {
  for (const seat of scene.to_move) if (match.seats[seat].kind === 'bot') wakeOne(match, seat, moved, failed);
}

/**
 * @param {Match} match
 * @param {number} seat
 * @param {() => void} moved
 * @param {(problem: any) => void} failed
 */
async function wakeOne(match, seat, moved, failed) {
  const { level } = /** @type {{level: string}} */ (match.seats[seat]);
  try {
    const move = level === OWN ? await thinkOutside(seat) : await think(seat, reckons(match.game, level));
    if (state.match !== match || move === null) return;
    change((s) => {
      match.moves[seat] = move;
      // What was said of this bot does not hold any more.
      if (/^(bot|guest)-/.test(s.notice?.id ?? '')) s.notice = null;
    });
    moved();
  } catch (problem) {
    if (level === OWN) return tryAgain(match, seat, moved, failed, problem);
    if (/** @type {any} */ (problem).message !== 'away') return failed(problem);
    // What this bot reckons with could not be fetched: it comes when the connection is back.
    failed({ id: AWAY });
    setTimeout(() => state.match === match && wakeOne(match, seat, moved, failed), AGAIN);
  }
}

/**
 * A bot of the player's own has failed: why is said, and the match waits for a better one.
 * @param {Match} match
 * @param {number} seat
 * @param {() => void} moved
 * @param {(problem: any) => void} failed
 * @param {any} problem
 */
async function tryAgain(match, seat, moved, failed, problem) {
  failed(problem);
  await renewed();
  if (state.match === match) wakeOne(match, seat, moved, failed);
}
