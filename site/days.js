/**
 * Calendar dates and what the player made of their matches: "2026-11-30" everywhere.
 */

import { recall, remember } from './store.js';

/** @typedef {{best: number, last: number, tries: number, par?: number, turns: number[]}} Result of a date; `turns`: the best match's points turn by turn */

/**
 * The player's own calendar date, whatever the clock of anyone else says.
 * @param {Date} [now]
 * @returns {string}
 */
export function today(now = new Date()) {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/**
 * A date as noon of that day here, so that no summer time moves it; null for what is no date.
 * @param {string} day
 * @returns {Date | null}
 */
export function dateOf(day) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const [year, month, date] = day.split('-').map(Number);
  const noon = new Date(year, month - 1, date, 12);
  return today(noon) === day ? noon : null;
}

/**
 * The dates of a month, for a calendar.
 * @param {string} day any of the month
 * @returns {string[]}
 */
export function monthOf(day) {
  const [year, month] = day.split('-').map(Number);
  const count = new Date(year, month, 0).getDate();
  return [...Array(count).keys()].map((date) => today(new Date(year, month - 1, date + 1, 12)));
}

/**
 * The first of the month so many months on.
 * @param {string} day
 * @param {number} by
 */
export function monthsOn(day, by) {
  const [year, month] = day.split('-').map(Number);
  return today(new Date(year, month - 1 + by, 1, 12));
}

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
