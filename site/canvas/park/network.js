/** How trail cells join into paths: over grass only, to neighbours in eight directions. Pure functions. */

import { cellOf, nameOf } from './layout.js';
import { charAt } from './terrain.js';

/** @typedef {import('./layout.js').Point} Point */
/** @typedef {{level: number, owner: number|null}} Trail */
/**
 * An end of a path within one cell, from the cell's centre, in cells. `level` is the level there:
 * halfway to the neighbour's.
 * @typedef {{x: number, y: number, level: number}} End
 */
/** @typedef {{name: string, at: Point, trail: Trail, ends: End[]}} Node */

const AROUND = [[0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1]];

/**
 * Every trail cell with the ends of its paths.
 * @param {Record<string, Trail>} trails
 * @param {string[]} rows
 * @returns {Node[]}
 */
export function network(trails, rows) {
  return Object.entries(trails).filter(([, trail]) => trail.level > 0).map(([name, trail]) => {
    const at = cellOf(name);
    const links = AROUND.flatMap(([dx, dy]) => link(trails, rows, at, trail, dx, dy));
    return { name, at, trail, ends: [...links, ...exits(rows, at, trail, links)] };
  });
}

/** @param {Record<string, Trail>} trails @param {Point} at @param {number} dx @param {number} dy */
function trailAt(trails, at, dx, dy) {
  const found = trails[nameOf(at.x + dx, at.y + dy)];
  return found && found.level > 0 ? found : null;
}

/** One end towards a neighbouring trail, none when there is no way or when two straight links already join them. @param {Record<string, Trail>} trails @param {string[]} rows @param {Point} at @param {Trail} trail @param {number} dx @param {number} dy @returns {End[]} */
function link(trails, rows, at, trail, dx, dy) {
  const other = trailAt(trails, at, dx, dy);
  if (!other) return [];
  if (dx && dy) {
    if (trailAt(trails, at, dx, 0) || trailAt(trails, at, 0, dy)) return [];
    if (charAt(rows, at.x + dx, at.y) === '#' && charAt(rows, at.x, at.y + dy) === '#') return [];
  }
  return [{ x: dx / 2, y: dy / 2, level: (trail.level + other.level) / 2 }];
}

/** A trail that stops before pavement runs on to the kerb, straight ahead if it can. @param {string[]} rows @param {Point} at @param {Trail} trail @param {End[]} links @returns {End[]} */
function exits(rows, at, trail, links) {
  if (links.length > 1) return [];
  const paved = AROUND.filter(([dx, dy]) => '=G'.includes(charAt(rows, at.x + dx, at.y + dy) || ' '));
  if (links.length === 1) return ahead(paved, links[0]).slice(0, 1).map((way) => exit(trail, way));
  const across = paved.filter(([dx, dy]) => paved.some(([ex, ey]) => ex === -dx && ey === -dy));
  const best = straightFirst(across).slice(0, 1).flatMap(([dx, dy]) => [[dx, dy], [-dx, -dy]]);
  return (best.length ? best : straightFirst(paved).slice(0, 1)).map((way) => exit(trail, way));
}

/** The ways that lead on from a link, the least bend first. @param {number[][]} ways @param {End} from */
function ahead(ways, from) {
  /** @param {number[]} way */
  const turn = ([dx, dy]) => (dx * from.x + dy * from.y) / (Math.hypot(dx, dy) * Math.hypot(from.x, from.y));
  return ways.filter((way) => turn(way) < 0.1).sort((a, b) => turn(a) - turn(b));
}

/** @param {number[][]} ways */
function straightFirst(ways) {
  return [...ways].sort((a, b) => Math.abs(a[0] * a[1]) - Math.abs(b[0] * b[1]));
}

/** A path ends under the kerb: the pavement is drawn over it. @param {Trail} trail @param {number[]} way @returns {End} */
function exit(trail, [dx, dy]) {
  return { x: dx / 2, y: dy / 2, level: trail.level };
}

/** A place on a path: where, how wide at which level. @typedef {{x: number, y: number, level: number}} Place */

/**
 * The paths through a cell, each a row of places from end to end (in cells from the cell's centre):
 * one curve for each pair of ends, so that crossings have soft corners.
 * @param {Node} node
 * @returns {Place[][]}
 */
export function strands({ trail, ends }) {
  const middle = { x: 0, y: 0, level: trail.level };
  if (ends.length === 0) return [[{ ...middle, x: -0.12 }, middle, { ...middle, x: 0.12 }]];
  if (ends.length === 1) return [curve(ends[0], middle, middle)];
  return ends.flatMap((from, i) => ends.slice(i + 1).map((to) => curve(from, middle, to)));
}

const PARTS = 8;

/** @param {Place} from @param {Place} bend @param {Place} to @returns {Place[]} */
function curve(from, bend, to) {
  return Array.from({ length: PARTS + 1 }, (_, i) => {
    const t = i / PARTS, a = (1 - t) ** 2, b = 2 * t * (1 - t), c = t * t;
    const level = Math.abs(t - 0.5) < 0.26 ? bend.level
      : t < 0.5 ? from.level + (bend.level - from.level) * 4 * t : to.level + (bend.level - to.level) * 4 * (1 - t);
    return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y, level };
  });
}

/** Where a cell's emblem stands: on the path, in the middle of its first curve. @param {Node} node @returns {Point} */
export function heartOf(node) {
  if (node.ends.length !== 2) return node.at;
  const { x, y } = strands(node)[0][PARTS / 2];
  return { x: node.at.x + x, y: node.at.y + y };
}
