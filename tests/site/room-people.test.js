import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeFrames } from './fake_browser.js';

fakeFrames();

const { state } = await import('../../site/state.js');
const { freePlaces, isOrganiser, isPresent, noteOf, ownName, ownPlayer, takeName, waitedFor } = await import('../../site/room/people.js');

const seats = [
  { key: 'me', there: true, asked: true, sealed: true, opened: false },
  { key: 'away', there: true, asked: true, sealed: false, opened: false },
  { key: 'gone', there: false, asked: false, sealed: false, opened: false },
  { level: 'easy', there: true, asked: false, sealed: false, opened: false },
];
const players = [{ key: 'me', name: 'I', ready: false }, { key: 'away', name: 'O', ready: true }];
const room = /** @type {any} */ ({ standing: { seats, players, bots: ['easy'], organiser: 'me', phase: 'sealing' }, present: { players: ['me'], watching: 0 } });
state.line.self = 'me';

test('a name has no more than twenty letters, one way of writing each, and no space around', () => {
  assert.equal(takeName('  Zoe\u0301   M.  '), 'Zo\u00e9 M.');
  assert.equal(ownName(), 'Zo\u00e9 M.');
  assert.equal([...takeName('👩'.repeat(30))].length, 20);
  assert.equal(takeName('   '), '');
  assert.equal(ownName(), '');
});

test('of each seat is known whether it has chosen, is away or has left', () => {
  assert.deepEqual(seats.map((_, seat) => noteOf(room, seat)), ['sealed', 'away', 'left', '']);
  assert.ok(isPresent(room, 'me'));
  assert.ok(!isPresent(room, 'away'));
});

test('those are waited for who have something left to do', () => {
  assert.deepEqual(waitedFor(room), [1]);
  assert.deepEqual(waitedFor({ ...room, standing: { ...room.standing, phase: 'opening' } }), [0, 1]);
});

test('who one is in a room, and what is left for others', () => {
  assert.equal(ownPlayer(room)?.name, 'I');
  assert.ok(isOrganiser(room));
  assert.equal(freePlaces(room, 4), 1);
  state.line.self = 'somebody';
  assert.equal(ownPlayer(room), undefined);
  assert.ok(!isOrganiser(room));
});
