import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playHash, readRoute } from '../../site/route.js';

const HOME = { view: 'home', game: '', query: {} };

test('a match’s address reads back', () => {
  assert.deepEqual(readRoute(playHash('splits', 3, 'ab12')), { view: 'play', game: 'splits', query: { seats: '3', seed: 'ab12' } });
});

test('a position may hold any sign', () => {
  const position = JSON.stringify({ park: ['G=?', '#&='] });
  assert.equal(readRoute(`#/play/olifantenpad?position=${encodeURIComponent(position)}`).query.position, position);
});

test('anything unknown is home', () => {
  for (const hash of ['', '#', '#/', '#/play', '#/play/chess', '#/nowhere/splits', '#<script>']) assert.deepEqual(readRoute(hash), HOME);
});
