import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { stopClock } from '../../../site/brought/clock.js';

test('a clock calls once a bot has thought too long, and says when', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  /** @type {any[]} */
  const late = [];
  const clock = stopClock((limit, at) => late.push([limit, at]));
  clock.follow([3, 1], { limit: 2, seat: 1 });
  mock.timers.tick(1999);
  assert.deepEqual(late, []);
  mock.timers.tick(1);
  assert.deepEqual(late, [[2, { turn: 3, seat: 1 }]]);
  mock.timers.reset();
});

test('it rests while others think, and once all is said', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  /** @type {any[]} */
  const late = [];
  const clock = stopClock((limit) => late.push(limit));
  clock.follow([0, 1], { limit: 1, seat: 1 });
  clock.follow([0, 0], { limit: 1, seat: 1 });
  clock.follow('nonsense', { limit: 1, seat: 1 });
  clock.run(1);
  clock.rest();
  mock.timers.tick(5000);
  assert.deepEqual(late, []);
  mock.timers.reset();
});

test('a clock for a whole answer does not care who thinks', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  /** @type {any[]} */
  const late = [];
  const clock = stopClock((limit, at) => late.push([limit, at]));
  clock.run(1);
  clock.follow([0, -1], { limit: 1 });
  mock.timers.tick(1000);
  assert.deepEqual(late, [[1, null]]);
  mock.timers.reset();
});
