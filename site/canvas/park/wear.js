/** What shows a trail's level beside its width: prints, then bare earth, then pebbles. */

import { halfWidth } from './levels.js';
import { strands } from './network.js';
import { scatter } from './random.js';

/** @typedef {import('./network.js').Node} Node */
/** @typedef {import('./network.js').Place} Place */

/** The details of a cell's trail. @param {Node} node @returns {{prints: Path2D, light: Path2D, deep: Path2D}} */
export function wearOf(node) {
  const prints = new Path2D(), light = new Path2D(), deep = new Path2D();
  const level = Math.round(node.trail.level);
  if (level === 1) addPrints(prints, node);
  if (level >= 2) addPebbles(level === 3 ? light : deep, node, level === 3 ? 0.8 : 0.5, level);
  if (level === 3) addPebbles(deep, node, -0.8, 5);
  return { prints, light, deep };
}

/** Left and right footprints along a trail. @param {Path2D} path @param {Node} node */
function addPrints(path, node) {
  const places = strands(node)[0];
  [1, 3, 5, 7].forEach((i, step) => {
    if (i >= places.length) return;
    const [x, y, turn] = beside(node, places, i, step % 2 ? 0.055 : -0.055);
    path.moveTo(x, y);
    path.ellipse(x, y, 0.05, 0.026, turn, 0, 7);
  });
}

/** A place beside a path and its direction. @param {Node} node @param {Place[]} places @param {number} i @param {number} out @returns {[number, number, number]} */
function beside({ at }, places, i, out) {
  const a = places[Math.max(0, i - 1)], b = places[Math.min(places.length - 1, i + 1)];
  const turn = Math.atan2(b.y - a.y, b.x - a.x);
  return [at.x + places[i].x - Math.sin(turn) * out, at.y + places[i].y + Math.cos(turn) * out, turn];
}

/** Pebbles on both sides of a path. @param {Path2D} path @param {Node} node @param {number} side part of the half width @param {number} seed */
function addPebbles(path, node, side, seed) {
  const places = strands(node)[0], random = scatter(node.at.x, node.at.y, seed);
  for (let i = 0; i < places.length; i += 1) for (const hand of [-1, 1]) {
    if (random() < 0.3) continue;
    const out = hand * Math.abs(side) * halfWidth(places[i].level) * (side < 0 ? random() : 0.8 + random() * 0.3);
    const [x, y, turn] = beside(node, places, i, out);
    const r = 0.014 + random() * 0.016;
    path.moveTo(x, y);
    path.ellipse(x, y, r * 1.3, r, turn, 0, 7);
  }
}
