/** Gates: small iron arches in the hedge, opened outwards like a map's symbol. Drawn once, see still.js. */

import { nameOf, pointOf } from './layout.js';
import { HEDGE } from './pavement.js';
import { drawLight, disc } from './scenery.js';
import { cellsWith, edgeOf } from './terrain.js';

/** @typedef {import('./still.js').Still} Still */

const TURN = { top: 0, right: Math.PI / 2, bottom: Math.PI, left: -Math.PI / 2 };

/** @param {Still} still */
export function drawGates(still) {
  const { context, at, rows } = still;
  for (const gate of cellsWith(rows, 'G')) {
    const { x, y } = pointOf(at, gate);
    context.save();
    context.translate(x, y);
    context.rotate(TURN[edgeOf(rows, nameOf(gate.x, gate.y)) ?? 'top']);
    context.translate(0, -0.5 * at.cell);
    drawApron(still);
    drawArch(still);
    context.restore();
  }
}

/** The way through the hedge, paved in a fan on the park's side. @param {Still} still */
function drawApron({ context, at, colours }) {
  const c = at.cell, half = 0.34 * c;
  const apron = new Path2D();
  apron.rect(-half, -HEDGE * c, 2 * half, HEDGE * c);
  apron.arc(0, 0, half, 0, Math.PI);
  context.fillStyle = colours.apron;
  context.fill(apron);
  context.save();
  context.clip(apron);
  drawFan(context, c, colours);
  context.restore();
}

/** Rows of small stones round the gate. @param {import('./still.js').Pen} context @param {number} c @param {import('./colours.js').Palette} colours */
function drawFan(context, c, colours) {
  context.strokeStyle = colours.joint;
  context.lineWidth = Math.max(0.7, 0.02 * c);
  context.beginPath();
  for (const r of [0.12, 0.23, 0.335]) {
    context.moveTo(r * c, 0);
    context.arc(0, 0, r * c, 0, Math.PI);
  }
  for (let i = 0; i <= 8; i++) {
    const turn = (i / 8) * Math.PI;
    context.moveTo(Math.cos(turn) * 0.12 * c, Math.sin(turn) * 0.12 * c);
    context.lineTo(Math.cos(turn) * 0.34 * c, Math.sin(turn) * 0.34 * c);
  }
  context.stroke();
  context.fillStyle = colours.shade;
  context.fillRect(-0.34 * c, -HEDGE * c, 0.07 * c, HEDGE * c);
}

/** An arch over the origin: the park lies below it. @param {Still} still */
function drawArch(still) {
  const { context, at, colours } = still;
  const c = at.cell;
  context.strokeStyle = colours.iron;
  context.lineCap = 'round';
  context.lineWidth = Math.max(1, 0.042 * c);
  context.beginPath();
  for (const i of [-2, -1, 0, 1, 2]) {
    const x = i * 0.105 * c;
    context.moveTo(x, 0.02 * c);
    context.lineTo(x, -Math.sqrt(0.31 ** 2 - (i * 0.105) ** 2) * c);
  }
  context.moveTo(-0.31 * c, -0.1 * c);
  context.lineTo(0.31 * c, -0.1 * c);
  context.stroke();
  context.lineWidth = Math.max(1.6, 0.085 * c);
  context.beginPath();
  context.moveTo(-0.33 * c, 0.04 * c);
  context.arc(0, -0.03 * c, 0.33 * c, Math.PI, 0);
  context.lineTo(0.33 * c, 0.04 * c);
  context.stroke();
  for (const side of [-1, 1]) drawPillar(still, side * 0.36 * c);
}

/** @param {Still} still @param {number} x */
function drawPillar(still, x) {
  const { context, at, colours } = still;
  const c = at.cell, half = 0.1 * c, y = 0.0;
  if (colours.lamp) drawLight(still, x, y, 0.55 * c);
  context.fillStyle = colours.shadow;
  context.beginPath();
  context.roundRect(x - half + 0.03 * c, y - half + 0.04 * c, 2 * half, 2 * half, 0.03 * c);
  context.fill();
  context.fillStyle = colours.iron;
  context.beginPath();
  context.roundRect(x - half, y - half, 2 * half, 2 * half, 0.04 * c);
  context.fill();
  context.fillStyle = colours.stone[0];
  context.beginPath();
  context.roundRect(x - half * 0.72, y - half * 0.72, 1.44 * half, 1.44 * half, 0.03 * c);
  context.fill();
  context.fillStyle = colours.lamp ? '#FFD98A' : colours.stone[1];
  disc(context, x, y, half * 0.4);
}
