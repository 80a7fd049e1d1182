/** What lies where: reads a park's characters. Pure functions. */

/** @typedef {Record<string, 'tree'|'pond'|'kiosk'>} Scenery */
/** @typedef {'top'|'right'|'bottom'|'left'} Edge */

import { cellOf, nameOf } from './layout.js';

/** The character of a cell, '' outside the park. @param {string[]} rows @param {number} column @param {number} row */
export function charAt(rows, column, row) {
  return rows[row]?.[column] ?? '';
}

/** Is a cell grass? @param {string[]} rows @param {number} column @param {number} row */
function isGrass(rows, column, row) {
  return charAt(rows, column, row) === '.';
}

/**
 * What an obstacle is; null for a cell without one. An obstacle nobody named is a tree.
 * @param {string[]} rows
 * @param {Scenery} scenery
 * @param {number} column
 * @param {number} row
 */
export function obstacleAt(rows, scenery, column, row) {
  if (charAt(rows, column, row) !== '#') return null;
  return scenery[nameOf(column, row)] ?? 'tree';
}

/**
 * Does a cell lie on a lawn? Grass does, trees and ponds do, and so does a kiosk with grass on three sides.
 * @param {string[]} rows
 * @param {Scenery} scenery
 * @returns {(column: number, row: number) => boolean}
 */
export function lawnOf(rows, scenery) {
  return (column, row) => {
    const obstacle = obstacleAt(rows, scenery, column, row);
    if (obstacle !== 'kiosk') return obstacle !== null || isGrass(rows, column, row);
    const around = [[1, 0], [-1, 0], [0, 1], [0, -1]];
    return around.filter(([dx, dy]) => isGrass(rows, column + dx, row + dy)).length >= 3;
  };
}

/** All cells with a character. @param {string[]} rows @param {string} sign @returns {{x: number, y: number}[]} */
export function cellsWith(rows, sign) {
  return rows.flatMap((row, y) => [...row].flatMap((found, x) => (found === sign ? [{ x, y }] : [])));
}

/**
 * The side of the park a gate stands on; a corner gate faces up or down. Null for a gate inside.
 * @param {string[]} rows
 * @param {string} gate
 * @returns {Edge|null}
 */
export function edgeOf(rows, gate) {
  const { x, y } = cellOf(gate);
  if (y === 0) return 'top';
  if (y === rows.length - 1) return 'bottom';
  if (x === 0) return 'left';
  return x === rows[0].length - 1 ? 'right' : null;
}
