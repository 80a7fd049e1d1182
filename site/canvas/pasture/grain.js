// Chance for looks alone: the same field always grows the same flowers.

import { axial } from '../hexagon.js';

/** A number from 0 up to 1 that hangs on a field and a salt alone.
 * @param {string} field
 * @param {number} salt
 * @returns {number} */
export function grain(field, salt) {
  const { q, r } = axial(field);
  let bits = Math.imul(q + 101, 374761393) ^ Math.imul(r + 211, 668265263) ^ Math.imul(salt + 7, 2246822519);
  bits = Math.imul(bits ^ (bits >>> 15), 2246822519);
  bits = Math.imul(bits ^ (bits >>> 13), 3266489917);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

/** A point within a field, as offsets in radii from its middle.
 * @param {string} field
 * @param {number} salt
 * @param {number} reach how far out at most, in radii
 * @returns {{x: number, y: number}} */
export function spread(field, salt, reach) {
  const angle = grain(field, salt) * 2 * Math.PI;
  const distance = Math.sqrt(grain(field, salt + 1)) * reach;
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
}
