// The tile in the player's hand.

import { drawFalling } from './falling.js';
import { centreOf } from './frame.js';
import { addHex, outline, strokeTwice } from './shapes.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Layout} Layout */
/** @typedef {import('./colours.js').Colours} Colours */

// How high the tile about to be laid hovers, as a share of its fall.
const HOVERING = 0.1;

/** The tile about to be laid, a hand above its place; hatched where it may not lie.
 * @param {Context} context
 * @param {Layout} layout
 * @param {{fields: string[], seat: number, legal: boolean}} ghost
 * @param {Colours} colours */
export function drawGhost(context, layout, { fields, seat, legal }, colours) {
  if (legal) drawFalling(context, layout, { fields, seat, height: HOVERING }, colours);
  else drawMisfit(context, layout, fields, colours);
}

/** @param {Context} context
 * @param {Layout} layout
 * @param {string[]} fields
 * @param {Colours} colours */
function drawMisfit(context, layout, fields, colours) {
  const { radius } = layout;
  context.save();
  context.beginPath();
  for (const field of fields) {
    const { x, y } = centreOf(layout, field);
    addHex(context, x, y, radius * 0.92);
  }
  context.fillStyle = colours.misfit;
  context.fill();
  hatch(context, layout, colours.bad);
  context.restore();
  strokeTwice(context, radius, colours.bad, colours.paper, () => outline(context, layout, fields, -0.02));
}

/** Slanted lines within the path.
 * @param {Context} context
 * @param {Layout} layout
 * @param {string} colour */
function hatch(context, { width, height, radius }, colour) {
  context.clip();
  context.beginPath();
  for (let x = -height; x < width; x += radius * 0.36) {
    context.moveTo(x, height);
    context.lineTo(x + height, 0);
  }
  context.strokeStyle = colour;
  context.lineWidth = radius * 0.1;
  context.stroke();
}
