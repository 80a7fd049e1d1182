/** The ground that never changes in a match: hedge, pavement and lawns. Drawn once, see still.js. */

import { FRAME, nameOf, pointOf } from './layout.js';
import { borders, inset, rounded } from './outline.js';
import { scatter } from './random.js';
import { cellsWith, edgeOf, lawnOf } from './terrain.js';

/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./still.js').Still} Still */

/** The kerb takes this much of a lawn's border cells. */
export const KERB = 0.07;
/** The roundness of lawns. */
const CORNER = 0.3;

/** @param {Still} still */
export function drawGround(still) {
  drawHedge(still);
  drawPavement(still);
  drawLawns(still);
}

/** @param {Layout} at @param {number} grow in cells @param {number} radius in cells */
function boardPath(at, grow, radius) {
  const path = new Path2D();
  const g = grow * at.cell;
  path.roundRect(at.x - g, at.y - g, at.columns * at.cell + 2 * g, at.rows * at.cell + 2 * g, radius * at.cell);
  return path;
}

/** A clipped hedge, lit from the top left, with a soft shadow on the paper. @param {Still} still */
function drawHedge({ context, at, colours, rows }) {
  const outer = boardPath(at, FRAME - 0.08, 0.4);
  context.save();
  context.shadowColor = colours.shadow;
  context.shadowBlur = 0.3 * at.cell * ratioOf(context);
  context.shadowOffsetX = context.shadowOffsetY = 0.08 * at.cell * ratioOf(context);
  context.fillStyle = colours.hedge[0];
  context.fill(outer);
  context.restore();
  context.save();
  context.clip(outer);
  drawLeaves(context, at, colours, rows);
  context.restore();
}

/** Shadows ignore the transform, so they need the ratio. @param {import('./still.js').Pen} context */
function ratioOf(context) {
  return context.getTransform().a;
}

/**
 * @param {import('./still.js').Pen} context
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

/** @param {Still} still */
function drawPavement(still) {
  const { context, at, colours, rows } = still;
  const floor = boardPath(at, 0.06, 0.22);
  for (const gate of cellsWith(rows, 'G')) addOpening(floor, at, rows, gate);
  const light = context.createLinearGradient(at.x, at.y, at.x + at.columns * at.cell, at.y + at.rows * at.cell);
  light.addColorStop(0, colours.sand[0]);
  light.addColorStop(1, colours.sand[1]);
  context.save();
  context.fillStyle = light;
  context.fill(floor);
  context.clip(floor);
  drawStones(still);
  dropShade(still, floor);
  context.restore();
}

/** The hedge is open at a gate. @param {Path2D} floor @param {Layout} at @param {string[]} rows @param {{x: number, y: number}} gate */
function addOpening(floor, at, rows, gate) {
  const { x, y } = pointOf(at, gate);
  const edge = edgeOf(rows, nameOf(gate.x, gate.y));
  if (!edge) return;
  const turn = { top: 0, right: 1, bottom: 2, left: 3 }[edge] * Math.PI / 2;
  const opening = new Path2D();
  opening.rect(-0.34 * at.cell, -(0.5 + FRAME) * at.cell, 0.68 * at.cell, 0.6 * at.cell);
  floor.addPath(opening, new DOMMatrix().translate(x, y).rotate(turn * 180 / Math.PI));
}

/** Flagstones, four to a cell, a few of them a little lighter or darker. @param {Still} still */
function drawStones({ context, at, colours, rows }) {
  const half = at.cell / 2, gap = Math.max(0.5, at.cell * 0.022);
  for (let j = -1; j <= 2 * at.rows; j++) for (let i = -1; i <= 2 * at.columns; i++) {
    const random = scatter(i + 50, j + 50, rows.length);
    const tone = random();
    context.globalAlpha = 0.12 + random() * 0.3;
    context.fillStyle = colours.stones[tone < 0.35 ? 0 : tone < 0.7 ? 1 : 2];
    context.beginPath();
    context.roundRect(at.x + i * half + gap, at.y + j * half + gap, half - 2 * gap, half - 2 * gap, half * 0.2);
    context.fill();
  }
  context.globalAlpha = 1;
  drawJoints(context, at, colours.joint);
}

/** Cell borders: the only grid the pavement has. @param {import('./still.js').Pen} context @param {Layout} at @param {string} joint */
function drawJoints(context, at, joint) {
  context.strokeStyle = joint;
  context.lineWidth = Math.max(0.75, at.cell * 0.024);
  context.beginPath();
  for (let i = 1; i < at.columns; i++) line(context, at.x + i * at.cell, at.y, 0, at.rows * at.cell);
  for (let j = 1; j < at.rows; j++) line(context, at.x, at.y + j * at.cell, at.columns * at.cell, 0);
  context.stroke();
}

/** @param {import('./still.js').Pen} context @param {number} x @param {number} y @param {number} dx @param {number} dy */
function line(context, x, y, dx, dy) {
  context.moveTo(x, y);
  context.lineTo(x + dx, y + dy);
}

/** The shadow a higher border throws on the ground inside a path (light from the top left). @param {Still} still @param {Path2D} path */
function dropShade({ context, at, colours }, path) {
  context.save();
  context.strokeStyle = colours.shade;
  context.lineJoin = 'round';
  for (const [width, alpha] of [[0.2, 0.35], [0.1, 0.6]]) {
    context.globalAlpha = alpha;
    context.lineWidth = width * at.cell;
    context.save();
    context.translate(0.03 * at.cell, 0.03 * at.cell);
    context.stroke(path);
    context.restore();
  }
  context.restore();
}

/** @param {Still} still */
function drawLawns(still) {
  const { context, at, colours } = still;
  const lawns = lawnPath(still, KERB);
  context.lineJoin = 'round';
  context.strokeStyle = colours.kerbEdge;
  context.lineWidth = 0.15 * at.cell;
  context.save();
  context.translate(0.018 * at.cell, 0.022 * at.cell);
  context.stroke(lawns);
  context.restore();
  context.strokeStyle = colours.kerb;
  context.lineWidth = 0.11 * at.cell;
  context.stroke(lawns);
  context.save();
  context.clip(lawns);
  drawGrass(still);
  dropShade(still, lawns);
  context.restore();
}

/** The lawns' outline, drawn in by a part of a cell. @param {{at: Layout, rows: string[], scenery: import('./terrain.js').Scenery}} park @param {number} margin */
export function lawnPath({ at, rows, scenery }, margin) {
  const loops = borders(lawnOf(rows, scenery), at.columns, at.rows).map((loop) => inset(loop, margin));
  return rounded(loops, CORNER, ({ x, y }) => ({ x: at.x + x * at.cell, y: at.y + y * at.cell }), at.cell);
}

/** Mown both ways: every cell a square of its own shade, with the mower's fine lanes in it. @param {Still} still */
function drawGrass(still) {
  const { context, at, colours, rows, scenery } = still;
  const lawn = lawnOf(rows, scenery), tints = lawnTints(lawn, at);
  for (let y = 0; y < at.rows; y++) for (let x = 0; x < at.columns; x++) {
    if (!lawn(x, y)) continue;
    const tint = tints.get(nameOf(x, y)) ?? 0;
    context.fillStyle = colours.lawns[tint][(x + y) % 2];
    context.fillRect(at.x + x * at.cell, at.y + y * at.cell, at.cell, at.cell);
    drawLanes(context, at, x, y);
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

/** @param {import('./still.js').Pen} context @param {Layout} at @param {number} x @param {number} y */
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
      line(context, px, py, (random() - 0.5) * 0.05 * at.cell, -(0.05 + random() * 0.05) * at.cell);
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

/** @param {import('./still.js').Pen} context @param {number} x @param {number} y @param {number} r @param {string} petal @param {string} heart */
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
