// Hexes with a corner at the top, in the axial coordinates of the rules
// (rules/splits.md). Lengths are in radii
// (centre to corner), measured from the middle of field `0,0`, y downwards.

/** @typedef {{q: number, r: number}} Axial */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Bounds */

/** The six directions as [q, r]: east, then against the clock. */
export const DIRECTIONS = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]];

/** Side to side, in radii. */
export const WIDTH = Math.sqrt(3);

/** The coordinates that a field's name gives: `"2,-1"` → {q: 2, r: -1}.
 * @param {string} field
 * @returns {Axial} */
export function axial(field) {
  const [q, r] = field.split(',').map(Number);
  return { q, r };
}

/** A field's name: (2, -1) → `"2,-1"`.
 * @param {number} q
 * @param {number} r */
export function name(q, r) {
  return `${q},${r}`;
}

/** Where a field's middle lies, in radii.
 * @param {string} field
 * @returns {Point} */
export function middle(field) {
  const { q, r } = axial(field);
  return { x: WIDTH * (q + r / 2), y: 1.5 * r };
}

/** The field that a point in radii lies on.
 * @param {Point} point */
export function fieldOf({ x, y }) {
  const r = y / 1.5;
  const q = x / WIDTH - r / 2;
  return nearest(q, r);
}

/** @param {number} q
 * @param {number} r */
function nearest(q, r) {
  const s = -q - r;
  const [Q, R, S] = [q, r, s].map(Math.round);
  const [dq, dr, ds] = [Math.abs(Q - q), Math.abs(R - r), Math.abs(S - s)];
  // Rounding breaks q + r + s = 0; the one rounded furthest is put right.
  if (dq > dr && dq > ds) return name(-R - S + 0, R + 0);
  return dr > ds ? name(Q + 0, -Q - S + 0) : name(Q + 0, R + 0);
}

/** The six corners of a hex, from the top, clockwise.
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @returns {Point[]} */
export function corners(x, y, radius) {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (i * 60 - 90) * Math.PI / 180;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** The two corners (as indices of `corners`) of the side that faces a direction.
 * @param {number} direction index into DIRECTIONS, or any number of sixths against the clock
 * @returns {[number, number]} */
export function side(direction) {
  const first = (((1 - direction) % 6) + 6) % 6;
  return [first, (first + 1) % 6];
}

/** The field next to a field in a direction, on or off the pasture.
 * @param {string} field
 * @param {number} direction index into DIRECTIONS */
export function beside(field, direction) {
  const { q, r } = axial(field);
  const [dq, dr] = DIRECTIONS[direction];
  return name(q + dq, r + dr);
}

/** All six fields around a field, in the order of DIRECTIONS.
 * @param {string} field */
export function neighbours(field) {
  return DIRECTIONS.map((_, direction) => beside(field, direction));
}

/** The box around whole fields, in radii; around `0,0` when there are none.
 * @param {string[]} fields
 * @returns {Bounds} */
export function bounds(fields) {
  const middles = (fields.length ? fields : ['0,0']).map(middle);
  const xs = middles.map((point) => point.x);
  const ys = middles.map((point) => point.y);
  return { left: Math.min(...xs) - WIDTH / 2, top: Math.min(...ys) - 1,
    right: Math.max(...xs) + WIDTH / 2, bottom: Math.max(...ys) + 1 };
}

/** Missing fields that the pasture encloses.
 * @param {string[]} fields
 * @returns {string[]} */
export function holes(fields) {
  if (!fields.length) return [];
  const pasture = new Set(fields);
  const around = box(fields);
  const open = flood(around[0], new Set(around.filter((field) => !pasture.has(field))));
  return around.filter((field) => !pasture.has(field) && !open.has(field));
}

/** Every field of the slanted box one field wider than the pasture; its first is a corner.
 * @param {string[]} fields */
function box(fields) {
  const [qs, rs] = [fields.map((field) => axial(field).q), fields.map((field) => axial(field).r)];
  const all = [];
  for (let r = Math.min(...rs) - 1; r <= Math.max(...rs) + 1; r++) {
    for (let q = Math.min(...qs) - 1; q <= Math.max(...qs) + 1; q++) all.push(name(q, r));
  }
  return all;
}

/** @param {string} start
 * @param {Set<string>} within */
function flood(start, within) {
  const reached = new Set([start]);
  for (const field of reached) {
    for (const next of neighbours(field)) if (within.has(next)) reached.add(next);
  }
  return reached;
}

/** Where a field comes to lie when everything is turned around `0,0`.
 * @param {string} field
 * @param {number} turn whole sixths, clockwise
 * @returns {string} */
export function turned(field, turn) {
  let { q, r } = axial(field);
  for (let left = ((turn % 6) + 6) % 6; left > 0; left--) [q, r] = [-r, q + r];
  return name(q + 0, r + 0);
}

/** Where a key leads from a field; up and down go in a zigzag, so that two
 * steps up are straight up. Null for other keys.
 * @param {string} field
 * @param {string} code as in KeyboardEvent.code: the key's place, not its letter
 * @returns {string|null} */
export function step(field, code) {
  const even = axial(field).r % 2 === 0;
  /** @type {Record<string, number>} */
  const ways = { ArrowRight: 0, ArrowLeft: 3, ArrowUp: even ? 1 : 2, ArrowDown: even ? 5 : 4,
    KeyE: 1, KeyQ: 2, KeyZ: 4, KeyC: 5 };
  return code in ways ? beside(field, ways[code]) : null;
}
