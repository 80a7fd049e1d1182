import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeFrames } from './fake_browser.js';

fakeFrames();

const { state } = await import('../../site/state.js');
const { forgetAll, keepMatch, keptMatch, keptMatches, openMatch, openStore, recall, recallAll, remember } = await import('../../site/store.js');

/** @type {import('../../site/store.js').KeptMatch} */
const MATCH = { id: '#/play/splits?seats=2&seed=ab', game: 'splits', updated: 1, over: false, me: 0, points: [0, 0], transcript: {} };

test('a browser that keeps nothing is said to, and everything works until it is closed', async () => {
  await openStore();
  assert.equal(state.storage, 'refused');
  await remember('theme', 'dark');
  await remember('day splits 2026-11-30', { best: 9 });
  assert.equal(recall('theme'), 'dark');
  assert.deepEqual(recallAll(), { theme: 'dark', 'day splits 2026-11-30': { best: 9 } });
  await remember('theme', null);
  assert.equal(recall('theme'), null);
  assert.equal(await keptMatch(MATCH.id), null);
  assert.deepEqual(await keptMatches(), []);
});

test('the match to go on with is the one played last that is not over', async () => {
  await keepMatch(MATCH);
  assert.equal(openMatch()?.id, MATCH.id);
  await keepMatch({ ...MATCH, over: true });
  assert.equal(openMatch(), null);
  await keepMatch(MATCH);
  await forgetAll();
  assert.equal(openMatch(), null);
  assert.deepEqual(recallAll(), {});
});

test('a browser that never answers keeps nobody waiting for long', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  Object.assign(globalThis, { indexedDB: { databases: () => new Promise(() => {}), open: () => ({ addEventListener() {} }) } });
  state.storage = '';
  const opened = openStore();
  t.mock.timers.tick(1500);
  await opened;
  assert.equal(state.storage, 'refused');
  Reflect.deleteProperty(globalThis, 'indexedDB');
});
