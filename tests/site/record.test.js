import assert from 'node:assert/strict';
import { test } from 'node:test';
import { footsteps } from '../../site/record.js';

test('footsteps add up, turn by turn', () => {
  /** @type {any[]} */
  const frames = [
    { events: [] },
    { events: [{ kind: 'walk' }, { kind: 'footsteps', cells: { a1: 2, b2: 1 } }] },
    { events: [{ kind: 'footsteps', cells: { b2: 4 } }] },
  ];
  assert.deepEqual([0, 1, 2].map((last) => footsteps(frames, last)), [{}, { a1: 2, b2: 1 }, { a1: 2, b2: 5 }]);
});
