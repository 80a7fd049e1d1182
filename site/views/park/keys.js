/**
 * The park by keyboard: arrows and Q E Z C walk, Enter sends, Backspace takes a step back.
 */

import { cellAt, spotOf } from './places.js';

/** @typedef {{dx: number, dy: number}} Way */

/** @type {Record<string, Way>} */
const WAYS = {
  ArrowUp: { dx: 0, dy: -1 }, ArrowDown: { dx: 0, dy: 1 }, ArrowLeft: { dx: -1, dy: 0 }, ArrowRight: { dx: 1, dy: 0 },
  KeyQ: { dx: -1, dy: -1 }, KeyE: { dx: 1, dy: -1 }, KeyZ: { dx: -1, dy: 1 }, KeyC: { dx: 1, dy: 1 },
};

/**
 * The direction a key stands for, null for any other key. By the key's place, not its letter,
 * so that Q E Z C are corners on every keyboard.
 * @param {KeyboardEvent} event
 * @returns {Way | null}
 */
export function wayOf(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  return WAYS[event.code] ?? null;
}

/**
 * The cell one step in a direction.
 * @param {string} cell
 * @param {Way} way
 */
export function beside(cell, { dx, dy }) {
  const { x, y } = spotOf(cell);
  return cellAt({ x: x + dx, y: y + dy });
}

/**
 * The gate that comes next in a direction from a gate: the nearest one that lies rather that
 * way, else the next in the list, so that every key press leads somewhere.
 * @param {string[]} gates
 * @param {string | null} from
 * @param {Way} way
 * @returns {string | null}
 */
export function gateTowards(gates, from, way) {
  if (!from) return gates[0] ?? null;
  const start = spotOf(from);
  const ahead = gates
    .map((gate) => ({ gate, x: spotOf(gate).x - start.x, y: spotOf(gate).y - start.y }))
    .filter(({ x, y }) => x * way.dx + y * way.dy > 0)
    .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
  return ahead[0]?.gate ?? gates[(gates.indexOf(from) + 1) % gates.length];
}
