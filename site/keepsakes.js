/**
 * Everything that is remembered, as one file: to keep, or to take to another browser.
 */

import { isKeptMatch, keepMatch, keptMatches, recall, recallAll, remember } from './store.js';
import { Unreadable } from './share.js';

const VERSION = 1;

/** How long a key may be; ours are short. */
const LONGEST = 100;

/**
 * All that is remembered.
 * @returns {Promise<{grasveld: number, kept: Record<string, any>, matches: import('./store.js').KeptMatch[]}>}
 */
export async function allKeepsakes() {
  return { grasveld: VERSION, kept: recallAll(), matches: await keptMatches() };
}

/**
 * Takes over what a file of ours holds; the better result and the newer match stay.
 * @param {any} file
 * @returns {Promise<number>} how many things were taken over
 * @throws {Unreadable} where it is no file of ours
 */
export async function takeKeepsakes(file) {
  if (file?.grasveld !== VERSION || !isObject(file.kept) || !Array.isArray(file.matches)) throw new Unreadable('file-foreign');
  const kept = Object.entries(file.kept).filter(([key, value]) => key.length <= LONGEST && isBetter(value, recall(key)));
  const known = Object.fromEntries((await keptMatches()).map((match) => [match.id, match.updated]));
  const matches = file.matches.filter(isKeptMatch).filter((/** @type {any} */ { id, updated }) => updated > (known[id] ?? -Infinity));
  for (const [key, value] of kept) await remember(key, value);
  for (const match of matches) await keepMatch(match);
  return kept.length + matches.length;
}

/**
 * Whether a value should take another's place: of two results the one with more points.
 * @param {any} value
 * @param {any} known
 */
function isBetter(value, known) {
  if (value === null || JSON.stringify(value) === JSON.stringify(known)) return false;
  return !(Number(known?.best) > Number(value?.best));
}

/** @param {any} value */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
