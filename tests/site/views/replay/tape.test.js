import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, before, later, turnAt, turnBefore } from '../../../../site/views/replay/tape.js';

/** @type {any[]} */
const FRAMES = [0, 1, 2, 3].map((turn) => ({ scene: { turn }, events: turn ? [{ kind: 'walk', turn }] : [] }));
const duration = () => 1000;

test('a turn is shown to its end before the next begins, and the last is the end', () => {
  assert.equal(later(0, 500, FRAMES, duration), 0.5);
  assert.equal(later(0.9, 500, FRAMES, duration), 1);
  assert.equal(later(1, 250, FRAMES, duration), 1.25);
  assert.equal(later(2.99, 5000, FRAMES, duration), 3);
  assert.equal(later(3, 500, FRAMES, duration), 3);
});

test('where nothing may move a turn still takes its time', () => {
  assert.ok(later(0, 500, FRAMES, null) < 1);
  assert.equal(later(0, 60_000, FRAMES, null), 1);
});

test('back leads to a turn’s own beginning first, on to its end', () => {
  assert.deepEqual([2.5, 2, 0.1, 0].map(before), [2, 1, 0, 0]);
  assert.deepEqual([0, 0.5, 2.9, 3].map((at) => after(at, 3)), [1, 1, 3, 3]);
});

test('within a turn its events run, between two none do', () => {
  assert.equal(turnAt(FRAMES, 2), null);
  const { show, t } = /** @type {any} */ (turnAt(FRAMES, 1.25));
  assert.deepEqual([show.before.turn, show.after.turn, show.events[0].turn, t], [1, 2, 2, 0.25]);
  assert.deepEqual(show, turnBefore(FRAMES, 2));
});
