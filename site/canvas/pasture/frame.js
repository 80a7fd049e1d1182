// From fields to CSS pixels and back.

import { WIDTH, bounds, fieldOf, middle } from '../hexagon.js';

/** @typedef {import('./types.js').Board} Board */
/** @typedef {import('./types.js').Layout} Layout */
/** @typedef {import('../hexagon.js').Point} Point */

// How many radii a growing pasture is seen across at least: room for the next
// tiles, and no new scale with every tile.
const GROWING = { across: 9 * WIDTH, down: 14 };
const LARGEST = 62;
// In radii: room for the bank below the pasture and for what sticks out above.
const EDGE = { side: 0.35, above: 0.5, below: 0.6 };

/** Where the board lies on a canvas of width × height CSS pixels: in its middle,
 * as large as it fits, with room for so many fields all around. On the way from an
 * older board it lies between both, and `rest` says where it will come to rest.
 * @param {number} width
 * @param {number} height
 * @param {Board} board
 * @returns {Layout} */
export function layout(width, height, { from, t = 1, ...board }) {
  const rest = fitted(width, height, board);
  return from && t < 1 ? { ...between(fitted(width, height, from), rest, t), rest } : rest;
}

/** @param {number} width
 * @param {number} height
 * @param {Board} board
 * @returns {Layout} */
function fitted(width, height, { fields, margin = 0 }) {
  const box = bounds(fields);
  // A tile beside the pasture reaches half a field less far to the side than down.
  const room = margin ? { x: (margin - 0.5) * WIDTH, y: margin * 1.5 } : { x: EDGE.side, y: 0 };
  const least = margin ? GROWING : { across: 0, down: 0 };
  const across = Math.max(least.across, box.right - box.left + 2 * room.x);
  const down = Math.max(least.down, box.bottom - box.top + 2 * room.y + EDGE.above + EDGE.below);
  const radius = Math.max(1, Math.min(LARGEST, width / across, height / down));
  return { width, height, radius,
    x: width / 2 - radius * (box.left + box.right) / 2,
    y: height / 2 - radius * (box.top + box.bottom + EDGE.below - EDGE.above) / 2 };
}

/** @param {Layout} from
 * @param {Layout} to
 * @param {number} t
 * @returns {Layout} */
function between(from, to, t) {
  const mix = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * t;
  return { ...to, radius: mix(from.radius, to.radius), x: mix(from.x, to.x), y: mix(from.y, to.y) };
}

/** The field at a point in CSS pixels, on or off the pasture; null off the canvas.
 * @param {Layout} layout
 * @param {number} x
 * @param {number} y
 * @returns {string|null} */
export function fieldAt(layout, x, y) {
  if (x < 0 || y < 0 || x > layout.width || y > layout.height) return null;
  return fieldOf({ x: (x - layout.x) / layout.radius, y: (y - layout.y) / layout.radius });
}

/** The middle of a field in CSS pixels.
 * @param {Layout} layout
 * @param {string} field
 * @returns {Point} */
export function centreOf(layout, field) {
  return onCanvas(layout, middle(field));
}

/** A point in radii as CSS pixels.
 * @param {Layout} layout
 * @param {Point} point
 * @returns {Point} */
export function onCanvas(layout, { x, y }) {
  return { x: layout.x + x * layout.radius, y: layout.y + y * layout.radius };
}

/** Every field whose middle lies on the canvas or just beside it.
 * @param {Layout} layout
 * @returns {string[]} */
export function visible(layout) {
  const seen = [];
  const { x, y, radius, width, height } = layout;
  for (let r = Math.floor(-y / radius / 1.5) - 1; r * 1.5 * radius + y < height + 2 * radius; r++) {
    const row = x + radius * WIDTH * r / 2;
    for (let q = Math.floor(-row / radius / WIDTH) - 1; row + q * WIDTH * radius < width + 2 * radius; q++) {
      seen.push(`${q},${r}`);
    }
  }
  return seen;
}
