/** The shapes of a trail in one cell: fringe, coloured edge, earth and wear. Kept, since most trails stay as they are. */

import { edgeWidth, halfWidth } from './levels.js';
import { heartOf, strands } from './network.js';
import { wearOf } from './wear.js';

/** @typedef {import('./network.js').Node} Node */
/** @typedef {import('./network.js').Place} Place */
/** @typedef {import('./layout.js').Point} Point */
/**
 * In cells, 0,0 = centre of a1. `heart`: where the owner's emblem stands.
 * @typedef {{fringe: Path2D, edge: Path2D, earth: Path2D, prints: Path2D, light: Path2D, deep: Path2D,
 *   heart: Point}} Bands
 */

/** Beyond this many shapes the cache starts anew; a full park has a few hundred. */
const KEPT = 3000;
/** Grey trails have a thinner, earthen edge. */
const GREY_EDGE = 0.6;
/** @type {Map<string, Bands>} */
const known = new Map();

/** The shapes of a cell's trail. @param {Node} node @returns {Bands} */
export function bandsOf(node) {
  const { name, trail, ends } = node;
  const key = [name, trail.level, trail.owner === null, ...ends.flatMap(({ x, y, level }) => [x, y, level])].join();
  const found = known.get(key);
  if (found) return found;
  if (known.size >= KEPT) known.clear();
  const made = shape(node);
  known.set(key, made);
  return made;
}

/** @param {Node} node @returns {Bands} */
function shape(node) {
  const part = node.trail.owner === null ? GREY_EDGE : 1;
  return {
    fringe: ribbons(node, (level) => halfWidth(level) + edgeWidth(level) + 0.05),
    edge: ribbons(node, (level) => halfWidth(level) + edgeWidth(level) * part),
    earth: ribbons(node, halfWidth),
    ...wearOf(node),
    heart: heartOf(node),
  };
}

/** @param {Node} node @param {(level: number) => number} half half the width at a level */
function ribbons(node, half) {
  const path = new Path2D();
  for (const places of strands(node)) addRibbon(path, node, places, half);
  return path;
}

/** @param {Path2D} path @param {Node} node @param {Place[]} places @param {(level: number) => number} half */
function addRibbon(path, { at }, places, half) {
  /** @param {Place} place */
  const width = ({ x, y, level }) => half(level) * worn(at.x + x, at.y + y);
  const sides = places.map((place, i) => offset(at, places, i, width(place)));
  path.moveTo(sides[0][0], sides[0][1]);
  addSide(path, sides.map(([x, y]) => ({ x, y })));
  addSide(path, sides.map(([, , x, y]) => ({ x, y })).reverse());
  path.closePath();
  for (const place of [places[0], places[places.length - 1]]) addCap(path, at.x + place.x, at.y + place.y, width(place));
}

/** A line through places with its bends rounded. @param {Path2D} path @param {Point[]} side */
function addSide(path, side) {
  path.lineTo(side[0].x, side[0].y);
  for (let i = 1; i < side.length - 1; i++) {
    const { x, y } = side[i], next = side[i + 1];
    path.quadraticCurveTo(x, y, (x + next.x) / 2, (y + next.y) / 2);
  }
  const { x, y } = side[side.length - 1];
  path.lineTo(x, y);
}

/** A round end, wound like the bands so that both fill as one. @param {Path2D} path @param {number} x @param {number} y @param {number} r */
function addCap(path, x, y, r) {
  path.moveTo(x + r, y);
  path.arc(x, y, r, 0, 2 * Math.PI, true);
}

/** Both sides of a path at one of its places: [left x, left y, right x, right y]. @param {Point} at @param {Place[]} places @param {number} i @param {number} half */
function offset(at, places, i, half) {
  const a = places[Math.max(0, i - 1)], b = places[Math.min(places.length - 1, i + 1)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const nx = (-(b.y - a.y) / length) * half, ny = ((b.x - a.x) / length) * half;
  const x = at.x + places[i].x, y = at.y + places[i].y;
  return [x + nx, y + ny, x - nx, y - ny];
}

/** Edges of trodden earth are never quite straight; the same everywhere, so that cells join. @param {number} x @param {number} y */
function worn(x, y) {
  return 1 + 0.05 * Math.sin(x * 8.3 + y * 5.1) + 0.04 * Math.sin(x * 15.7 - y * 13.3);
}
