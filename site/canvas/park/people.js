/** Walkers: little people seen from above and a bit from the front, stepping as they go. */

import { palette } from './colours.js';
import { pointOf } from './layout.js';

/** @typedef {import('./still.js').Pen} Pen */
/** @typedef {import('../park.js').Walker} Walker */

const COATS = ['#6B5CA5', '#2F8F8A', '#C9812B', '#B5484F', '#4C78A8', '#7D9A3C', '#D77F9A', '#8A6B4F', '#3F5F58', '#E0B23C'];
const SKINS = ['#F2C9A1', '#D9A066', '#8D5B3C', '#F7D7B8', '#B97F53'];
const HAIRS = ['#4A2F1B', '#2A2320', '#B9772F', '#8A8378', '#E3C169', '#6B2F20'];
const TROUSERS = ['#3C4655', '#5B4636', '#6C7078', '#2F3B33'];

/** Draws the walkers, those further down last. @param {Pen} context @param {import('./layout.js').Layout} at @param {import('../park.js').ParkAppearance} park */
export function drawPeople(context, at, park) {
  const shadow = palette(park.dark).shadow;
  for (const walker of [...park.walkers].sort((a, b) => a.at.y - b.at.y)) {
    const { x, y } = pointOf(at, walker.at);
    context.save();
    context.translate(x, y + 0.14 * at.cell);
    const size = Math.max(13, 0.5 * at.cell) * (walker.kind === 'school' ? 0.84 : 1);
    context.scale(size, size);
    context.globalAlpha = walker.alpha ?? 1;
    if (walker.kind === 'school') drawChild(context, walker, shadow);
    else drawVisitor(context, walker, shadow);
    context.restore();
  }
}

/** @param {Pen} context @param {Walker} walker @param {string} shadow */
function drawVisitor(context, { look, bob }, shadow) {
  const skin = SKINS[look % 5], hair = HAIRS[(look * 5 + 2) % 6];
  const lift = drawBody(context, bob, shadow, COATS[(look * 7 + 3) % 10], TROUSERS[look % 4], skin);
  drawHead(context, lift, skin, hair);
  if (look % 4 === 1) drawStraw(context, lift);
  if (look % 4 === 2) oval(context, hair, 0, -0.99 - lift, 0.075, 0.07);
  if (look % 4 === 3) drawBag(context, lift);
}

/** @param {Pen} context @param {Walker} walker @param {string} shadow */
function drawChild(context, { look, bob }, shadow) {
  const skin = SKINS[(look * 3) % 5];
  const lift = drawBody(context, bob, shadow, '#F2B632', '#4C5A78', skin);
  context.fillStyle = '#FFF3C4';
  context.fillRect(-0.2, -0.42 - lift, 0.4, 0.06);
  drawHead(context, lift, skin, HAIRS[(look * 3) % 6]);
  drawCap(context, lift);
}

/** Shadow, feet, coat and hands; returns how high the step lifts. @param {Pen} context @param {number} bob @param {string} shadow @param {string} coat @param {string} trousers @param {string} skin */
function drawBody(context, bob, shadow, coat, trousers, skin) {
  const swing = Math.sin(bob * 2 * Math.PI), lift = Math.abs(swing) * 0.07;
  oval(context, shadow, 0.07, 0.03, 0.27, 0.1);
  oval(context, trousers, -0.09, -0.04 - Math.max(0, swing) * 0.09, 0.075, 0.1);
  oval(context, trousers, 0.09, -0.04 - Math.max(0, -swing) * 0.09, 0.075, 0.1);
  oval(context, skin, -0.21, -0.28 - lift + swing * 0.05, 0.055, 0.06);
  oval(context, skin, 0.21, -0.28 - lift - swing * 0.05, 0.055, 0.06);
  context.fillStyle = coat;
  context.strokeStyle = 'rgba(40,26,14,.55)';
  context.lineWidth = 0.045;
  context.beginPath();
  context.roundRect(-0.2, -0.6 - lift, 0.4, 0.52, [0.18, 0.18, 0.08, 0.08]);
  context.fill();
  context.stroke();
  return lift;
}

/** @param {Pen} context @param {number} lift @param {string} skin @param {string} hair */
function drawHead(context, lift, skin, hair) {
  oval(context, 'rgba(40,26,14,.55)', 0, -0.74 - lift, 0.208, 0.208);
  oval(context, skin, 0, -0.74 - lift, 0.185, 0.185);
  context.fillStyle = hair;
  context.beginPath();
  context.arc(0, -0.75 - lift, 0.19, Math.PI * 0.96, Math.PI * 2.04);
  context.quadraticCurveTo(0, -0.86 - lift, -0.19, -0.73 - lift);
  context.fill();
  for (const side of [-0.065, 0.065]) oval(context, '#3A2618', side, -0.7 - lift, 0.024, 0.03);
}

/** @param {Pen} context @param {number} lift */
function drawStraw(context, lift) {
  oval(context, '#C79B4B', 0, -0.82 - lift, 0.29, 0.09);
  oval(context, '#F0D48F', 0, -0.84 - lift, 0.28, 0.08);
  oval(context, '#F5DFA5', 0, -0.9 - lift, 0.15, 0.1);
}

/** @param {Pen} context @param {number} lift */
function drawCap(context, lift) {
  context.fillStyle = '#D33F32';
  context.beginPath();
  context.arc(0, -0.77 - lift, 0.205, Math.PI, 0);
  context.fill();
  oval(context, '#A92C22', 0.05, -0.77 - lift, 0.25, 0.055);
  oval(context, '#FFF3D8', 0, -0.97 - lift, 0.04, 0.04);
}

/** @param {Pen} context @param {number} lift */
function drawBag(context, lift) {
  context.fillStyle = '#8C4A32';
  context.beginPath();
  context.roundRect(0.08, -0.36 - lift, 0.2, 0.17, 0.05);
  context.fill();
}

/** @param {Pen} context @param {string} tone @param {number} x @param {number} y @param {number} rx @param {number} ry */
function oval(context, tone, x, y, rx, ry) {
  context.fillStyle = tone;
  context.beginPath();
  context.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  context.fill();
}
