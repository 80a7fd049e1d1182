/**
 * What people who share this device are called, by seat.
 */

import { change } from './state.js';
import { recall, remember } from './store.js';

/** So many letters a name may have; there is little room on a phone. */
export const LONGEST = 14;

/**
 * The name of who sits on a seat; empty where none was given.
 * @param {number} seat
 * @returns {string}
 */
export function nameOf(seat) {
  const names = recall('names');
  return tidy(Array.isArray(names) ? names[seat] : '');
}

/**
 * Names who sits on a seat; without letters the seat has its colour's name again.
 * @param {number} seat
 * @param {string} name
 */
export function giveName(seat, name) {
  const names = [0, 1, 2, 3].map((each) => (each === seat ? tidy(name) : nameOf(each)));
  remember('names', names.some(Boolean) ? names : null);
  change();
}

/** @param {any} name */
function tidy(name) {
  const text = typeof name === 'string' ? name.replace(/\s+/g, ' ').trim() : '';
  return [...text].slice(0, LONGEST).join('').trim();
}
