/** Pawns: pins with the owner's emblem; who shares a cell stands side by side. */

import { palette, seatColour } from './colours.js';
import { pointOf } from './layout.js';
import { drawEmblem } from '../seats.js';

/** @typedef {import('./still.js').Pen} Pen */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('../park.js').Pawn} Pawn */

/** @param {Pen} context @param {Layout} at @param {import('../park.js').ParkAppearance} park */
export function drawPawns(context, at, park) {
  const placed = spread(park.pawns).sort((a, b) => a.at.y - b.at.y);
  for (const pawn of placed) {
    const { x, y } = pointOf(at, pawn.at);
    context.globalAlpha = (pawn.alpha ?? 1) * (park.gone[pawn.seat] ? 0.5 : 1);
    drawPin(context, x, y - (pawn.lift ?? 0) * at.cell, at.cell, pawn.seat, palette(park.dark));
  }
  context.globalAlpha = 1;
}

/**
 * Pawns close to each other moved apart sideways, by seat; smooth, so that walking pawns never jump.
 * @param {Pawn[]} pawns
 * @returns {Pawn[]}
 */
export function spread(pawns) {
  return pawns.map((pawn) => {
    const push = pawns.reduce((sum, other) => sum + Math.sign(pawn.seat - other.seat) * closeness(pawn, other), 0);
    return { ...pawn, at: { x: pawn.at.x + 0.25 * push, y: pawn.at.y } };
  });
}

/** 1 on the same spot, 0 from 0.8 of a cell. @param {Pawn} a @param {Pawn} b */
function closeness(a, b) {
  return Math.max(0, 1 - Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) / 0.8);
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
