/** The letters and numbers along the hedge, for those who are told a cell by name. */

import { FRAME } from './layout.js';

/** @param {import('./still.js').Still} still */
export function drawLabels({ context, at, colours }) {
  if (!at.labels) return;
  context.fillStyle = colours.label;
  context.font = `${Math.min(26, Math.max(10, at.cell * 0.2))}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const out = (FRAME + 0.15) * at.cell;
  for (let i = 0; i < at.columns; i++)
    context.fillText(String.fromCharCode(97 + i), at.x + (i + 0.5) * at.cell, at.y - out);
  for (let j = 0; j < at.rows; j++) context.fillText(String(j + 1), at.x - out, at.y + (j + 0.5) * at.cell);
}
