import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeFrames, settled } from './fake_browser.js';

fakeFrames();

const begun = /** @type {number[]} */ ([]);
const ramp = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
const node = () => ({ gain: ramp, frequency: {}, connect: (/** @type {any} */ next) => next, start: (/** @type {number} */ at) => begun.push(at), stop() {} });
globalThis.AudioContext = /** @type {any} */ (class {
  currentTime = 5;
  destination = {};
  resume = async () => {};
  createOscillator = node;
  createGain = node;
});

const { chooseSound, hear, startSound } = await import('../../site/sound.js');
const { recall } = await import('../../site/store.js');

test('nothing is heard until the player asks for it', async () => {
  startSound();
  hear('over');
  await settled();
  assert.deepEqual(begun, []);
  chooseSound(true);
  await settled();
  assert.equal(recall('sound'), true);
  assert.deepEqual(begun, [5, 5.1, 5.2]);
  chooseSound(false);
  hear('turn');
  await settled();
  assert.equal(begun.length, 3);
});
