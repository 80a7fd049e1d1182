import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beside, gateTowards, wayOf } from '../../../../site/views/park/keys.js';

const key = (/** @type {string} */ code, extra = {}) => /** @type {any} */ ({ code, ...extra });

test('arrows and Q E Z C are directions, with a modifier they are the browser’s', () => {
  assert.deepEqual(wayOf(key('ArrowUp')), { dx: 0, dy: -1 });
  assert.deepEqual(wayOf(key('KeyC')), { dx: 1, dy: 1 });
  assert.equal(wayOf(key('KeyC', { ctrlKey: true })), null);
  assert.equal(wayOf(key('KeyX')), null);
});

test('a direction leads to the cell beside', () => {
  assert.equal(beside('b2', { dx: 1, dy: -1 }), 'c1');
});

test('gates are looked through in the direction of the key, round at the end', () => {
  const gates = ['a5', 'f1', 'm5'];
  assert.equal(gateTowards(gates, null, { dx: 1, dy: 0 }), 'a5');
  assert.equal(gateTowards(gates, 'a5', { dx: 1, dy: 0 }), 'f1');
  assert.equal(gateTowards(gates, 'f1', { dx: -1, dy: 0 }), 'a5');
  assert.equal(gateTowards(gates, 'm5', { dx: 1, dy: 0 }), 'a5');
  assert.equal(gateTowards([], null, { dx: 1, dy: 0 }), null);
});
