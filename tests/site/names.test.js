import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeFrames } from './fake_browser.js';

fakeFrames();

const { giveName, nameOf } = await import('../../site/names.js');
const { recall, remember } = await import('../../site/store.js');

test('a name is kept short and tidy, and can be taken back', () => {
  giveName(1, '  Anna \n Maria van der Berg ');
  assert.deepEqual([0, 1].map(nameOf), ['', 'Anna Maria van']);
  giveName(2, '🐘'.repeat(20));
  assert.equal([...nameOf(2)].length, 14);
  giveName(1, ' ');
  giveName(2, '');
  assert.equal(recall('names'), null);
});

test('what is no name is none', () => {
  for (const spoilt of [3, {}, 'Anna', [3, null, {}]]) {
    remember('names', spoilt);
    assert.deepEqual([0, 1, 2, 3].map(nameOf), ['', '', '', '']);
  }
});
