/**
 * What the relay knows of a player, and what one may have it do about that.
 */

import { askRelay, openLine } from './line.js';

/** @typedef {{rating: number, games: number, won: number}} Rating */
/** @typedef {{room: string, game: string, time: number, other: {key: string, name: string}, won: boolean | null}} Played `won` is null of a draw */
/** @typedef {{name: string, hidden: boolean, games: Record<string, Rating>, history: Played[]}} Profile */
/** @typedef {{key: string, name: string, rating: number, games: number, won: number}} Row of the table of the best */

/** @returns {Promise<Profile>} one's own page */
export function fetchProfile() {
  return askRelay('profile');
}

/**
 * The table of the best.
 * @param {string} game
 * @returns {Promise<Row[]>}
 */
export function fetchBest(game) {
  return askRelay('best', { game });
}

/**
 * Whether one's name is left out of the table.
 * @param {boolean} hidden
 */
export function hideName(hidden) {
  return askRelay('hide', { hidden });
}

/**
 * Tells the host of a name that should not be.
 * @param {string} key whose
 */
export function reportName(key) {
  return askRelay('report_name', { key });
}

/** Has the relay delete one's name, rating and history. */
export async function forgetMe() {
  return (await openLine())?.askSigned('forget');
}
