/**
 * Which picture stands where, in the rules and in the list of the lessons.
 */

import { PARKS } from './park.js';
import { PASTURES } from './pasture.js';

/** @typedef {import('../pictures.js').Picture} Picture */

/** The parts of the rules in order, each with its picture. @type {Record<string, Record<string, Picture>>} */
export const PARTS = {
  olifantenpad: pick(PARKS, ['aim', 'plan', 'owner', 'cost', 'level', 'busy', 'school']),
  splits: pick(PASTURES, ['aim', 'build', 'place', 'split', 'blocked', 'end']),
};

/** Whose picture each lesson has. @type {Record<string, Picture[]>} */
const OF_LESSONS = {
  olifantenpad: Object.values(pick(PARKS, ['walk', 'cost', 'whose', 'busy', 'school'])),
  splits: Object.values(pick(PASTURES, ['build', 'place', 'split', 'narrow'])),
};

/**
 * The pictures of a game's lessons, in order.
 * @param {string} game
 */
export function lessonPictures(game) {
  return OF_LESSONS[game];
}

/**
 * @param {Record<string, Picture>} pictures
 * @param {string[]} names
 */
function pick(pictures, names) {
  return Object.fromEntries(names.map((name) => [name, pictures[name]]));
}
