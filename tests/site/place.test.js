import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placed } from '../../site/place.js';

test('at the root of a host a name is enough', () => {
  assert.equal(placed('grasveld', 'https://games.example/#/play/splits'), 'grasveld');
  assert.equal(placed('grasveld', 'https://games.example/index.html?a=b'), 'grasveld');
});

test('two builds under two paths keep apart, and a page and what it embeds together', () => {
  assert.equal(placed('grasveld', 'https://games.example/one/#/'), 'grasveld /one/');
  assert.equal(placed('grasveld', 'https://games.example/two/index.html'), 'grasveld /two/');
  assert.equal(placed('grasveld', 'https://games.example/two/embed.html?game=splits'), 'grasveld /two/');
});
