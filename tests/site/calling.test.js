import assert from 'node:assert/strict';
import { test } from 'node:test';

/** @type {Record<string, () => void>} */
const heard = {};
const page = { title: 'Duel', visibilityState: 'hidden', addEventListener: (/** @type {string} */ name, /** @type {() => void} */ act) => (heard[name] = act), removeEventListener() {} };
globalThis.document = /** @type {any} */ (page);

const { call } = await import('../../site/calling.js');

test('who looks elsewhere is called by the title, until they look', () => {
  const trembled = /** @type {any[]} */ ([]);
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { vibrate: (/** @type {any} */ pattern) => trembled.push(pattern) } });
  call('Opponent found');
  call('Your turn');
  assert.equal(page.title, '\u25cf Your turn');
  heard.visibilitychange();
  assert.equal(page.title, '\u25cf Your turn');
  page.visibilityState = 'visible';
  heard.visibilitychange();
  assert.equal(page.title, 'Duel');
  assert.equal(trembled.length, 2);
  call('Opponent found');
  assert.equal(page.title, 'Duel');
});
