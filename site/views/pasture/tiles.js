/**
 * Where a tile comes to lie when one points at a field. No rule stands here: the legal
 * tiles come with the scene.
 */

import { axial, middle, name } from '../../canvas/hexagon.js';

/** @typedef {{move: string, fields: string[]}} Tile */
/** @typedef {{fields: string[], move: string | null}} Ghost `move` is null where the tile may not lie */

/** How far a legal tile's middle may be from the field pointed at, in radii, to be meant. */
const NEAR = 2.3;
/** The turnings of a tile in the notation: `T0,0/1`. */
const TURNINGS = 3;

/**
 * The tile that is meant by pointing at a field: the nearest legal one in this turning, else
 * one that lies there without being allowed to.
 * @param {Tile[]} tiles
 * @param {string} field
 * @param {number} turning
 * @returns {Ghost | null} null where no tile has this turning at all
 */
export function ghostAt(tiles, field, turning) {
  const turned = tiles.filter((tile) => turningOf(tile) === turning);
  const [nearest] = turned.map((tile) => ({ tile, far: distance(tile, field) })).sort((a, b) => a.far - b.far);
  if (!nearest) return null;
  return nearest.far <= NEAR ? nearest.tile : { fields: moved(nearest.tile, field), move: null };
}

/**
 * The next turning in which a tile may lie anywhere.
 * @param {Tile[]} tiles
 * @param {number} turning
 * @param {1 | -1} by
 */
export function nextTurning(tiles, turning, by = 1) {
  const others = [1, 2].map((step) => (turning + step * by + TURNINGS * 2) % TURNINGS);
  return others.find((other) => tiles.some((tile) => turningOf(tile) === other)) ?? turning;
}

/**
 * All places that some legal tile covers.
 * @param {Tile[]} tiles
 * @returns {string[]}
 */
export function spotsOf(tiles) {
  return [...new Set(tiles.flatMap((tile) => tile.fields))];
}

/** @param {Tile} tile */
function turningOf({ move }) {
  return Number(move.split('/')[1]);
}

/**
 * @param {Tile} tile
 * @param {string} field
 */
function distance({ fields }, field) {
  const { x, y } = middle(field);
  const middles = fields.map(middle);
  const mean = (/** @type {'x' | 'y'} */ axis) => middles.reduce((sum, point) => sum + point[axis], 0) / fields.length;
  return Math.hypot(mean('x') - x, mean('y') - y);
}

/**
 * The same shape with its first field on another.
 * @param {Tile} tile
 * @param {string} field
 */
function moved({ fields }, field) {
  const [from, to] = [axial(fields[0]), axial(field)];
  return fields.map(axial).map(({ q, r }) => name(q - from.q + to.q, r - from.r + to.r));
}
