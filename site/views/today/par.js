/**
 * Par of a date, worked out by the engine while the player looks or plays, and remembered.
 */

import { work } from '../../engine.js';
import { change } from '../../state.js';
import { recall, remember } from '../../store.js';

/** The games that have a par. */
const GAMES = ['olifantenpad'];

/** @type {Set<string>} */
const asked = new Set();

/**
 * The par of a date; null while it is being worked out, undefined where the game has none.
 * The first question sets the engine to work.
 * @param {string} game
 * @param {string} day
 * @returns {number | null | undefined}
 */
export function parOf(game, day) {
  if (!GAMES.includes(game)) return undefined;
  const key = `par ${game} ${day}`;
  const known = recall(key);
  if (Number.isInteger(known)) return known;
  if (!asked.has(key)) search(key, game, day);
  return null;
}

/**
 * @param {string} key
 * @param {string} game
 * @param {string} day
 */
async function search(key, game, day) {
  asked.add(key);
  try {
    const found = await work({ ask: 'par', game, date: day });
    if (found) remember(key, found.par);
  } finally {
    asked.delete(key);
    change();
  }
}
