import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeFrames } from './fake_browser.js';

fakeFrames();

const { isAt, playOn, showNext } = await import('../../site/room/table.js');
const { doesReckon, isSigned } = await import('../../site/room/transcript.js');

/** @param {number} turn */
function scene(turn, over = false) {
  return { game: 'splits', turn, position: {}, seats: [{ kind: 'human' }, { kind: 'human' }], to_move: [0], choices: {}, score: { points: [turn, 0], ties: [0, 0], winners: [] }, over, transcript: { seed: 'aa' } };
}

/** @param {number} turn @param {object} [more] */
function roomAt(turn, more = {}) {
  return /** @type {any} */ ({ name: 'room', seat: 0, sealed: null, scene: scene(turn), standing: { stage: 'turn', turn: turn + 1, seats: [{ sealed: false }] }, ...more });
}

function matchAt(/** @type {number} */ turn) {
  return /** @type {any} */ ({ room: 'room', seed: 'aa', scene: scene(turn), turns: [], show: null, curve: [[turn, 0]], moves: { 0: 'b2' } });
}

/** @param {number} turn */
const played = (turn) => ({ scene: scene(turn), events: [turn] });

test('a turn out of the log is shown, and then the match stands where the room does', () => {
  const match = matchAt(0);
  const room = roomAt(1);
  playOn(match, room, [played(1)]);
  assert.deepEqual([match.show.before.turn, match.show.after.turn, match.show.events], [0, 1, [1]]);
  assert.deepEqual(match.moves, {});
  match.show = null;
  showNext(match, room);
  assert.deepEqual([match.show, match.scene.turn, match.curve], [null, 1, [[0, 0], [1, 0]]]);
});

test('turns that come while one is shown wait; of many the last alone is shown', () => {
  const match = matchAt(0);
  playOn(match, roomAt(1), [played(1)]);
  const room = roomAt(4);
  playOn(match, room, [played(2), played(3)]);
  playOn(match, room, [played(4)]);
  assert.equal(match.show.after.turn, 1);
  match.show = null;
  showNext(match, room);
  assert.deepEqual([match.show.before.turn, match.show.after.turn], [3, 4]);
  assert.equal(match.curve.length, 5);
});

test('what happens without a turn, as somebody leaving, is on at once', () => {
  const match = matchAt(2);
  const room = roomAt(2);
  playOn(match, room, []);
  assert.equal(match.scene, room.scene);
  assert.equal(match.show, null);
});

test('one’s sealed move stands as made, known or not', () => {
  const match = matchAt(0);
  const sealed = roomAt(0, { sealed: { turn: 1, move: 'c3' } });
  // On its way, as another's seal comes in between.
  playOn(match, sealed, []);
  assert.deepEqual(match.moves, { 0: 'c3' });
  playOn(match, { ...sealed, sealed: null }, []);
  assert.deepEqual(match.moves, {});
  sealed.standing.seats[0].sealed = true;
  playOn(match, sealed, []);
  assert.deepEqual(match.moves, { 0: 'c3' });
  playOn(match, { ...sealed, sealed: null }, []);
  assert.deepEqual(match.moves, { 0: '' });
});

test('a rematch is another match', () => {
  assert.ok(isAt(matchAt(0), roomAt(0)));
  assert.ok(!isAt({ ...matchAt(0), seed: 'bb' }, roomAt(0)));
  assert.ok(!isAt({ ...matchAt(0), room: undefined }, roomAt(0)));
  assert.ok(!isAt(null, roomAt(0)));
});

test('the record of a room is told from any other transcript', () => {
  assert.ok(isSigned({ relay: 'key', log: [{ text: '{}' }] }));
  for (const other of [null, {}, { log: [{ kind: 'move' }] }, { relay: 'key', log: [] }]) assert.ok(!isSigned(other));
  assert.ok(doesReckon([{ text: '{"kind":"bots","body":{"levels":["normal"]}}' }]));
  assert.ok(!doesReckon([{ text: '{"kind":"bots","body":{"levels":["easy"]}}' }]));
});
