/** The plan being drawn: a dotted line, numbered steps, the cells that may follow and the cursor. */

import { palette, seatColour } from './colours.js';
import { centreOf } from './layout.js';
import { SEATS } from '../seats.js';

/** @typedef {import('./still.js').Pen} Pen */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('../park.js').ParkAppearance} ParkAppearance */
/** @typedef {NonNullable<ParkAppearance['plan']>} Plan */
/** @typedef {{x: number, y: number, r: number, number: number, last: boolean}} Disc */

/** The legal next cells: a soft light that stands still. @param {Pen} context @param {Layout} at @param {ParkAppearance} park */
export function drawGlow(context, at, park) {
  if (!park.glow.length) return;
  const { glow } = palette(park.dark);
  const ring = park.plan ? seatColour(park.plan.seat, park.dark) : '#3F7F4C';
  for (const name of park.glow) {
    const { x, y } = centreOf(at, name);
    drawPool(context, x, y, 0.46 * at.cell, glow);
    circle(context, x, y, 0.3 * at.cell);
    context.strokeStyle = '#FFFDF2';
    context.lineWidth = Math.max(1.5, 0.05 * at.cell);
    context.stroke();
    context.fillStyle = ring;
    circle(context, x, y, Math.max(1.8, 0.075 * at.cell));
    context.fill();
  }
}

/** @param {Pen} context @param {number} x @param {number} y @param {number} r @param {string} tone an rgba colour */
function drawPool(context, x, y, r, tone) {
  const pool = context.createRadialGradient(x, y, r * 0.2, x, y, r);
  pool.addColorStop(0, tone);
  pool.addColorStop(1, tone.replace(/[\d.]+\)$/, '0)'));
  context.fillStyle = pool;
  circle(context, x, y, r);
  context.fill();
}

/** @param {Pen} context @param {number} x @param {number} y @param {number} r */
function circle(context, x, y, r) {
  context.beginPath();
  context.arc(x, y, r, 0, 2 * Math.PI);
}

/** The dotted lines of the plans, below pawns and people. @param {Pen} context @param {Layout} at @param {ParkAppearance} park */
export function drawPlanLine(context, at, { plan, others = [], dark }) {
  for (const each of [...others, plan]) if (each) drawLine(context, at, each, dark);
}

/** @param {Pen} context @param {Layout} at @param {Plan} plan @param {boolean} dark */
function drawLine(context, at, plan, dark) {
  const start = plan.gate ?? plan.from;
  const cells = [...(start ? [start] : []), ...plan.steps.map((step) => step.cell)].map((cell) => centreOf(at, cell));
  context.save();
  context.lineCap = context.lineJoin = 'round';
  context.setLineDash([0.01, 0.2 * at.cell]);
  for (const [width, tone] of /** @type {[number, string][]} */ ([[0.16, palette(dark).paper], [0.1, seatColour(plan.seat, false)]])) {
    context.strokeStyle = tone;
    context.lineWidth = Math.max(width * 25, width * at.cell);
    context.beginPath();
    cells.forEach(({ x, y }, i) => (i ? context.lineTo(x, y) : context.moveTo(x, y)));
    context.stroke();
  }
  context.restore();
}

/** The numbered steps, above all else. @param {Pen} context @param {Layout} at @param {ParkAppearance} park */
export function drawSteps(context, at, { plan, others = [], dark }) {
  const { paper } = palette(dark);
  // Another seat's last step is no one's to take back here.
  for (const other of others) for (const disc of discs(at, other)) drawDisc(context, { ...disc, last: false }, other.seat, paper);
  if (plan) for (const disc of discs(at, plan)) drawDisc(context, disc, plan.seat, paper);
}

/**
 * Where the numbers stand; cells visited twice show both numbers side by side.
 * @param {Layout} at
 * @param {Plan} plan
 * @returns {Disc[]}
 */
export function discs(at, { steps }) {
  return steps.map(({ cell, number }, i) => {
    const here = steps.filter((step) => step.cell === cell), place = here.indexOf(steps[i]);
    const r = Math.max(10.5, 0.36 * at.cell) * (here.length > 1 ? 0.74 : 1), { x, y } = centreOf(at, cell);
    const side = (place - (here.length - 1) / 2) * r * 1.8;
    return { x: x + side, y: y + side * 0.3, r, number, last: i === steps.length - 1 };
  });
}

/** @param {Pen} context @param {Disc} disc @param {number} seat @param {string} paper */
function drawDisc(context, { x, y, r, number, last }, seat, paper) {
  context.fillStyle = 'rgba(30,24,12,.28)';
  circle(context, x + r * 0.08, y + r * 0.13, r * 1.02);
  context.fill();
  context.fillStyle = last ? SEATS[seat].text : paper;
  circle(context, x, y, r);
  context.fill();
  context.strokeStyle = last ? paper : SEATS[seat].colour;
  context.lineWidth = r * 0.19;
  circle(context, x, y, r * 0.9);
  context.stroke();
  context.fillStyle = last ? '#FFFDF6' : SEATS[seat].text;
  drawNumber(context, String(number), x, y, r * 1.3);
  if (last) drawBack(context, x + r * 0.82, y - r * 0.82, r * 0.5, seat, paper);
}

/** @param {Pen} context @param {string} text @param {number} x @param {number} y @param {number} size */
function drawNumber(context, text, x, y, size) {
  context.font = `bold ${size}px Georgia, "DejaVu Serif", serif`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillText(text, x, y + size * 0.35);
}

/** The small arrow that says: tap to take this step back. @param {Pen} context @param {number} x @param {number} y @param {number} r @param {number} seat @param {string} paper */
function drawBack(context, x, y, r, seat, paper) {
  context.fillStyle = paper;
  circle(context, x, y, r);
  context.fill();
  context.strokeStyle = context.fillStyle = SEATS[seat].text;
  context.lineWidth = r * 0.26;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(x + r * 0.04, y + r * 0.05, r * 0.46, -Math.PI * 0.85, Math.PI * 0.6);
  context.stroke();
  context.beginPath();
  context.moveTo(x - r * 0.72, y - r * 0.02);
  context.lineTo(x - r * 0.12, y - r * 0.06);
  context.lineTo(x - r * 0.5, y - r * 0.56);
  context.fill();
}

/** The cursor: a ring that shows on any ground. @param {Pen} context @param {Layout} at @param {ParkAppearance} park */
export function drawCursor(context, at, { cursor }) {
  if (!cursor) return;
  const { x, y } = centreOf(at, cursor), half = 0.45 * at.cell;
  for (const [width, tone] of /** @type {[number, string][]} */ ([[0.11, '#1F2A22'], [0.05, '#FFFDF2']])) {
    context.strokeStyle = tone;
    context.lineWidth = Math.max(width * 36, width * at.cell);
    context.beginPath();
    context.roundRect(x - half, y - half, 2 * half, 2 * half, 0.2 * at.cell);
    context.stroke();
  }
}
