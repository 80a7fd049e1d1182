import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeFrames } from './fake_browser.js';

fakeFrames();

const { allKeepsakes, takeKeepsakes } = await import('../../site/keepsakes.js');
const { recall, remember } = await import('../../site/store.js');

/** @param {Record<string, any>} kept @param {any[]} [matches] */
const file = (kept, matches = []) => ({ grasveld: 1, kept, matches });

test('what is kept comes back as it was, and of two results the better stays', async () => {
  remember('theme', 'dark');
  remember('day splits 2026-11-30', { best: 9, turns: [] });
  const saved = JSON.parse(JSON.stringify(await allKeepsakes()));
  assert.equal(await takeKeepsakes(saved), 0);
  remember('theme', 'light');
  remember('day splits 2026-11-30', { best: 12, turns: [] });
  assert.equal(await takeKeepsakes(saved), 1);
  assert.equal(recall('theme'), 'dark');
  assert.equal(recall('day splits 2026-11-30').best, 12);
});

test('what is no file of ours is refused', async () => {
  for (const foreign of [null, 3, 'text', [], {}, { grasveld: 2, kept: {}, matches: [] }, { grasveld: 1, kept: [], matches: [] }, { grasveld: 1, kept: {} }]) {
    await assert.rejects(takeKeepsakes(foreign), { id: 'file-foreign' });
  }
});

test('matches that are none are left out', async () => {
  const match = { id: '#/play/splits?seats=2', game: 'splits', updated: 5, over: false, me: 0, points: [0, 0], transcript: {} };
  const spoilt = [null, 3, {}, { ...match, id: 'javascript:alert(1)' }, { ...match, updated: 9e99 }, { ...match, transcript: null }, { ...match, points: null }];
  assert.equal(await takeKeepsakes(file({}, [match, ...spoilt])), 1);
});
