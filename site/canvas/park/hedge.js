/** The clipped hedge around the park. Drawn once, see still.js. */

import { FRAME } from './layout.js';
import { HEDGE, boardPath } from './pavement.js';
import { scatter } from './random.js';

/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./still.js').Still} Still */
/** @typedef {import('./still.js').Pen} Pen */

/** Leaves lit from the top left, with a soft shadow on the paper; of a sketch, its green alone. @param {Still} still */
export function drawHedge({ context, at, colours, rows, fine }) {
  const outer = boardPath(at, HEDGE, 0.4);
  context.save();
  if (fine) castShadow(context, at, colours.shadow);
  context.fillStyle = colours.hedge[0];
  context.fill(outer);
  context.restore();
  if (!fine) return;
  context.save();
  context.clip(outer);
  drawLeaves(context, at, colours, rows);
  context.restore();
}

/** @param {Pen} context @param {Layout} at @param {string} tone */
function castShadow(context, at, tone) {
  context.shadowColor = tone;
  context.shadowBlur = 0.12 * at.cell * ratioOf(context);
  context.shadowOffsetX = context.shadowOffsetY = 0.03 * at.cell * ratioOf(context);
}

/** Shadows ignore the transform, so they need the ratio. @param {Pen} context */
function ratioOf(context) {
  return context.getTransform().a;
}

/**
 * @param {Pen} context
 * @param {Layout} at
 * @param {import('./colours.js').Palette} colours
 * @param {string[]} rows
 */
function drawLeaves(context, at, colours, rows) {
  const random = scatter(rows.length, rows[0].length, 7);
  const length = 2 * (at.columns + at.rows) + 2;
  for (const tone of [3, 1, 2]) {
    context.fillStyle = colours.hedge[tone];
    context.beginPath();
    for (let i = 0; i < length * 9; i++) {
      const along = random() * length;
      const out = 0.04 + random() * (FRAME - 0.12) + (tone === 3 ? -0.06 : tone === 2 ? 0.05 : 0);
      const { x, y } = onFrame(at, along, out);
      const r = (0.03 + random() * 0.05) * at.cell;
      const lift = tone === 3 ? 0.02 * at.cell : tone === 2 ? -0.03 * at.cell : 0;
      context.moveTo(x + r + lift, y + lift);
      context.arc(x + lift, y + lift, r, 0, 7);
    }
    context.fill();
  }
}

/** A point `out` cells outside the park, `along` cells round it from the top left corner. @param {Layout} at @param {number} along @param {number} out */
function onFrame(at, along, out) {
  const w = at.columns + 0.5, h = at.rows + 0.5;
  let x = along - 0.25, y = -out;
  if (along > w && along <= w + h) { x = at.columns + out; y = along - w - 0.25; }
  else if (along > w + h && along <= 2 * w + h) { x = at.columns - (along - w - h - 0.25); y = at.rows + out; }
  else if (along > 2 * w + h) { x = -out; y = at.rows - (along - 2 * w - h - 0.25); }
  return { x: at.x + x * at.cell, y: at.y + y * at.cell };
}

