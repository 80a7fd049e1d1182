/** Groups on their way: who is where, and which points rise. Pure functions. */

import { cellOf } from './layout.js';
import { DISTANCE, RISE } from './script.js';

/** @typedef {import('./script.js').Route} Route */
/** @typedef {import('../park.js').Walker} Walker */
/** @typedef {import('../park.js').Float} Float */
/** @typedef {import('./layout.js').Point} Point */

/**
 * The walkers of all groups, each behind the one before it.
 * @param {Route[]} routes
 * @param {number} gone how far the first of each group has come, in cells
 * @returns {Walker[]}
 */
export function walkers(routes, gone) {
  return routes.flatMap((route, i) =>
    Array.from({ length: route.size }, (_, k) => k).flatMap((k) => walker(route, gone - k * DISTANCE, i, k)));
}

/** @param {Route} route @param {number} gone @param {number} i @param {number} k @returns {Walker[]} */
function walker({ from, cells, group, who: kind }, gone, i, k) {
  if (gone < 0 || gone >= cells.length) return [];
  const path = [from, ...cells].map(cellOf), alpha = Math.min(1, gone * 4 + 0.2, (cells.length - gone) * 3);
  const at = placeOn(path, gone), aside = kind === 'school' ? 0 : 0.09 * (((k + i) % 3) - 1);
  return [{ at: { x: at.x + aside, y: at.y + aside * 0.7 }, kind, bob: gone * 1.1 + k * 0.3, look: group * 7 + k * 3 + i, alpha }];
}

/** A place on a path, a little rounded at the cells. @param {Point[]} path @param {number} gone @returns {Point} */
function placeOn(path, gone) {
  const [a, b] = [Math.max(0, gone - 0.22), Math.min(path.length - 1, gone + 0.22)].map((far) => straight(path, far));
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** @param {Point[]} path @param {number} gone @returns {Point} */
function straight(path, gone) {
  const i = Math.min(path.length - 2, Math.floor(gone)), t = gone - i;
  return { x: path[i].x + (path[i + 1].x - path[i].x) * t, y: path[i].y + (path[i + 1].y - path[i].y) * t };
}

/**
 * The points that rise now: "+1" as a walker steps on an owned cell; who follows while it still rises adds to it.
 * @param {Route[]} routes
 * @param {Record<string, {level: number, owner: number|null}>} trails
 * @param {boolean[]} left seats that earn nothing any more
 * @param {number} since ms since the groups started
 * @param {number} perCell ms a walker needs for a cell
 * @returns {Float[]}
 */
export function floats(routes, trails, left, since, perCell) {
  return [...arrivals(routes, perCell)].flatMap(([cell, moments]) => {
    const owner = trails[cell]?.owner ?? null;
    if (owner === null || left[owner]) return [];
    return rising(moments, since).map(({ count, age }) => ({ cell, text: `+${count}`, seat: owner, age }));
  });
}

/** When walkers step on each cell, in ms. @param {Route[]} routes @param {number} perCell @returns {Map<string, number[]>} */
function arrivals(routes, perCell) {
  /** @type {Map<string, number[]>} */
  const moments = new Map();
  for (const { cells, size } of routes) cells.forEach((cell, i) => {
    const own = Array.from({ length: size }, (_, k) => (i + 0.8 + k * DISTANCE) * perCell);
    moments.set(cell, [...(moments.get(cell) ?? []), ...own]);
  });
  return moments;
}

/** @param {number[]} moments @param {number} since @returns {{count: number, age: number}[]} */
function rising(moments, since) {
  /** @type {{start: number, count: number}[]} */
  const found = [];
  for (const moment of moments.filter((m) => m <= since).sort((a, b) => a - b)) {
    const last = found[found.length - 1];
    if (last && moment - last.start < RISE * 0.6) last.count++;
    else found.push({ start: moment, count: 1 });
  }
  return found.map(({ start, count }) => ({ count, age: (since - start) / RISE })).filter(({ age }) => age < 1);
}
