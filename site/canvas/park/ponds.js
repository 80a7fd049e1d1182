/** Ponds: connected pond cells are one water with a shore, ripples and lilies. */

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

/** @param {Still} still @param {number} x @param {number} y @param {number} length all in cells */
function drawRipple({ context, at, colours }, x, y, length) {
  const px = at.x + x * at.cell, py = at.y + y * at.cell, l = length * at.cell;
  context.strokeStyle = colours.ripple;
  context.lineWidth = Math.max(0.8, 0.022 * at.cell);
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(px - l, py);
  context.quadraticCurveTo(px - l / 2, py - l * 0.4, px, py);
  context.quadraticCurveTo(px + l / 2, py + l * 0.4, px + l, py);
  context.stroke();
}

/** @param {Still} still @param {number} x @param {number} y @param {() => number} random */
function drawLilies({ context, at, dark }, x, y, random) {
  const tones = dark ? ['#3B6A47', '#4B7C52'] : ['#6FA653', '#86BA62'];
  for (let i = 0; i < 3; i++) {
    const px = at.x + (x + (random() - 0.5) * 0.34) * at.cell, py = at.y + (y + (random() - 0.5) * 0.34) * at.cell;
    const r = (0.055 + random() * 0.035) * at.cell, turn = random() * 7;
    context.fillStyle = tones[i % 2];
    context.beginPath();
    context.moveTo(px, py);
    context.arc(px, py, r, turn, turn + 5.6);
    context.fill();
    if (i === 2) drawBlossom(context, px, py, r * 0.62, dark);
  }
}

/** @param {Pen} context @param {number} x @param {number} y @param {number} r @param {boolean} dark */
function drawBlossom(context, x, y, r, dark) {
  context.fillStyle = dark ? '#C9A3AE' : '#FBDCE2';
  context.beginPath();
  for (let i = 0; i < 6; i++) {
    const turn = (i / 6) * 2 * Math.PI;
    context.moveTo(x, y);
    context.ellipse(x + Math.cos(turn) * r * 0.6, y + Math.sin(turn) * r * 0.6, r * 0.55, r * 0.3, turn, 0, 7);
  }
  context.fill();
}

/** Where a duck swims: left above the middle of the water. @param {import('./layout.js').Point[]} loop @returns {import('./layout.js').Point} */
function restOf(loop) {
  const sum = loop.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / loop.length + 0.04, y: sum.y / loop.length + 0.06 };
}

/** @param {Still} still @param {import('./layout.js').Point} place in cells */
function drawDuck({ context, at, colours, dark }, place) {
  context.save();
  context.translate(at.x + place.x * at.cell, at.y + place.y * at.cell);
  context.scale(at.cell * 0.3, at.cell * 0.3);
  context.strokeStyle = colours.ripple;
  context.lineWidth = 0.06;
  for (const r of [0.62, 0.86]) { context.beginPath(); context.ellipse(-0.08, 0.08, r, r * 0.6, 0, 0.5, 5.2); context.stroke(); }
  egg(context, colours.shade, 0.05, 0.1, 0.46, 0.28, -0.1);
  egg(context, dark ? '#C9C6B4' : '#FFFDF3', 0, 0, 0.46, 0.28, -0.1);
  egg(context, dark ? '#A9A795' : '#E6E0CC', -0.1, 0.01, 0.28, 0.15, -0.2);
  egg(context, '#E99A2E', 0.58, -0.12, 0.13, 0.07, 0.1);
  egg(context, dark ? '#C9C6B4' : '#FFFDF3', 0.4, -0.15, 0.18, 0.17, 0);
  egg(context, '#2B2A24', 0.45, -0.18, 0.035, 0.035, 0);
  context.restore();
}

/** @param {Pen} context @param {string} tone @param {number} x @param {number} y @param {number} rx @param {number} ry @param {number} turn */
function egg(context, tone, x, y, rx, ry, turn) {
  context.fillStyle = tone;
  context.beginPath();
  context.ellipse(x, y, rx, ry, turn, 0, 7);
  context.fill();
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
