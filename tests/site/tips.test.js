import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeFrames } from './fake_browser.js';

fakeFrames();
const { dearest, givesTips } = await import('../../site/tips.js');

test('hints are for one person, and not for the match of a date', () => {
  const match = (/** @type {any} */ part) => /** @type {any} */ ({ you: 0, options: {}, ...part });
  assert.ok(givesTips(match({})));
  for (const part of [{ you: -1 }, { options: { daily: '2026-11-30' } }, { lesson: {} }]) assert.ok(!givesTips(match(part)));
  assert.ok(!givesTips(null));
});

test('the analysis begins with the turn in which most was left lying', () => {
  const turn = (/** @type {number} */ made, /** @type {number} */ best) => /** @type {any} */ ({ made: { value: made }, best: { value: best } });
  assert.equal(dearest([turn(1, 3), turn(-5, 2), turn(9, 9)]), 1);
  assert.equal(dearest([]), 0);
});
