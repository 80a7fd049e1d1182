import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settled } from './fake_browser.js';
import { NAME, ROOM, clearUp, entry, fakeRoom, seat } from './fake_room.js';

const fake = await fakeRoom();
const { relay } = fake;
const { state } = await import('../../site/state.js');
const { closeRoom, openRoom } = await import('../../site/room/entering.js');

clearUp(fake);

/** Opens the room, whose log has these entries. @param {any[]} entries */
async function opened(entries) {
  relay.answers = { enter: () => ({ ok: { count: entries.length } }) };
  await openRoom({ id: ROOM, secret: 'secret' });
  await settled();
  if (entries.length) await told(entries);
  return /** @type {import('../../site/room/reading.js').Room} */ (state.room);
}

/** @param {any[]} entries */
async function told(entries) {
  relay.say({ room: ROOM, entries });
  await settled();
}

/** The numbers of the entries that each reading had. */
function readings() {
  return fake.asked.filter(({ ask }) => ask === 'room_read').map(({ entries }) => entries.map((/** @type {any} */ { number }) => number));
}

test('a room is entered with its secret, read from the first entry, with a verdict on each', async () => {
  const room = await opened([entry(0), entry(1)]);
  assert.deepEqual(relay.of('enter').map(({ room: id, from, secret }) => [id, from, secret]), [[ROOM, 0, 'secret']]);
  const [first] = fake.asked;
  assert.deepEqual([first.room, first.fresh, first.genuine], [NAME, true, [false, false]]);
  assert.equal(room.stage, 'on');
  await told([entry(2)]);
  assert.deepEqual(readings(), [[0, 1], [2]]);
  assert.equal(fake.asked.at(-1).fresh, false);
});

test('a lost line is read on from where it was, and nothing is read twice', async () => {
  const room = await opened([entry(0), entry(1)]);
  relay.answers = { enter: () => ({ ok: { count: 4 } }) };
  relay.cut();
  await new Promise((done) => setTimeout(done, 400));
  assert.equal(relay.of('enter').at(-1).from, 2);
  await told([entry(1), entry(2), entry(3)]);
  assert.deepEqual(readings(), [[0, 1], [2, 3]]);
  assert.equal(room.entries.length, 4);
});

test('a relay that closes a turn early is found out: the page stops, and opens nothing', async () => {
  const { key } = await (await import('../../site/keys.js')).identity();
  fake.fold = () => ({ stage: 'turn', phase: 'sealing', turn: 3, seats: [seat(key, { sealed: true })], players: [{ key }] });
  const room = await opened([entry(0)]);
  room.sealed = /** @type {any} */ ({ turn: 3, move: 'a1>', bytes: 'bytes', openId: 'id' });
  fake.fold = () => ({ fault: { message: 'room-early', arguments: {} }, stage: 'turn', phase: 'opening', turn: 3, seats: [seat(key, { sealed: true })] });
  await told([entry(1)]);
  assert.deepEqual([room.stage, room.problem?.id], ['stopped', 'room-early']);
  await told([entry(2)]);
  assert.equal(readings().length, 2);
  assert.deepEqual(relay.of('post'), []);
});

test('a log that was rewritten since the last visit is found out', async () => {
  await opened([entry(0), entry(1), entry(2)]);
  closeRoom();
  fake.fold = (entries) => (entries.length === 3 ? { hash: 'another' } : {});
  const room = await opened([entry(0), entry(1), entry(2), entry(3)]);
  assert.deepEqual([room.stage, room.problem?.id], ['stopped', 'room-log-rewritten']);
  assert.equal(room.entries.length, 3);
});

test('a log that goes on as it was known is read on', async () => {
  await opened([entry(0), entry(1), entry(2)]);
  closeRoom();
  fake.asked.length = 0;
  const room = await opened([entry(0), entry(1), entry(2), entry(3)]);
  assert.deepEqual(readings(), [[0, 1, 2], [3]]);
  assert.equal(room.stage, 'on');
});

test('a log from which entries are gone is found out', async () => {
  await opened([entry(0), entry(1), entry(2)]);
  closeRoom();
  const room = await opened([entry(0), entry(1)]);
  assert.deepEqual([room.stage, room.problem?.id], ['stopped', 'room-log-shorter']);
});

test('a room that may not be read says why', async () => {
  relay.answers = { enter: () => ({ error: { message: 'room-unknown' } }) };
  await openRoom({ id: ROOM });
  await settled();
  assert.deepEqual([state.room?.stage, state.room?.problem?.id], ['refused', 'room-unknown']);
});

test('another position at the relay is shown and reported, once', async () => {
  const { key } = await (await import('../../site/keys.js')).identity();
  const here = { stage: 'turn', phase: 'moving', turn: 2, digest: 'own', seats: [seat(key)], players: [{ key }] };
  fake.fold = () => here;
  const room = await opened([entry(0)]);
  fake.fold = () => ({ ...here, differs: true });
  await told([entry(1)]);
  await told([entry(2)]);
  assert.ok(room.differs);
  assert.deepEqual(relay.of('post').map(({ text }) => text), ['room_say report']);
});

test('of a room that is left, no more is read', async () => {
  await opened([entry(0)]);
  closeRoom();
  await told([entry(1)]);
  assert.equal(state.room, null);
  assert.equal(readings().length, 1);
  assert.equal(relay.of('leave_room').length, 1);
});
