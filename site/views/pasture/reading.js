/**
 * A move in the game's notation as the hand holds it, half-made.
 */

import { NONE } from './split.js';
import { ghostAt } from './tiles.js';

/**
 * What the hand is to hold so that it makes this move.
 * @param {string} move
 * @param {any} choices of the player's seat
 * @returns {Partial<import('./hand.js').Hand>}
 */
export function read(move, choices) {
  if (move.startsWith('@')) return { place: move.slice(1) };
  if (move.startsWith('T')) return tileOf(move, choices.tiles);
  const [from, to, go] = move.split(/[>:]/);
  return { split: { ...NONE, from, to, go: Number(go) } };
}

/**
 * @param {string} move
 * @param {import('./tiles.js').Tile[]} tiles
 */
function tileOf(move, tiles) {
  const turning = Number(move.split('/')[1]);
  const fields = tiles.find((tile) => tile.move === move)?.fields ?? [];
  // A field of the tile means it only where no other tile's middle lies nearer.
  const pivot = fields.find((field) => ghostAt(tiles, field, turning)?.move === move) ?? null;
  return { pivot, turning };
}
