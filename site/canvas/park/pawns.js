/** Pawns: pins with the owner's emblem; who shares a cell stands side by side. */

import { palette, seatColour } from './colours.js';
import { cellOf, pointOf } from './layout.js';
import { drawEmblem } from '../seats.js';

/** @typedef {import('./still.js').Pen} Pen */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('../park.js').Pawn} Pawn */
/** @typedef {import('../park.js').ParkAppearance} ParkAppearance */

/** Pawns of seats that left, and of those about to come in elsewhere. */
const PALE = 0.45;
/** Between two pawns that share a cell, in cells. */
const APART = 0.5;

/** @param {Pen} context @param {Layout} at @param {ParkAppearance} park */
export function drawPawns(context, at, park) {
  const placed = spread(planned(park)).sort((a, b) => a.at.y - b.at.y);
  for (const pawn of placed) {
    const { x, y } = pointOf(at, pawn.at);
    context.globalAlpha = (pawn.alpha ?? 1) * (park.gone[pawn.seat] ? PALE : 1);
    drawPin(context, x, y - (pawn.lift ?? 0) * at.cell, at.cell, pawn.seat, palette(park.dark));
  }
  context.globalAlpha = 1;
}

/** Who plans to come in by a gate already stands there, and is pale where it stood. @param {ParkAppearance} park @returns {Pawn[]} */
function planned({ pawns, plan }) {
  if (!plan?.gate) return pawns;
  const before = pawns.map((pawn) => (pawn.seat === plan.seat ? { ...pawn, alpha: PALE } : pawn));
  return [...before, { seat: plan.seat, at: cellOf(plan.gate) }];
}

/**
 * Pawns closer than they are wide moved apart sideways, by seat; smooth, so that walking pawns never jump.
 * @param {Pawn[]} pawns
 * @returns {Pawn[]}
 */
export function spread(pawns) {
  return pawns.map((pawn) => {
    const push = pawns.reduce((sum, other) => sum + Math.sign(pawn.seat - other.seat) * overlap(pawn, other), 0);
    return { ...pawn, at: { x: pawn.at.x + push / 2, y: pawn.at.y } };
  });
}

/** How much closer than a pin's width two pawns stand, in cells. @param {Pawn} a @param {Pawn} b */
function overlap(a, b) {
  return Math.max(0, APART - Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y));
}

/** A pin whose point stands a little below the cell's centre. @param {Pen} context @param {number} x @param {number} y @param {number} cell @param {number} seat @param {import('./colours.js').Palette} colours */
function drawPin(context, x, y, cell, seat, colours) {
  const r = Math.max(7, 0.31 * cell), tip = y + 0.3 * cell, head = tip - r * 1.75;
  context.fillStyle = colours.shadow;
  context.beginPath();
  context.ellipse(x + r * 0.35, tip + r * 0.02, r * 0.72, r * 0.26, -0.15, 0, 7);
  context.fill();
  pinPath(context, x, head, r, tip);
  context.lineJoin = 'round';
  context.lineWidth = r * 0.3;
  context.strokeStyle = colours.paper;
  context.stroke();
  context.fillStyle = seatColour(seat, false);
  context.fill();
  drawFace(context, x, head, r, seat, colours);
}

/** @param {Pen} context @param {number} x @param {number} head @param {number} r @param {number} tip */
function pinPath(context, x, head, r, tip) {
  context.beginPath();
  context.arc(x, head, r, Math.PI * 0.86, Math.PI * 0.14);
  context.quadraticCurveTo(x + r * 0.45, head + r * 1.05, x, tip);
  context.quadraticCurveTo(x - r * 0.45, head + r * 1.05, x - r * 0.9, head + r * 0.43);
  context.closePath();
}

/** @param {Pen} context @param {number} x @param {number} y @param {number} r @param {number} seat @param {import('./colours.js').Palette} colours */
function drawFace(context, x, y, r, seat, colours) {
  context.fillStyle = 'rgba(255,255,255,.22)';
  context.beginPath();
  context.ellipse(x - r * 0.3, y - r * 0.42, r * 0.48, r * 0.34, -0.6, 0, 7);
  context.fill();
  context.fillStyle = colours.paper;
  drawEmblem(/** @type {CanvasRenderingContext2D} */ (context), seat, x, y, r * 0.47);
}
