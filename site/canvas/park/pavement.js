/** Sand-coloured pavement with faint stones and the lawns' kerbs. Drawn once, see still.js. */

import { FRAME } from './layout.js';
import { lawnPath } from './lawns.js';
import { scatter } from './random.js';

/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./still.js').Still} Still */
/** @typedef {import('./still.js').Pen} Pen */

/** The hedge's outer side, in cells from the park. */
export const HEDGE = FRAME - 0.07;

/** The park's rectangle, grown. @param {Layout} at @param {number} grow in cells @param {number} radius in cells */
export function boardPath(at, grow, radius) {
  const path = new Path2D();
  const g = grow * at.cell;
  path.roundRect(at.x - g, at.y - g, at.columns * at.cell + 2 * g, at.rows * at.cell + 2 * g, radius * at.cell);
  return path;
}

/** The pavement with its lawns left open. @param {Still} still */
export function drawPavement(still) {
  const { context, at, colours } = still;
  const floor = boardPath(at, 0.06, 0.22), lawns = lawnPath(still);
  const light = context.createLinearGradient(at.x, at.y, at.x + at.columns * at.cell, at.y + at.rows * at.cell);
  light.addColorStop(0, colours.sand[0]);
  light.addColorStop(1, colours.sand[1]);
  context.save();
  context.fillStyle = light;
  context.fill(floor);
  context.clip(floor);
  if (still.fine) drawStones(still);
  drawJoints(still);
  dropShade(still, floor);
  context.restore();
  openLawns(still, lawns);
}

/** Trails lie on a layer below, so the lawns are holes in the pavement: no trail can ever run over a kerb. @param {Still} still @param {Path2D} lawns */
function openLawns(still, lawns) {
  const { context } = still;
  context.save();
  context.globalCompositeOperation = 'destination-out';
  context.fill(lawns);
  context.restore();
  context.save();
  context.clip(lawns);
  dropShade(still, lawns);
  context.restore();
  drawKerbs(still, lawns);
}

/** Flagstones, four to a cell, a few of them a little lighter or darker. @param {Still} still */
function drawStones({ context, at, colours, rows }) {
  const half = at.cell / 2, gap = Math.max(0.5, at.cell * 0.022);
  for (let j = -1; j <= 2 * at.rows; j++) for (let i = -1; i <= 2 * at.columns; i++) {
    const random = scatter(i + 50, j + 50, rows.length);
    const tone = random();
    context.globalAlpha = 0.16 + random() * 0.4;
    context.fillStyle = colours.stones[tone < 0.35 ? 0 : tone < 0.7 ? 1 : 2];
    context.beginPath();
    context.roundRect(at.x + i * half + gap, at.y + j * half + gap, half - 2 * gap, half - 2 * gap, half * 0.2);
    context.fill();
  }
  context.globalAlpha = 1;
}

/** Cell borders: the only grid the pavement has. @param {Still} still */
function drawJoints({ context, at, colours }) {
  context.strokeStyle = colours.joint;
  context.lineWidth = Math.max(0.75, at.cell * 0.024);
  context.beginPath();
  for (let i = 1; i < at.columns; i++) line(context, at.x + i * at.cell, at.y, 0, at.rows * at.cell);
  for (let j = 1; j < at.rows; j++) line(context, at.x, at.y + j * at.cell, at.columns * at.cell, 0);
  context.stroke();
}

/** @param {Pen} context @param {number} x @param {number} y @param {number} dx @param {number} dy */
function line(context, x, y, dx, dy) {
  context.moveTo(x, y);
  context.lineTo(x + dx, y + dy);
}

/** The shadow a higher border throws on the ground inside a path (light from the top left), none in a sketch. @param {Still} still @param {Path2D} path */
function dropShade({ context, at, colours, fine }, path) {
  if (!fine) return;
  context.save();
  context.strokeStyle = colours.shade;
  context.lineJoin = 'round';
  for (const [width, alpha] of [[0.2, 0.35], [0.1, 0.6]]) {
    context.globalAlpha = alpha;
    context.lineWidth = width * at.cell;
    context.save();
    context.translate(0.03 * at.cell, 0.03 * at.cell);
    context.stroke(path);
    context.restore();
  }
  context.restore();
}

/** Light stones round a lawn, with their shadow, and the kerb's shade on the grass. @param {Still} still @param {Path2D} lawns */
function drawKerbs(still, lawns) {
  const { context, at, colours } = still;
  context.lineJoin = 'round';
  for (const [shift, width, tone] of /** @type {[number, number, string][]} */ ([
    [0.02, 0.15, colours.kerbEdge], [0, 0.125, colours.kerbEdge], [0, 0.095, colours.kerb]])) {
    context.strokeStyle = tone;
    context.lineWidth = width * at.cell;
    context.save();
    context.translate(shift * at.cell, shift * at.cell);
    context.stroke(lawns);
    context.restore();
  }
}
