/** Cells that are pointed out: a golden frame that stands still, under everything that moves. */

import { centreOf } from './layout.js';

/** @typedef {import('./still.js').Pen} Pen */
/** @typedef {import('./layout.js').Layout} Layout */

/** Half a frame's side, in cells: wide enough to stay seen around a step's number. */
const HALF = 0.47;
/** The frame's strokes as parts of a cell, the least in CSS pixels, and their tones. @type {[number, number, string][]} */
const STROKES = [[0.11, 5, 'rgba(70,48,6,.75)'], [0.07, 3, '#FFD54A']];

/** @param {Pen} context @param {Layout} at @param {import('../park.js').ParkAppearance} park */
export function drawMarks(context, at, { marks = [] }) {
  for (const cell of marks) {
    const { x, y } = centreOf(at, cell), half = HALF * at.cell;
    context.beginPath();
    context.roundRect(x - half, y - half, 2 * half, 2 * half, 0.22 * at.cell);
    context.fillStyle = 'rgba(255,222,96,.34)';
    context.fill();
    for (const [width, least, tone] of STROKES) {
      context.lineWidth = Math.max(least, width * at.cell);
      context.strokeStyle = tone;
      context.stroke();
    }
  }
}
