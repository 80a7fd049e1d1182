/** Where the groups walked: the footsteps on every cell as warmth, with their number. */

import { mix } from './colours.js';
import { centreOf } from './layout.js';

/** From few footsteps to many; light and dark enough apart for any eyes, and numbered besides. */
const FEW = '#F6D36B';
const MANY = '#8E1B3A';

/** Below this cell size numbers would be too small to read. */
const READABLE = 20;

/**
 * @param {import('./still.js').Pen} context
 * @param {import('./layout.js').Layout} at
 * @param {import('../park.js').ParkAppearance} park
 */
export function drawHeat(context, at, { heat = {} }) {
  const most = Math.max(1, ...Object.values(heat));
  for (const [cell, steps] of Object.entries(heat)) if (steps > 0) drawCell(context, at, cell, steps, Math.sqrt(steps / most));
}

/**
 * @param {import('./still.js').Pen} context
 * @param {import('./layout.js').Layout} at
 * @param {string} cell
 * @param {number} steps
 * @param {number} warmth 0…1
 */
function drawCell(context, at, cell, steps, warmth) {
  const { x, y } = centreOf(at, cell), half = at.cell * 0.47;
  context.globalAlpha = 0.62 + 0.26 * warmth;
  context.fillStyle = mix(FEW, MANY, warmth);
  context.beginPath();
  context.roundRect(x - half, y - half, 2 * half, 2 * half, at.cell * 0.14);
  context.fill();
  context.globalAlpha = 1;
  if (at.cell < READABLE) return;
  context.fillStyle = warmth > 0.55 ? '#FFFDF5' : '#28372B';
  context.font = `bold ${Math.min(26, at.cell * 0.4)}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(steps), x, y + at.cell * 0.02);
}
