/** Ponds: connected pond cells are one water with a shore, ripples and lilies. */

import { drawDuck, drawLilies, drawRipple } from './afloat.js';
import { borders, inset, organic, polygon } from './outline.js';
import { scatter } from './random.js';
import { cellsWith, obstacleAt } from './terrain.js';

/** @typedef {import('./still.js').Still} Still */
/** @typedef {import('./still.js').Pen} Pen */

/** @param {Still} still */
export function drawPonds(still) {
  const { at, rows, scenery } = still;
  /** @type {(x: number, y: number) => boolean} */
  const wet = (x, y) => obstacleAt(rows, scenery, x, y) === 'pond';
  const loops = borders(wet, at.columns, at.rows);
  const [shore, water] = [0.07, 0.14].map((margin) => shape(still, loops, margin));
  drawShore(still, shore);
  drawWater(still, water);
  still.context.save();
  still.context.clip(water);
  cellsWith(rows, '#').filter(({ x, y }) => wet(x, y)).forEach(({ x, y }) => drawSurface(still, x, y));
  still.context.restore();
  drawReeds(still, loops);
  for (const loop of loops) drawDuck(still, restOf(loop));
}

/** @param {Still} still @param {import('./layout.js').Point[][]} loops @param {number} margin */
function shape({ at }, loops, margin) {
  const path = new Path2D();
  for (const loop of loops) {
    const random = scatter(loop[0].x, loop[0].y, 41);
    const points = organic(inset(loop, margin), random, 0.1);
    path.addPath(polygon(points.map(({ x, y }) => ({ x: at.x + x * at.cell, y: at.y + y * at.cell }))));
  }
  return path;
}

/** @param {Still} still @param {Path2D} shore */
function drawShore({ context, at, colours }, shore) {
  context.lineJoin = 'round';
  context.strokeStyle = colours.shore[1];
  context.lineWidth = 0.05 * at.cell;
  context.stroke(shore);
  context.fillStyle = colours.shore[0];
  context.fill(shore);
}

/** Lighter where the sky shines in, darker under the bank. @param {Still} still @param {Path2D} water */
function drawWater({ context, at, colours }, water) {
  const light = context.createLinearGradient(at.x, at.y, at.x + at.cell * 2, at.y + at.cell * 6);
  colours.water.forEach((tone, i) => light.addColorStop(i, tone));
  context.fillStyle = light;
  context.fill(water);
  context.save();
  context.clip(water);
  context.strokeStyle = colours.shade;
  context.lineWidth = 0.16 * at.cell;
  context.translate(0.03 * at.cell, 0.04 * at.cell);
  context.stroke(water);
  context.restore();
}

/** @param {Still} still @param {number} x @param {number} y */
function drawSurface(still, x, y) {
  const random = scatter(x, y, 43);
  for (let i = 0; i < 2; i++) drawRipple(still, x + 0.2 + random() * 0.6, y + 0.2 + random() * 0.6, 0.1 + random() * 0.12);
  if (random() < 0.7) drawLilies(still, x + 0.3 + random() * 0.4, y + 0.35 + random() * 0.35, random);
}

/** Where a duck swims: left above the middle of the water. @param {import('./layout.js').Point[]} loop @returns {import('./layout.js').Point} */
function restOf(loop) {
  const sum = loop.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / loop.length + 0.04, y: sum.y / loop.length + 0.06 };
}

/** A few tufts where the bank has a corner. @param {Still} still @param {import('./layout.js').Point[][]} loops */
function drawReeds({ context, at, dark }, loops) {
  context.strokeStyle = dark ? '#57764C' : '#5E8B45';
  context.lineWidth = Math.max(0.8, 0.026 * at.cell);
  context.lineCap = 'round';
  context.beginPath();
  for (const loop of loops) inset(loop, 0.2).forEach((corner, i) => { if (i % 2) addTuft(context, at, corner); });
  context.stroke();
}

/** @param {Pen} context @param {import('./layout.js').Layout} at @param {import('./layout.js').Point} corner in cells */
function addTuft(context, at, corner) {
  const x = at.x + corner.x * at.cell, y = at.y + corner.y * at.cell, h = 0.16 * at.cell;
  for (const lean of [-0.5, -0.2, 0.15, 0.45]) {
    context.moveTo(x + lean * h * 0.5, y + h * 0.4);
    context.quadraticCurveTo(x + lean * h * 0.6, y - h * 0.2, x + lean * h * 1.2, y - h * (1 - Math.abs(lean) * 0.6));
  }
}
