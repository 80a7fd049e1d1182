// The pale meadow around the pasture: tufts, flowers, trees, bushes, stones.

import { neighbours } from '../hexagon.js';
import { centreOf, visible } from './frame.js';
import { grain, spread } from './grain.js';
import { bush, drawFlower, stone, tree, tuft } from './plants.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Layout} Layout */
/** @typedef {import('./colours.js').Colours} Colours */

/** Draws the meadow on the whole canvas.
 * @param {Context} context
 * @param {Layout} layout
 * @param {string[]} fields of the pasture, which nothing tall grows beside
 * @param {Colours} colours */
export function drawMeadow(context, layout, fields, colours) {
  const { width, height, radius } = layout;
  const sky = context.createLinearGradient(0, 0, 0, height);
  colours.meadow.forEach((colour, i) => sky.addColorStop(i, colour));
  context.fillStyle = sky;
  context.fillRect(0, 0, width + 1, height + 1);
  const near = new Set(fields.flatMap((field) => [field, ...neighbours(field)]));
  const wild = visible(layout);
  for (const field of wild) drawPatch(context, centreOf(layout, field), radius, field, colours);
  for (const field of wild) if (!near.has(field)) drawWild(context, centreOf(layout, field), radius, field, colours);
}

/** Perhaps a lighter patch, three tufts, now and then a flower.
 * @param {Context} context
 * @param {import('../hexagon.js').Point} centre
 * @param {number} radius
 * @param {string} field
 * @param {Colours} colours */
function drawPatch(context, { x, y }, radius, field, colours) {
  if (grain(field, 1) < 0.4) drawGlade(context, x, y, radius * (1 + grain(field, 2)), colours);
  for (const salt of [10, 20, 30]) {
    const at = spread(field, salt, 0.9);
    tuft(context, x + at.x * radius, y + at.y * radius, radius * 0.14, colours.meadowTuft);
  }
  if (grain(field, 5) < 0.22) drawFlower(context, x, y, radius, field, 40, colours);
}

/** A lighter spot without an edge.
 * @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {Colours} colours */
function drawGlade(context, x, y, radius, colours) {
  const light = context.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, colours.meadowPatch);
  light.addColorStop(1, 'rgba(255, 255, 235, 0)');
  context.fillStyle = light;
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/** What grows or lies at some distance from the pasture.
 * @param {Context} context
 * @param {import('../hexagon.js').Point} centre
 * @param {number} radius
 * @param {string} field
 * @param {Colours} colours */
function drawWild(context, { x, y }, radius, field, colours) {
  const kind = grain(field, 60);
  const at = spread(field, 61, 0.4);
  const place = /** @type {const} */ ([context, x + at.x * radius, y + at.y * radius]);
  if (kind < 0.05) tree(...place, radius * 1.7, colours);
  else if (kind < 0.12) bush(...place, radius * 0.8, colours.crown, colours.shadow);
  else if (kind < 0.16) stone(...place, radius * 0.42, colours);
}
