// Paths of hexes, and strokes along them.

import { corners, neighbours, side } from '../hexagon.js';
import { centreOf } from './frame.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Layout} Layout */

/** Begins a path around a hex with rounded corners.
 * @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {number} [round] radius of the corners */
export function hex(context, x, y, radius, round = radius * 0.12) {
  context.beginPath();
  addHex(context, x, y, radius, round);
}

/** Adds a hex with rounded corners to the path.
 * @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {number} [round] */
export function addHex(context, x, y, radius, round = radius * 0.12) {
  const points = corners(x, y, radius);
  const last = points[5];
  context.moveTo((last.x + points[0].x) / 2, (last.y + points[0].y) / 2);
  points.forEach((point, i) => {
    const next = points[(i + 1) % 6];
    context.arcTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2, round);
  });
  context.closePath();
}

/** Begins a path of all sides that have none of the fields beyond them.
 * @param {Context} context
 * @param {Layout} layout
 * @param {string[]} fields
 * @param {number} [grow] how far outwards, as a share of the radius */
export function outline(context, layout, fields, grow = 0) {
  const inside = new Set(fields);
  context.beginPath();
  for (const field of fields) {
    const { x, y } = centreOf(layout, field);
    const points = corners(x, y, layout.radius * (1 + grow));
    neighbours(field).forEach((next, direction) => {
      if (inside.has(next)) return;
      const [a, b] = side(direction - layout.turn);
      context.moveTo(points[a].x, points[a].y);
      context.lineTo(points[b].x, points[b].y);
    });
  }
}

/** Begins a path of the bank below a field: its hex drawn out downwards.
 * @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {number} depth */
export function bank(context, x, y, radius, depth) {
  const [top, upper, lower, bottom, lowerLeft, upperLeft] = corners(x, y, radius);
  context.beginPath();
  context.moveTo(top.x, top.y);
  context.lineTo(upper.x, upper.y);
  for (const point of [lower, bottom, lowerLeft]) context.lineTo(point.x, point.y + depth);
  context.lineTo(upperLeft.x, upperLeft.y);
  context.closePath();
}

/** Strokes a path with an edge in another colour.
 * @param {Context} context
 * @param {number} radius
 * @param {string} inner
 * @param {string} outer
 * @param {() => void} path */
export function strokeTwice(context, radius, inner, outer, path) {
  context.lineJoin = context.lineCap = 'round';
  for (const [colour, width] of /** @type {[string, number][]} */ ([[outer, 0.22], [inner, 0.12]])) {
    path();
    context.strokeStyle = colour;
    context.lineWidth = Math.max(width * 20, radius * width);
    context.stroke();
  }
}
