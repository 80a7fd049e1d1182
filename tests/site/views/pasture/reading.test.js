import assert from 'node:assert/strict';
import { test } from 'node:test';

import { read } from '../../../../site/views/pasture/reading.js';
import { notation } from '../../../../site/views/pasture/split.js';
import { ghostAt } from '../../../../site/views/pasture/tiles.js';

const TILES = [
  { move: 'T0,0/0', fields: ['0,0', '1,0', '0,1', '1,1'] },
  { move: 'T1,0/0', fields: ['1,0', '2,0', '1,1', '2,1'] },
  { move: 'T0,0/1', fields: ['0,0', '1,0', '1,-1', '2,-1'] },
];

test('a tile is pointed at so that the hand means that very tile', () => {
  for (const { move } of TILES) {
    const { pivot, turning } = read(move, { tiles: TILES });
    assert.equal(ghostAt(TILES, /** @type {string} */ (pivot), /** @type {number} */ (turning))?.move, move);
  }
});

test('a tile that may not lie anywhere is pointed at nowhere', () => {
  assert.deepEqual(read('T5,5/2', { tiles: TILES }), { pivot: null, turning: 2 });
});

test('a place is read', () => {
  assert.deepEqual(read('@3,-1', {}), { place: '3,-1' });
});

test('a split is read as it is written', () => {
  const { split } = read('0,0>3,-2:7', {});
  assert.deepEqual(split, { from: '0,0', to: '3,-2', go: 7 });
  assert.equal(split && notation(split), '0,0>3,-2:7');
});
