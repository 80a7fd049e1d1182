import assert from 'node:assert/strict';
import { test } from 'node:test';
import { relayClock } from '../../site/offset.js';

test('the relay’s time comes from the middle of the way there and back', () => {
  let now = 0;
  const clock = relayClock(() => now);
  assert.equal(clock.time(), null);
  clock.sample(0, 100, 5_000_050);
  assert.equal(clock.time(), 5_000_000);
  now = 30_000;
  assert.equal(clock.time(), 5_030_000);
});

test('the surer of two measures counts', () => {
  const clock = relayClock(() => 0);
  clock.sample(0, 20, 1_000_013);
  clock.sample(0, 800, 1_000_100);
  assert.equal(clock.time(), 1_000_003);
  clock.sample(0, 2, 1_000_002);
  assert.equal(clock.time(), 1_000_001);
});

test('a clock that stood still, as while a device sleeps, is seen through', () => {
  const clock = relayClock(() => 0);
  clock.sample(0, 4, 1_000_000);
  clock.sample(10, 310, 1_060_150);
  assert.equal(clock.time(), 1_059_990);
});

test('a device whose clock is wrong by a day counts down alike', () => {
  const day = 86_400_000;
  const times = [-day, 0, day].map((wrong) => {
    const clock = relayClock(() => 7000 + wrong);
    clock.sample(7000 + wrong, 7060 + wrong, 1_730_000_000_030);
    return clock.time();
  });
  assert.deepEqual(times, [1_730_000_000_000, 1_730_000_000_000, 1_730_000_000_000]);
});
