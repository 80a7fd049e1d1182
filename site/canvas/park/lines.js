/** The groups' ways over the map: dotted arrows from start to end, the size at the start. */

import { palette } from './colours.js';
import { centreOf } from './layout.js';

/** @typedef {import('./still.js').Pen} Pen */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./layout.js').Point} Point */
/** @typedef {import('../park.js').Line} Line */

/** Draws the lines, strong ones last. @param {Pen} context @param {Layout} at @param {import('../park.js').ParkAppearance} park */
export function drawLines(context, at, park) {
  const ways = park.lines.map((line, i) => ({ line, points: wayOf(at, line.cells, (i - (park.lines.length - 1) / 2) * 0.1) }));
  ways.sort((a, b) => Number(a.line.strong) - Number(b.line.strong));
  for (const { line, points } of ways) if (points.length > 1) drawWay(context, at, line, points, park.dark);
}

/** Draws the groups' sizes, over the glow of the gates. @param {Pen} context @param {Layout} at @param {import('../park.js').ParkAppearance} park */
export function drawSizes(context, at, park) {
  for (const { line, place } of plates(at, park.lines)) drawSize(context, at, line, place, park.dark);
}

/**
 * The sizes to show, those at one cell side by side; a group's second line ('then') needs no second one.
 * @param {Layout} at
 * @param {Line[]} lines
 * @returns {{line: Line, place: Point}[]}
 */
export function plates(at, lines) {
  const shown = lines.filter((line) => line.cells.length && !(line.style === 'then' && lines.some((other) => isNow(other, line))));
  return shown.map((line) => {
    const here = shown.filter(({ cells }) => cells[0] === line.cells[0]), { x, y } = centreOf(at, line.cells[0]);
    const step = 2.1 * plateRadius(at), half = ((here.length - 1) / 2) * step;
    const middle = inside(at, x, half + plateRadius(at));
    return { line, place: { x: middle - half + here.indexOf(line) * step, y } };
  });
}

/** A place so far from the park's sides that a row of half this width does not stick out. @param {Layout} at @param {number} x @param {number} half */
function inside(at, x, half) {
  return Math.min(Math.max(x, at.x + half), at.x + at.columns * at.cell - half);
}

/** Is this the same group's way as it is now? @param {Line} now @param {Line} then */
function isNow(now, then) {
  const [from, to, end] = [now.cells[0], now.cells[now.cells.length - 1], then.cells[then.cells.length - 1]];
  return now.style === 'now' && from === then.cells[0] && to === end && now.size === then.size;
}

/** @param {Layout} at */
function plateRadius(at) {
  return Math.max(7.5, 0.2 * at.cell);
}

/** The way as points on the canvas, beside the cells' centres so that lines do not hide each other. @param {Layout} at @param {string[]} cells @param {number} aside in cells @returns {Point[]} */
function wayOf(at, cells, aside) {
  const points = cells.map((cell) => centreOf(at, cell));
  if (points.length === 2 && far(points, at.cell)) return bow(points[0], points[1]);
  return points.map(({ x, y }) => ({ x: x + aside * at.cell, y: y + aside * at.cell }));
}

/** @param {Point[]} points @param {number} cell */
function far([a, b], cell) {
  return Math.hypot(b.x - a.x, b.y - a.y) > 1.5 * cell;
}

/** Only two ends are known: a gentle bow. @param {Point} a @param {Point} b @returns {Point[]} */
function bow(a, b) {
  const mid = { x: (a.x + b.x) / 2 + (b.y - a.y) * 0.14, y: (a.y + b.y) / 2 - (b.x - a.x) * 0.14 };
  return Array.from({ length: 17 }, (_, i) => {
    const t = i / 16, u = 1 - t;
    return { x: u * u * a.x + 2 * u * t * mid.x + t * t * b.x, y: u * u * a.y + 2 * u * t * mid.y + t * t * b.y };
  });
}

/** @param {Pen} context @param {Layout} at @param {Line} line @param {Point[]} points @param {boolean} dark */
function drawWay(context, at, line, points, dark) {
  const colours = palette(dark), tone = line.style === 'then' ? colours.then : colours.line;
  const width = Math.max(line.strong ? 2.6 : 1.7, (line.strong ? 0.09 : 0.062) * at.cell);
  context.save();
  context.lineCap = context.lineJoin = 'round';
  context.globalAlpha = line.strong ? 1 : 0.72;
  for (const [w, t] of /** @type {[number, string][]} */ ([[width * 1.9, dark ? '#1B241D' : '#FFFAEE'], [width, tone]])) {
    context.setLineDash([0.01, width * 2.7]);
    context.strokeStyle = t;
    context.lineWidth = w;
    context.stroke(smooth(points));
  }
  context.setLineDash([]);
  drawHead(context, points, width * 3.2, tone, dark);
  context.restore();
}

/** Bends cut short. @param {Point[]} points @returns {Path2D} */
function smooth(points) {
  const path = new Path2D();
  path.moveTo(points[0].x, points[0].y);
  for (let i = 1; i < points.length - 1; i++) {
    const { x, y } = points[i], next = points[i + 1];
    path.quadraticCurveTo(x, y, (x + next.x) / 2, (y + next.y) / 2);
  }
  path.lineTo(points[points.length - 1].x, points[points.length - 1].y);
  return path;
}

/** @param {Pen} context @param {Point[]} points @param {number} size @param {string} tone @param {boolean} dark */
function drawHead(context, points, size, tone, dark) {
  const end = points[points.length - 1], before = points[points.length - 2];
  context.save();
  context.translate(end.x, end.y);
  context.rotate(Math.atan2(end.y - before.y, end.x - before.x));
  context.beginPath();
  context.moveTo(size * 0.7, 0);
  context.lineTo(-size * 0.6, size * 0.72);
  context.lineTo(-size * 0.25, 0);
  context.lineTo(-size * 0.6, -size * 0.72);
  context.closePath();
  context.strokeStyle = dark ? '#1B241D' : '#FFFAEE';
  context.lineWidth = size * 0.34;
  context.stroke();
  context.fillStyle = tone;
  context.fill();
  context.restore();
}

/** The group's size in a small plate; a school trip wears its yellow. @param {Pen} context @param {Layout} at @param {Line} line @param {Point} start @param {boolean} dark */
function drawSize(context, at, line, start, dark) {
  const r = plateRadius(at) * (line.strong ? 1.2 : 1), school = line.kind === 'school';
  const colours = palette(dark);
  context.beginPath();
  context.arc(start.x, start.y, r, 0, 2 * Math.PI);
  context.fillStyle = school ? '#F2B632' : line.style === 'then' ? '#2C6B3A' : '#4A4437';
  context.fill();
  context.strokeStyle = colours.paper;
  context.lineWidth = r * 0.2;
  context.stroke();
  context.fillStyle = school ? '#3A2C08' : '#FFFAEE';
  context.font = `bold ${r * 1.25}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillText(String(line.size), start.x, start.y + r * 0.45);
}
