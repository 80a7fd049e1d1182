/** Outlines of sets of cells: lawns, ponds and fences are regions, not squares. Pure but for Path2D. */

/** @typedef {import('./layout.js').Point} Point */
/** @typedef {(column: number, row: number) => boolean} Inside */

const TURNS = [[1, 0], [0, 1], [-1, 0], [0, -1]];

/**
 * The closed borders of a region, in cell corners (0,0 = top left of a1), the region on the right hand
 * side; holes run the other way round. Cells that touch at a corner only have borders of their own.
 * @param {Inside} inside
 * @param {number} columns
 * @param {number} rows
 * @returns {Point[][]} corners only, no points on straight runs
 */
export function borders(inside, columns, rows) {
  const edges = sides(inside, columns, rows);
  /** @type {Point[][]} */
  const loops = [];
  for (const start of edges.values()) if (!start.done) loops.push(follow(edges, start));
  return loops;
}

/** @typedef {{x: number, y: number, turn: number, done: boolean}} Side one side of a cell, walked clockwise */

/** @param {Inside} inside @param {number} columns @param {number} rows @returns {Map<string, Side>} */
function sides(inside, columns, rows) {
  /** @type {Map<string, Side>} */
  const edges = new Map();
  /** @param {number} x @param {number} y @param {number} turn */
  const add = (x, y, turn) => edges.set(`${x},${y},${turn}`, { x, y, turn, done: false });
  for (let y = 0; y < rows; y++) for (let x = 0; x < columns; x++) {
    if (!inside(x, y)) continue;
    if (!inside(x, y - 1)) add(x, y, 0);
    if (!inside(x + 1, y)) add(x + 1, y, 1);
    if (!inside(x, y + 1)) add(x + 1, y + 1, 2);
    if (!inside(x - 1, y)) add(x, y + 1, 3);
  }
  return edges;
}

/** @param {Map<string, Side>} edges @param {Side} start @returns {Point[]} */
function follow(edges, start) {
  const corners = [];
  let side = start;
  do {
    side.done = true;
    const [dx, dy] = TURNS[side.turn];
    const next = nextSide(edges, side.x + dx, side.y + dy, side.turn);
    if (next.turn !== side.turn) corners.push({ x: next.x, y: next.y });
    side = next;
  } while (side !== start);
  return corners;
}

/** Right first, so that cells touching at a corner stay apart. @param {Map<string, Side>} edges @param {number} x @param {number} y @param {number} turn @returns {Side} */
function nextSide(edges, x, y, turn) {
  for (const change of [1, 0, 3]) {
    const side = edges.get(`${x},${y},${(turn + change) % 4}`);
    if (side) return side;
  }
  throw new Error('an open border');
}

/**
 * A border drawn in by a distance (in cells) on all its sides.
 * @param {Point[]} corners from `borders`
 * @param {number} distance
 * @returns {Point[]}
 */
export function inset(corners, distance) {
  return corners.map((corner, i) => {
    const before = unit(corners[(i + corners.length - 1) % corners.length], corner);
    const after = unit(corner, corners[(i + 1) % corners.length]);
    return {
      x: corner.x - (before.y + after.y) * distance,
      y: corner.y + (before.x + after.x) * distance,
    };
  });
}

/** @param {Point} from @param {Point} to @returns {Point} */
function unit(from, to) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/**
 * A closed path with every corner rounded, outer and inner ones alike.
 * @param {Point[][]} loops
 * @param {number} radius in the unit of the points
 * @param {(point: Point) => Point} place where a point lies on the canvas
 * @param {number} scale canvas pixels for one unit
 * @returns {Path2D}
 */
export function rounded(loops, radius, place, scale) {
  const path = new Path2D();
  for (const loop of loops) {
    const points = loop.map(place);
    const first = points[0], last = points[points.length - 1];
    path.moveTo((first.x + last.x) / 2, (first.y + last.y) / 2);
    points.forEach((point, i) => {
      const next = points[(i + 1) % points.length];
      path.arcTo(point.x, point.y, next.x, next.y, radius * scale);
    });
    path.closePath();
  }
  return path;
}

/**
 * An organic shape from corners: sides are divided, nudged and smoothed.
 * @param {Point[]} corners
 * @param {() => number} random
 * @param {number} nudge how far a point may move, in the unit of the points
 * @returns {Point[]}
 */
export function organic(corners, random, nudge) {
  let points = corners.flatMap((corner, i) => divided(corner, corners[(i + 1) % corners.length]))
    .map(({ x, y }) => ({ x: x + (random() - 0.5) * 2 * nudge, y: y + (random() - 0.5) * 2 * nudge }));
  for (let i = 0; i < 4; i++) points = cut(points);
  return points;
}

/** Points along a side, none at its corners: these are cut off. @param {Point} a @param {Point} b @returns {Point[]} */
function divided(a, b) {
  const parts = Math.max(3, Math.round(1.6 * Math.hypot(b.x - a.x, b.y - a.y)) + 1);
  return Array.from({ length: parts - 1 }, (_, i) => between(a, b, (i + 1) / parts));
}

/** One round of Chaikin's corner cutting. @param {Point[]} points @returns {Point[]} */
function cut(points) {
  return points.flatMap((point, i) => {
    const next = points[(i + 1) % points.length];
    return [between(point, next, 0.25), between(point, next, 0.75)];
  });
}

/** @param {Point} a @param {Point} b @param {number} t @returns {Point} */
function between(a, b, t) {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

/** A closed path through points on the canvas. @param {Point[]} points @returns {Path2D} */
export function polygon(points) {
  const path = new Path2D();
  points.forEach(({ x, y }, i) => (i ? path.lineTo(x, y) : path.moveTo(x, y)));
  path.closePath();
  return path;
}
