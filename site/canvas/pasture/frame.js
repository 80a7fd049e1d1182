// From fields to CSS pixels and back.

import { WIDTH, bounds, fieldOf, middle, name, turned } from '../hexagon.js';

/** @typedef {import('./types.js').Board} Board */
/** @typedef {import('./types.js').Layout} Layout */
/** @typedef {import('../hexagon.js').Point} Point */

// How many radii a growing pasture is seen across at least: room for the next
// tiles, and no new scale with every tile.
const GROWING = { across: 9 * WIDTH, down: 14 };
const LARGEST = 62;
/** On a very large screen a field is this much of the canvas's shorter side, though. */
const PART = 0.07;
// How much larger a turned pasture must be to be turned.
const WORTH = 1.1;
// In radii: room for the bank below the pasture and for what sticks out above.
const EDGE = { side: 0.35, above: 0.5, below: 0.6 };

/** Where the board lies on a canvas of width × height CSS pixels: in its middle,
 * as large as it fits, with room for so many fields all around. A finished pasture
 * (without margin) is turned by sixths where that makes it clearly larger. On the
 * way from an older board it lies between both; `rest` is where it will lie.
 * @param {number} width
 * @param {number} height
 * @param {Board} board
 * @returns {Layout} */
export function layout(width, height, { from, t = 1, ...board }) {
  const rest = fitted(width, height, board);
  return from && t < 1 ? between(fitted(width, height, from), rest, t) : rest;
}

/** @param {number} width
 * @param {number} height
 * @param {Board} board
 * @returns {Layout} */
function fitted(width, height, { fields, margin = 0 }) {
  const turns = margin ? [0] : [0, 1, -1];
  const [straight, ...others] = turns.map((turn) => turnedTo(width, height, fields, margin, turn));
  const [largest] = others.sort((a, b) => b.radius - a.radius);
  return largest?.radius > straight.radius * WORTH ? largest : straight;
}

/** @param {number} width
 * @param {number} height
 * @param {string[]} fields
 * @param {number} margin
 * @param {number} turn
 * @returns {Layout} */
function turnedTo(width, height, fields, margin, turn) {
  const box = bounds(fields.map((field) => turned(field, turn)));
  // A tile beside the pasture reaches half a field less far to the side than down.
  const room = margin ? { x: (margin - 0.5) * WIDTH, y: margin * 1.5 } : { x: EDGE.side, y: 0 };
  const least = margin ? GROWING : { across: 0, down: 0 };
  const across = Math.max(least.across, box.right - box.left + 2 * room.x);
  const down = Math.max(least.down, box.bottom - box.top + 2 * room.y + EDGE.above + EDGE.below);
  const largest = Math.max(LARGEST, Math.min(width, height) * PART);
  const radius = Math.max(1, Math.min(largest, width / across, height / down));
  return { width, height, radius, turn,
    x: width / 2 - radius * (box.left + box.right) / 2,
    y: height / 2 - radius * (box.top + box.bottom + EDGE.below - EDGE.above) / 2 };
}

/** The layout between two; what comes to rest in the canvas's middle goes there straight.
 * @param {Layout} from
 * @param {Layout} rest
 * @param {number} t 0 to 1
 * @returns {Layout} */
function between(from, rest, t) {
  const { width, height } = rest;
  const mix = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * t;
  const moving = { width, height, radius: mix(from.radius, rest.radius), turn: mix(from.turn, rest.turn), x: 0, y: 0, rest };
  const middle = inRadii(rest, { x: width / 2, y: height / 2 });
  const [start, off] = [onCanvas(from, middle), onCanvas(moving, middle)];
  return { ...moving, x: mix(start.x, width / 2) - off.x, y: mix(start.y, height / 2) - off.y };
}

/** The field at a point in CSS pixels, on or off the pasture; null off the canvas.
 * @param {Layout} layout
 * @param {number} x
 * @param {number} y
 * @returns {string|null} */
export function fieldAt(layout, x, y) {
  if (x < 0 || y < 0 || x > layout.width || y > layout.height) return null;
  return fieldOf(inRadii(layout, { x, y }));
}

/** The middle of a field in CSS pixels.
 * @param {Layout} layout
 * @param {string} field
 * @returns {Point} */
export function centreOf(layout, field) {
  return onCanvas(layout, middle(field));
}

/** The same for a field or, while sheep move, a point in radii.
 * @param {Layout} layout
 * @param {string|Point} at
 * @returns {Point} */
export function placeOf(layout, at) {
  return typeof at === 'string' ? centreOf(layout, at) : onCanvas(layout, at);
}

/** A point in radii as CSS pixels.
 * @param {Layout} layout
 * @param {Point} point
 * @returns {Point} */
function onCanvas({ x, y, radius, turn }, point) {
  const at = rotated(point, turn);
  return { x: x + at.x * radius, y: y + at.y * radius };
}

/** @param {Layout} layout
 * @param {Point} point in CSS pixels
 * @returns {Point} */
function inRadii({ x, y, radius, turn }, point) {
  return rotated({ x: (point.x - x) / radius, y: (point.y - y) / radius }, -turn);
}

/** @param {Point} point
 * @param {number} turn sixths, clockwise
 * @returns {Point} */
function rotated({ x, y }, turn) {
  const angle = turn * Math.PI / 3;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** Every field whose middle lies on the canvas or just beside it.
 * @param {Layout} layout
 * @returns {string[]} */
export function visible(layout) {
  const seen = [];
  const { x, y, radius, width, height, turn } = layout;
  for (let r = Math.floor(-y / radius / 1.5) - 1; r * 1.5 * radius + y < height + 2 * radius; r++) {
    const row = x + radius * WIDTH * r / 2;
    for (let q = Math.floor(-row / radius / WIDTH) - 1; row + q * WIDTH * radius < width + 2 * radius; q++) {
      seen.push(turned(name(q, r), -turn));
    }
  }
  return seen;
}
