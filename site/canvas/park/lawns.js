/** Mown lawns with grain and flowers. Drawn once, see still.js. */

import { nameOf } from './layout.js';
import { borders, inset, rounded } from './outline.js';
import { scatter } from './random.js';
import { lawnOf } from './terrain.js';

/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./still.js').Still} Still */
/** @typedef {import('./still.js').Pen} Pen */

/** The kerb takes this much of a lawn's border cells. */
const KERB = 0.07;
/** The roundness of lawns, outer and inner corners alike. */
const CORNER = 0.3;

/** The lawns' outline inside their kerbs. @param {Pick<Still, 'at'|'rows'|'scenery'>} park */
export function lawnPath({ at, rows, scenery }) {
  const loops = borders(lawnOf(rows, scenery), at.columns, at.rows).map((loop) => inset(loop, KERB));
  return rounded(loops, CORNER, ({ x, y }) => ({ x: at.x + x * at.cell, y: at.y + y * at.cell }), at.cell);
}

/** Mown both ways: every cell a square of its own shade, with the mower's fine lanes in it. @param {Still} still */
export function drawGrass(still) {
  const { context, at, colours, rows, scenery, fine } = still;
  const lawn = lawnOf(rows, scenery), tints = lawnTints(lawn, at);
  for (let y = 0; y < at.rows; y++) for (let x = 0; x < at.columns; x++) {
    if (!lawn(x, y)) continue;
    const tint = tints.get(nameOf(x, y)) ?? 0;
    context.fillStyle = colours.lawns[tint][(x + y) % 2];
    context.fillRect(at.x + x * at.cell, at.y + y * at.cell, at.cell, at.cell);
    drawLanes(context, at, x, y);
    if (!fine) continue;
    drawBlades(still, x, y);
    drawFlowers(still, x, y, tint);
  }
}

/** Connected lawns share a tint. @param {(x: number, y: number) => boolean} lawn @param {Layout} at @returns {Map<string, number>} */
function lawnTints(lawn, at) {
  const tints = new Map();
  let count = 0;
  /** @param {number} x @param {number} y @param {number} tint */
  const spread = (x, y, tint) => {
    if (!lawn(x, y) || tints.has(nameOf(x, y))) return false;
    tints.set(nameOf(x, y), tint);
    for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) spread(x + dx, y + dy, tint);
    return true;
  };
  for (let y = 0; y < at.rows; y++) for (let x = 0; x < at.columns; x++) if (spread(x, y, count % 3)) count++;
  return tints;
}

/** @param {Pen} context @param {Layout} at @param {number} x @param {number} y */
function drawLanes(context, at, x, y) {
  const upright = (x + y) % 2 === 0, lane = at.cell / 4;
  context.fillStyle = 'rgba(255,255,220,.055)';
  for (const i of [0, 2]) {
    const px = at.x + x * at.cell, py = at.y + y * at.cell;
    if (upright) context.fillRect(px + i * lane, py, lane, at.cell);
    else context.fillRect(px, py + i * lane, at.cell, lane);
  }
}

/** @param {Still} still @param {number} x @param {number} y */
function drawBlades({ context, at, colours }, x, y) {
  const random = scatter(x, y, 11);
  context.lineWidth = Math.max(0.6, at.cell * 0.016);
  context.lineCap = 'round';
  for (const tone of colours.blades) {
    context.strokeStyle = tone;
    context.beginPath();
    for (let i = 0; i < 9; i++) {
      const px = at.x + (x + random()) * at.cell, py = at.y + (y + random()) * at.cell;
      context.moveTo(px, py);
      context.lineTo(px + (random() - 0.5) * 0.05 * at.cell, py - (0.05 + random() * 0.05) * at.cell);
    }
    context.stroke();
  }
}

/** @param {Still} still @param {number} x @param {number} y @param {number} tint */
function drawFlowers({ context, at, colours }, x, y, tint) {
  const random = scatter(x, y, 23);
  const count = random() < 0.45 ? 1 + Math.floor(random() * 3) : 0;
  const bed = { x: x + 0.15 + random() * 0.7, y: y + 0.15 + random() * 0.7 };
  for (let i = 0; i < count; i++) {
    const px = at.x + (bed.x + (random() - 0.5) * 0.3) * at.cell, py = at.y + (bed.y + (random() - 0.5) * 0.3) * at.cell;
    drawFlower(context, px, py, Math.max(0.55, at.cell * 0.017), colours.flowers[(tint + (random() < 0.3 ? 1 : 0)) % 4], colours.flowers[1]);
  }
}

/** @param {Pen} context @param {number} x @param {number} y @param {number} r @param {string} petal @param {string} heart */
function drawFlower(context, x, y, r, petal, heart) {
  context.fillStyle = petal;
  context.beginPath();
  for (let i = 0; i < 5; i++) {
    const turn = (i / 5) * 2 * Math.PI;
    context.moveTo(x, y);
    context.arc(x + Math.cos(turn) * r * 1.1, y + Math.sin(turn) * r * 1.1, r, 0, 7);
  }
  context.fill();
  context.fillStyle = petal === heart ? '#D9962E' : heart;
  context.beginPath();
  context.arc(x, y, r * 0.75, 0, 7);
  context.fill();
}
