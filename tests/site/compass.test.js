import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WAYS, after, inRows, towards } from '../../site/compass.js';

/** A board of squares, or of hexes whose every second row lies half a field aside. @param {boolean} isHex @returns {[string, {x: number, y: number}][]} */
const board = (isHex) =>
  [0, 1, 2, 3].flatMap((y) => [0, 1, 2, 3].map((x) => /** @type {any} */ ([`${x},${y}`, { x: x + (isHex && y % 2 ? 0.5 : 0), y: isHex ? y * 0.87 : y }])));

test('on squares arrows go straight and corners aslant', () => {
  const spots = board(false);
  assert.equal(towards(spots, '1,1', WAYS.ArrowRight), '2,1');
  assert.equal(towards(spots, '1,1', WAYS.ArrowUp), '1,0');
  assert.equal(towards(spots, '1,1', WAYS.KeyC), '2,2');
  assert.equal(towards(spots, '0,1', WAYS.ArrowLeft), null);
  assert.equal(towards(spots, 'elsewhere', WAYS.ArrowLeft), null);
});

test('on hexes up and down lead to a neighbour, and going back comes back', () => {
  const spots = board(true);
  const above = towards(spots, '1,2', WAYS.ArrowUp) ?? '';
  assert.equal(above, '0,1');
  assert.equal(towards(spots, above, WAYS.ArrowDown), '1,2');
  assert.equal(towards(spots, '1,2', WAYS.KeyE), '1,1');
});

test('a gap is stepped over', () => {
  const spots = board(false).filter(([field]) => field !== '2,1');
  assert.equal(towards(spots, '1,1', WAYS.ArrowRight), '3,1');
});

test('fields lie in rows as on the screen', () => {
  const rows = inRows(board(true).reverse(), 1);
  assert.deepEqual(rows.map((row) => row.length), [4, 4, 4, 4]);
  assert.deepEqual(rows[1], ['0,1', '1,1', '2,1', '3,1']);
});

test('the next of some fields goes round', () => {
  assert.equal(after(['a', 'b'], 'b'), 'a');
  assert.equal(after(['a', 'b'], 'c'), 'a');
  assert.equal(after([], 'a'), null);
});
