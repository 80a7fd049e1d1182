import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { readSeats } from '../../site/seats.js';
import { fakeFrames } from './fake_browser.js';

fakeFrames();
const { state } = await import('../../site/state.js');
const { newSeed, openingsOf, sceneOf } = await import('../../site/openings.js');

const TWO = readSeats('2');

/** @type {string[]} */
let fetched = [];
beforeEach(() => {
  fetched = [];
  state.engine.stage = 'loading';
  globalThis.fetch = /** @type {any} */ (async (/** @type {URL} */ url) => {
    fetched.push(url.pathname.split('/').at(-1) ?? '');
    return Response.json([{ seed: 'ab', scene: { turn: 0 } }]);
  });
});

test('before the engine is ready a match takes the seed of a ready-made opening', async () => {
  assert.equal(await newSeed('olifantenpad', TWO), 'ab');
  assert.deepEqual(await sceneOf('olifantenpad', TWO, 'ab'), { turn: 0, seats: TWO });
  assert.equal(await sceneOf('olifantenpad', TWO, 'cd'), null);
  assert.deepEqual(fetched, ['olifantenpad-2.json']);
});

test('once it is ready every match has a seed of its own', async () => {
  state.engine.stage = 'ready';
  const seeds = [await newSeed('splits', TWO), await newSeed('splits', TWO)];
  assert.match(seeds[0], /^[0-9a-f]{32}$/);
  assert.notEqual(seeds[0], seeds[1]);
});

test('openings that cannot be had are none', async () => {
  globalThis.fetch = async () => {
    throw new TypeError('offline');
  };
  assert.deepEqual(await openingsOf('splits', readSeats('3')), []);
  globalThis.fetch = async () => new Response('', { status: 404 });
  assert.match(await newSeed('splits', readSeats('4')), /^[0-9a-f]{32}$/);
});
