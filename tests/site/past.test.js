import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pastOf } from '../../site/past.js';

const frames = [[0, 0], [3, 1], [4, 6]].map((points, turn) => /** @type {any} */ ({ scene: { turn, score: { points } }, events: [{ kind: `turn ${turn}` }] }));

test('a match has its points so far behind it, and the turn shown last', () => {
  const { curve, last } = pastOf(frames);
  assert.deepEqual(curve, [[0, 0], [3, 1], [4, 6]]);
  assert.deepEqual(last, { events: frames[2].events, before: frames[1].scene, after: frames[2].scene, started: null });
});

test('one that has just begun has shown no turn', () => {
  assert.deepEqual(pastOf(frames.slice(0, 1)), { curve: [[0, 0]], last: null });
});
