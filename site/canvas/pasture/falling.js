// A tile that drops onto the meadow.

import { SEATS } from '../seats.js';
import { centreOf } from './frame.js';
import { drawTile } from './ground.js';
import { addHex, outline } from './shapes.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Layout} Layout */
/** @typedef {import('./colours.js').Colours} Colours */

// In radii, at height 1.
const RISE = 1.3;

/** Draws a tile above the board, its shadow on the ground.
 * @param {Context} context
 * @param {Layout} layout
 * @param {{fields: string[], seat: number, height: number}} tile
 * @param {Colours} colours */
export function drawFalling(context, layout, { fields, seat, height }, colours) {
  drawShadow(context, layout, fields, height, colours);
  context.save();
  context.globalAlpha = 1 - 0.5 * height;
  const up = { ...layout, y: layout.y - height * RISE * layout.radius };
  drawTile(context, up, fields, colours);
  outline(context, up, fields, -0.02);
  context.strokeStyle = SEATS[seat].colour;
  context.lineWidth = Math.max(2, layout.radius * 0.1);
  context.stroke();
  context.restore();
}

/** @param {Context} context
 * @param {Layout} layout
 * @param {string[]} fields
 * @param {number} height
 * @param {Colours} colours */
function drawShadow(context, layout, fields, height, colours) {
  context.beginPath();
  for (const field of fields) {
    const { x, y } = centreOf(layout, field);
    addHex(context, x + height * layout.radius * 0.3, y + layout.radius * 0.2, layout.radius);
  }
  context.globalAlpha = 0.7 - 0.4 * height;
  context.fillStyle = colours.shadow;
  context.fill();
  context.globalAlpha = 1;
}
