/** "+3" rising from a trail in its owner's colour. */

import { palette } from './colours.js';
import { centreOf } from './layout.js';
import { SEATS } from '../seats.js';

/** @param {import('./still.js').Pen} context @param {import('./layout.js').Layout} at @param {import('../park.js').ParkAppearance} park */
export function drawFloats(context, at, park) {
  const size = Math.max(14, 0.42 * at.cell);
  context.font = `bold ${size}px Georgia, "DejaVu Serif", serif`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  context.lineWidth = size * 0.26;
  context.strokeStyle = palette(park.dark).paper;
  for (const { cell, text, seat, age } of park.floats) {
    const { x, y } = centreOf(at, cell), rise = 1 - (1 - age) ** 2;
    context.globalAlpha = Math.min(1, (1 - age) * 3);
    const top = y - (0.3 + rise * 0.6) * at.cell;
    context.strokeText(text, x, top);
    context.fillStyle = SEATS[seat].text;
    context.fillText(text, x, top);
  }
  context.globalAlpha = 1;
}
