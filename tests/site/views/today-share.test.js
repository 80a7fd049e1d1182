import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeFrames } from '../fake_browser.js';

fakeFrames();
globalThis.matchMedia = /** @type {any} */ (() => ({ matches: false, addEventListener() {} }));
const { signs } = await import('../../../site/views/today/share.js');

test('a turn’s sign says how it stands to an even share of par, and no more', () => {
  assert.equal(signs([20, 10, 2, 0, 25], 100), '🟩🟨🟧⬜🟩');
});

test('without par the best total is the measure', () => {
  assert.equal(signs([4, 4, 1, 3], null), '🟩🟩🟧🟩');
  assert.equal(signs([0, 0], undefined), '⬜⬜');
});
