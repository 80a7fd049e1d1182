import assert from 'node:assert/strict';
import { test } from 'node:test';

/** @type {Record<string, () => void>} */
const heard = {};
const page = { visibilityState: 'visible', addEventListener: (/** @type {string} */ name, /** @type {() => void} */ act) => (heard[name] = act) };
globalThis.document = /** @type {any} */ (page);

const { keepAwake } = await import('../../site/awake.js');

/** Locks that are held. */
const locks = new Set();

function makeLock() {
  /** @type {() => void} */
  let onRelease = () => {};
  const lock = {
    addEventListener: (/** @type {string} */ _, /** @type {() => void} */ act) => (onRelease = act),
    release() {
      locks.delete(lock);
      onRelease();
    },
  };
  locks.add(lock);
  return lock;
}

const soon = () => new Promise((done) => setImmediate(done));

test('the screen stays on while it is wanted, also after the page was away', async () => {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { wakeLock: { request: async () => makeLock() } } });
  keepAwake(true);
  keepAwake(true);
  await soon();
  assert.equal(locks.size, 1);
  for (const lock of locks) lock.release();
  heard.visibilitychange();
  await soon();
  assert.equal(locks.size, 1);
  keepAwake(false);
  await soon();
  assert.equal(locks.size, 0);
  heard.visibilitychange();
  await soon();
  assert.equal(locks.size, 0);
});

test('a browser without it, or one that refuses, is let be', async () => {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { wakeLock: { request: () => Promise.reject(new Error('battery')) } } });
  keepAwake(true);
  await soon();
  keepAwake(false);
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: {} });
  keepAwake(true);
  await soon();
  keepAwake(false);
  assert.equal(locks.size, 0);
});
