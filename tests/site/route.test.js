import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSeats } from '../../site/seats.js';
import { matchHash, playHash, readRoute, roomHash } from '../../site/route.js';

const HOME = { view: 'home', game: '', query: {} };

test('a match’s address reads back', () => {
  assert.deepEqual(readRoute(playHash({ game: 'splits', seats: readSeats('3'), seed: 'ab12' })), { view: 'play', game: 'splits', query: { seats: '3', seed: 'ab12' } });
});

test('a date’s match is named by its date alone', () => {
  const hash = playHash({ game: 'splits', seats: readSeats('2'), seed: 'ab12', options: { daily: '2026-11-30' } });
  assert.deepEqual(readRoute(hash).query, { daily: '2026-11-30' });
});

test('a position may hold any sign', () => {
  const position = JSON.stringify({ park: ['G=?', '#&='] });
  assert.equal(readRoute(`#/play/olifantenpad?position=${encodeURIComponent(position)}`).query.position, position);
});

test('anything unknown is home', () => {
  for (const hash of ['', '#', '#/', '#/play', '#/play/chess', '#/nowhere/splits', '#<script>']) assert.deepEqual(readRoute(hash), HOME);
});

test('a replay’s address holds the packed match, and nothing that was hung on to it', () => {
  for (const tail of ['', '.', ')', '?utm=1', '%20', '&x']) {
    assert.equal(readRoute(`#/replay/aB-_9${tail}`).query.data, 'aB-_9');
  }
  assert.deepEqual(readRoute('#/replay?problem=file-foreign').query, { data: '', problem: 'file-foreign' });
  assert.deepEqual(readRoute('#/kept?taken=3'), { view: 'kept', game: '', query: { taken: '3' } });
});

test('a lesson without a number is the list of them', () => {
  assert.equal(readRoute('#/lesson/splits').view, 'lessons');
  assert.equal(readRoute('#/lesson/splits?lesson=2').view, 'lesson');
});

test('a room’s address has its id and, for who has the link, its secret', () => {
  const [id, secret] = ['Aa-_5678901234567890ab', 'Zz-_5678901234567890yx'];
  assert.deepEqual(readRoute(`#/room/${id}.${secret}`), { view: 'room', game: '', query: { id, secret } });
  assert.deepEqual(readRoute(`#/room/${id}`).query, { id, secret: '' });
  assert.deepEqual(readRoute(`#/room/${id}.${secret}).`).query, { id, secret });
  assert.deepEqual(readRoute('#/room/short'), HOME);
  assert.equal(roomHash(`${id}.relay`, secret), `#/room/${id}.${secret}`);
  assert.equal(roomHash(`${id}.relay`), `#/room/${id}`);
  const match = /** @type {any} */ ({ game: 'splits', seats: readSeats('2'), seed: 'ab12' });
  assert.equal(matchHash({ ...match, room: `${id}.relay` }), `#/room/${id}`);
  assert.equal(matchHash(match), playHash(match));
});
