// The pasture's ground: fields on a bank, and holes.

import { holes } from '../hexagon.js';
import { centreOf } from './frame.js';
import { grain, spread } from './grain.js';
import { bush, drawFlower, tuft } from './plants.js';
import { addHex, bank, hex } from './shapes.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Layout} Layout */
/** @typedef {import('./colours.js').Colours} Colours */

const DEPTH = 0.3;
/** How much of a field its grass covers; the rest is the pale path between fields. */
const GRASS = 0.93;

/** Draws the pasture itself: banks, grass, holes.
 * @param {Context} context
 * @param {Layout} layout
 * @param {string[]} fields
 * @param {Colours} colours */
export function drawPasture(context, layout, fields, colours) {
  const inOrder = [...fields].sort((a, b) => centreOf(layout, a).y - centreOf(layout, b).y);
  const pits = holes(fields);
  drawShadow(context, layout, inOrder, colours);
  for (const pit of pits) drawPit(context, layout, pit, colours);
  drawTile(context, layout, inOrder, colours);
  for (const pit of pits) drawScrub(context, layout, pit, colours);
}

/** Draws fields with the bank and the pale path around them.
 * @param {Context} context
 * @param {Layout} layout
 * @param {string[]} fields upper ones first
 * @param {Colours} colours */
export function drawTile(context, layout, fields, colours) {
  for (const field of fields) drawBank(context, layout, field, colours);
  drawLip(context, layout, fields, colours);
  for (const field of fields) drawField(context, layout, field, colours);
}

/** @param {Context} context
 * @param {Layout} layout
 * @param {string[]} fields
 * @param {Colours} colours */
function drawShadow(context, layout, fields, colours) {
  context.save();
  context.fillStyle = colours.bankDeep;
  context.shadowColor = colours.shadow;
  // Shadows are measured in device pixels, whatever the scale.
  const ratio = context.getTransform().a;
  context.shadowBlur = layout.radius * 0.5 * ratio;
  context.shadowOffsetY = layout.radius * 0.25 * ratio;
  context.beginPath();
  for (const field of fields) {
    const { x, y } = centreOf(layout, field);
    addHex(context, x, y + layout.radius * DEPTH, layout.radius);
  }
  context.fill();
  context.restore();
}

/** Earth where the pasture has a hole.
 * @param {Context} context
 * @param {Layout} layout
 * @param {string} field
 * @param {Colours} colours */
function drawPit(context, layout, field, colours) {
  const { x, y } = centreOf(layout, field);
  const { radius } = layout;
  hex(context, x, y, radius * 1.1);
  const earth = context.createLinearGradient(0, y - radius, 0, y + radius);
  earth.addColorStop(0, colours.pitDeep);
  earth.addColorStop(1, colours.pit);
  context.fillStyle = earth;
  context.fill();
}

/** @param {Context} context
 * @param {Layout} layout
 * @param {string} field
 * @param {Colours} colours */
function drawBank(context, layout, field, colours) {
  const { x, y } = centreOf(layout, field);
  const { radius } = layout;
  for (const [depth, colour] of /** @type {[number, string][]} */ ([
    [DEPTH, colours.bankDeep], [DEPTH * 0.82, colours.bankEarth], [DEPTH * 0.38, colours.bankTop]])) {
    bank(context, x, y, radius * 1.06, radius * depth);
    context.fillStyle = colour;
    context.fill();
  }
}

/** The pale path between the fields and along the rim.
 * @param {Context} context
 * @param {Layout} layout
 * @param {string[]} fields
 * @param {Colours} colours */
function drawLip(context, layout, fields, colours) {
  for (const [grow, colour] of /** @type {[number, string][]} */ ([[1.085, colours.lipEdge], [1.045, colours.lip]])) {
    context.beginPath();
    for (const field of fields) {
      const { x, y } = centreOf(layout, field);
      addHex(context, x, y, layout.radius * grow, layout.radius * 0.1);
    }
    context.fillStyle = colour;
    context.fill();
  }
}

/** Two bushes in a hole.
 * @param {Context} context
 * @param {Layout} layout
 * @param {string} field
 * @param {Colours} colours */
function drawScrub(context, layout, field, colours) {
  const { x, y } = centreOf(layout, field);
  const { radius } = layout;
  const lean = (grain(field, 90) - 0.5) * 0.3;
  bush(context, x - radius * (0.25 - lean), y + radius * 0.12, radius * 0.72, colours.scrub, colours.shadow);
  bush(context, x + radius * (0.32 + lean), y + radius * 0.34, radius * 0.56, colours.scrub, colours.shadow);
}

/** @param {Context} context
 * @param {Layout} layout
 * @param {string} field
 * @param {Colours} colours */
function drawField(context, layout, field, colours) {
  const { x, y } = centreOf(layout, field);
  const { radius } = layout;
  hex(context, x, y, radius * GRASS, radius * 0.16);
  const light = (grain(field, 70) - 0.5) * 12;
  const base = colours.grass[Math.floor(grain(field, 71) * colours.grass.length)];
  context.fillStyle = `rgb(${base.map((part) => Math.round(part + light)).join(' ')})`;
  context.fill();
  drawLight(context, x, y, radius, colours);
  drawGrowth(context, x, y, radius, field, colours);
}

/** Sun from above, shade below.
 * @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {Colours} colours */
function drawLight(context, x, y, radius, colours) {
  const sun = context.createRadialGradient(x - radius * 0.25, y - radius * 0.35, radius * 0.1, x, y, radius);
  sun.addColorStop(0, colours.sheen);
  sun.addColorStop(0.6, 'rgba(255, 255, 255, 0)');
  sun.addColorStop(1, colours.shade);
  context.fillStyle = sun;
  context.fill();
}

/** @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string} field
 * @param {Colours} colours */
function drawGrowth(context, x, y, radius, field, colours) {
  const tufts = 4 + Math.floor(grain(field, 72) * 4);
  for (let i = 0; i < tufts; i++) {
    const at = spread(field, 80 + i * 3, 0.7);
    tuft(context, x + at.x * radius, y + at.y * radius, radius * 0.13, i % 3 ? colours.tuft : colours.tuftLight);
  }
  const flowers = Math.floor(grain(field, 73) * 3.4);
  for (let i = 0; i < flowers; i++) drawFlower(context, x, y, radius, field, 120 + i * 5, colours);
}
