/** Ponds, trees and the kiosk: what stands on the obstacle cells. Drawn once, see still.js. */

import { pointOf } from './layout.js';
import { drawPonds } from './ponds.js';
import { scatter } from './random.js';
import { cellsWith, obstacleAt } from './terrain.js';
import { drawTree } from './trees.js';

/** @typedef {import('./still.js').Still} Still */

/** @param {Still} still */
export function drawScenery(still) {
  const { at, rows, scenery } = still;
  drawPonds(still);
  for (const cell of cellsWith(rows, '#')) {
    const kind = obstacleAt(rows, scenery, cell.x, cell.y);
    const { x, y } = pointOf(at, cell);
    if (kind === 'tree') drawTree(still, x, y, scatter(cell.x, cell.y, 31));
    if (kind === 'kiosk') drawKiosk(still, x, y);
  }
}

/** Cloths of the kiosk's roof, two colours in turn. */
const CLOTHS = 10;

/** A round roof of striped cloths, seen from above. @param {Still} still @param {number} x @param {number} y */
function drawKiosk(still, x, y) {
  const { context, at, colours, dark } = still;
  const r = 0.43 * at.cell;
  if (colours.lamp) drawLight(still, x, y, 1.3 * at.cell);
  context.fillStyle = colours.shadow;
  disc(context, x + 0.09 * at.cell, y + 0.11 * at.cell, r * 1.04);
  drawScallops(context, x, y, r, dark ? '#8F4433' : '#B4513A', dark ? '#CBBFA6' : '#FFF6E2');
  drawCloths(context, x, y, r, dark ? '#A9503C' : '#D0654B', dark ? '#D9CCB0' : '#FFF8E8');
  drawRoofLight(context, x, y, r);
  context.fillStyle = dark ? '#E8C26A' : '#E2A93C';
  disc(context, x, y, r * 0.15);
  context.fillStyle = 'rgba(255,255,255,.6)';
  disc(context, x - r * 0.04, y - r * 0.05, r * 0.055);
}

/** Fills a circle. @param {import('./still.js').Pen} context @param {number} x @param {number} y @param {number} r */
export function disc(context, x, y, r) {
  context.beginPath();
  context.arc(x, y, r, 0, 2 * Math.PI);
  context.fill();
}

/** The cloths' rounded hems, with a dark rim so that the cream ones show on sand. @param {import('./still.js').Pen} context @param {number} x @param {number} y @param {number} r @param {string} a @param {string} b */
function drawScallops(context, x, y, r, a, b) {
  for (const rim of [1, 0]) for (let i = 0; i < CLOTHS; i++) {
    const turn = ((i + 0.5) / CLOTHS) * 2 * Math.PI;
    context.fillStyle = rim ? 'rgba(84,40,24,.75)' : i % 2 ? b : a;
    disc(context, x + Math.cos(turn) * r * 0.84, y + Math.sin(turn) * r * 0.84, r * (0.26 + 0.045 * rim));
  }
}

/** @param {import('./still.js').Pen} context @param {number} x @param {number} y @param {number} r @param {string} a @param {string} b */
function drawCloths(context, x, y, r, a, b) {
  for (let i = 0; i < CLOTHS; i++) {
    context.fillStyle = i % 2 ? b : a;
    context.beginPath();
    context.moveTo(x, y);
    context.arc(x, y, r * 0.9, (i / CLOTHS) * 2 * Math.PI, ((i + 1.04) / CLOTHS) * 2 * Math.PI);
    context.fill();
  }
}

/** @param {import('./still.js').Pen} context @param {number} x @param {number} y @param {number} r */
function drawRoofLight(context, x, y, r) {
  const light = context.createLinearGradient(x - r, y - r, x + r, y + r);
  light.addColorStop(0, 'rgba(255,255,255,.32)');
  light.addColorStop(0.5, 'rgba(255,255,255,0)');
  light.addColorStop(1, 'rgba(60,20,10,.30)');
  context.fillStyle = light;
  disc(context, x, y, r * 1.1);
}

/** A pool of lamplight, in the evening only. @param {Still} still @param {number} x @param {number} y @param {number} radius */
export function drawLight({ context, colours }, x, y, radius) {
  const pool = context.createRadialGradient(x, y, 0, x, y, radius);
  pool.addColorStop(0, colours.lamp);
  pool.addColorStop(1, 'rgba(255,206,120,0)');
  context.fillStyle = pool;
  disc(context, x, y, radius);
}
