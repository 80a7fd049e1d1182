import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeFrames } from './fake_browser.js';

const frames = fakeFrames();
const { change, drawWith, state } = await import('../../site/state.js');

test('many changes ask for one redraw', () => {
  let redraws = 0;
  drawWith(() => (redraws += 1));
  change((s) => (s.language = 'nl'));
  change((s) => (s.hand = 'half a move'));
  assert.equal(frames.waiting(), 1);
  assert.equal(redraws, 0);
  frames.frame(16);
  assert.equal(redraws, 1);
  assert.equal(state.language, 'nl');
  assert.equal(state.hand, 'half a move');
});

test('a redraw may ask for the next frame', () => {
  /** @type {number[]} */
  const times = [];
  drawWith((now) => {
    times.push(now);
    if (times.length < 3) change();
  });
  change();
  for (const now of [10, 20, 30, 40]) frames.frame(now);
  assert.deepEqual(times, [10, 20, 30]);
});
