/** Wooden pickets round the closed cells. */

import { palette } from './colours.js';
import { cellOf, nameOf, pointOf } from './layout.js';
import { borders, inset, rounded } from './outline.js';
import { scatter } from './random.js';

/** @typedef {import('./still.js').Pen} Pen */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./layout.js').Point} Point */

/** From the cells' border to the fence, in cells. */
const MARGIN = 0.12;
/** Between pickets, in cells. */
const GAP = 0.19;
const HEIGHT = 0.27;

/**
 * Draws the fences that stand, and those that rise (`closing`, progress 0…1).
 * @param {Pen} context
 * @param {Layout} at
 * @param {import('../park.js').ParkAppearance} park
 */
export function drawFences(context, at, park) {
  drawFence(context, at, park.dark, park.fences, 1);
  const rising = Object.keys(park.closing);
  if (rising.length) drawFence(context, at, park.dark, rising, park.closing[rising[0]]);
  const falling = Object.keys(park.opening ?? {});
  if (falling.length) drawFence(context, at, park.dark, falling, 1 - (park.opening ?? {})[falling[0]]);
}

/** @param {Pen} context @param {Layout} at @param {boolean} dark @param {string[]} cells @param {number} rise 0…1 */
function drawFence(context, at, dark, cells, rise) {
  if (!cells.length || rise <= 0) return;
  const closed = new Set(cells), colours = palette(dark);
  context.save();
  context.globalAlpha = Math.min(1, rise * 1.5);
  const loops = borders((x, y) => closed.has(nameOf(x, y)), at.columns, at.rows);
  context.fillStyle = colours.soil;
  context.fill(rounded(loops.map((loop) => inset(loop, 0.06)), 0.14, (point) => corner(at, point), at.cell));
  for (const cell of cells) drawSeedlings(context, at, cellOf(cell), dark);
  const runs = loops.flatMap((loop) => runsOf(inset(loop, MARGIN)));
  drawRuns(context, at, colours, runs.sort((a, b) => Math.max(a[0].y, a[1].y) - Math.max(b[0].y, b[1].y)), rise);
  context.restore();
}

/** The grass is left to grow. @param {Pen} context @param {Layout} at @param {Point} cell @param {boolean} dark */
function drawSeedlings(context, at, cell, dark) {
  const { x, y } = pointOf(at, cell), c = at.cell;
  context.strokeStyle = dark ? '#7FA463' : '#5C9440';
  context.lineWidth = Math.max(0.8, 0.03 * c);
  context.lineCap = 'round';
  context.beginPath();
  const random = scatter(cell.x, cell.y, 61);
  for (const dy of [-0.16, 0.04, 0.24]) for (const dx of [-0.22, 0, 0.22]) {
    const px = x + (dx + (random() - 0.5) * 0.08) * c, py = y + (dy + (random() - 0.5) * 0.06) * c;
    context.moveTo(px - 0.035 * c, py - 0.06 * c);
    context.quadraticCurveTo(px, py - 0.05 * c, px, py);
    context.quadraticCurveTo(px, py - 0.05 * c, px + 0.035 * c, py - 0.06 * c);
  }
  context.stroke();
}

/** The straight runs of a fence. @param {Point[]} corners @returns {[Point, Point][]} */
function runsOf(corners) {
  return corners.map((corner, i) => [corner, corners[(i + 1) % corners.length]]);
}

/** @param {Pen} context @param {Layout} at @param {import('./colours.js').Palette} colours @param {[Point, Point][]} runs @param {number} rise */
function drawRuns(context, at, colours, runs, rise) {
  for (const [a, b] of runs) {
    const from = corner(at, a), to = corner(at, b), h = HEIGHT * at.cell * rise;
    drawRails(context, at, colours, from, to, h);
    drawPickets(context, at, colours, from, to, h);
  }
}

/** @param {Layout} at @param {Point} place in cell corners @returns {Point} */
function corner(at, { x, y }) {
  return { x: at.x + x * at.cell, y: at.y + y * at.cell };
}

/** @param {Pen} context @param {Layout} at @param {import('./colours.js').Palette} colours @param {Point} from @param {Point} to @param {number} h */
function drawRails(context, at, colours, from, to, h) {
  context.lineCap = 'round';
  for (const [up, tone, width] of /** @type {[number, string, number][]} */ ([
    [-0.1, colours.shadow, 0.1], [0.3, colours.picket[2], 0.075], [0.3, colours.picket[1], 0.045],
    [0.7, colours.picket[2], 0.075], [0.7, colours.picket[1], 0.045]])) {
    context.strokeStyle = tone;
    context.lineWidth = width * at.cell;
    context.beginPath();
    context.moveTo(from.x, from.y - up * h);
    context.lineTo(to.x, to.y - up * h);
    context.stroke();
  }
}

/** All pickets of a run as one shape. @param {Pen} context @param {Layout} at @param {import('./colours.js').Palette} colours @param {Point} from @param {Point} to @param {number} h */
function drawPickets(context, at, colours, from, to, h) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) / at.cell;
  const side = Math.abs(to.y - from.y) > Math.abs(to.x - from.x);
  const count = Math.max(2, Math.round(length / (side ? 1.6 * GAP : GAP))), half = (side ? 0.04 : 0.055) * at.cell;
  context.beginPath();
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    addPicket(context, from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t, half, h);
  }
  context.fillStyle = colours.picket[0];
  context.strokeStyle = colours.picket[2];
  context.lineWidth = Math.max(0.6, 0.022 * at.cell);
  context.lineJoin = 'round';
  context.fill();
  context.stroke();
}

/** @param {Pen} context @param {number} x @param {number} y @param {number} half @param {number} h */
function addPicket(context, x, y, half, h) {
  context.moveTo(x - half, y);
  context.lineTo(x - half, y - h * 0.86);
  context.lineTo(x, y - h * 1.12);
  context.lineTo(x + half, y - h * 0.86);
  context.lineTo(x + half, y);
  context.closePath();
}
