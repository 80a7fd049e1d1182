/**
 * What the player made of the matches of dates.
 */

import { recall, remember } from './store.js';

export { dateOf, monthOf, monthsOn, today } from './dates.js';

/** @typedef {{best: number, last: number, tries: number, par?: number, turns: number[]}} Result of a date; `turns`: the best match's points turn by turn */

/**
 * What the player made of a date; null where they did not play it.
 * @param {string} game
 * @param {string} day
 * @returns {Result | null}
 */
export function resultOf(game, day) {
  const result = recall(keyOf(game, day));
  return Number.isInteger(result?.best) && Array.isArray(result.turns) ? result : null;
}

/**
 * Keeps a finished match of a date: its points, if they are more than ever before.
 * @param {string} game
 * @param {string} day
 * @param {number[]} curve the points before the first turn and after each
 * @returns {Result}
 */
export function keepResult(game, day, curve) {
  const before = resultOf(game, day);
  const last = curve.at(-1) ?? 0;
  const turns = curve.slice(1).map((points, turn) => points - curve[turn]);
  const isBest = !before || last > before.best;
  const result = { ...(isBest ? { ...before, best: last, turns } : before), last, tries: (before?.tries ?? 0) + 1 };
  remember(keyOf(game, day), result);
  return result;
}

/**
 * @param {string} game
 * @param {string} day
 */
function keyOf(game, day) {
  return `day ${game} ${day}`;
}
