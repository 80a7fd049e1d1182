import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settled } from './fake_browser.js';
import { ROOM, clearUp, entry, fakeRoom, seat } from './fake_room.js';

const fake = await fakeRoom();
const { relay } = fake;
const { state } = await import('../../site/state.js');
const { closeRoom, openRoom } = await import('../../site/room/entering.js');
const { makeMove, mayMove } = await import('../../site/room/moving.js');
const { say } = await import('../../site/room/saying.js');
const { forgetRooms, keptRoom } = await import('../../site/room/kept.js');
/** What the fake relay says the time is. */
const NOW = 1_000_000;
const { key } = await (await import('../../site/keys.js')).identity();

clearUp(fake);

let entries = 0;

/** The room goes on to where the fold says so. @param {object} standing */
async function comesTo(standing) {
  fake.fold = () => ({ stage: 'turn', turn: 1, players: [{ key }], ...standing });
  relay.say({ room: ROOM, entries: [entry(entries)] });
  entries += 1;
  await settled();
}

/** A room in which one sits, at some phase of a turn. @param {object} standing */
async function seated(standing) {
  relay.answers = { enter: () => ({ ok: { count: 1 } }), post: () => ({ ok: { number: 9 } }) };
  entries = 0;
  await openRoom({ id: ROOM, secret: 'secret' });
  await settled();
  await comesTo(standing);
  return /** @type {import('../../site/room/reading.js').Room} */ (state.room);
}

/** What was posted, as the fake engine writes it. */
function posted() {
  return relay.of('post').map(({ text }) => text);
}

test('a move is sealed and kept before it is sent, and opened by itself once the turn is closed', async () => {
  const room = await seated({ phase: 'sealing', seats: [seat(key), seat('other')] });
  assert.ok(mayMove(room));
  let keptFirst = false;
  relay.answers.post = () => ((keptFirst = room.sealed?.move === 'a1>b2'), { ok: { number: 9 } });
  await makeMove(room, 'a1>b2');
  assert.ok(keptFirst);
  assert.equal((await keptRoom(ROOM)).sealed?.move, 'a1>b2');
  await comesTo({ phase: 'sealing', seats: [seat(key, { sealed: true }), seat('other')] });
  assert.ok(!mayMove(room));
  await comesTo({ phase: 'opening', seats: [seat(key, { sealed: true }), seat('other', { sealed: true })] });
  assert.deepEqual(posted(), ['room_seal a1>b2', 'room_opening a1>b2']);
  const [seal, opening] = ['room_seal', 'room_opening'].map((ask) => fake.asked.find((request) => request.ask === ask));
  assert.deepEqual([opening.bytes, opening.key], [seal.bytes, key]);
});

test('a turn that closes long before its time, though another has not sealed, is opened by nobody', async () => {
  const one = seat(key, { sealed: true });
  /** The stage after sealing with so much time left and a close at once. @param {number} left ms @param {object} other */
  const closed = async (left, other) => {
    const deadline = NOW + left;
    const room = await seated({ phase: 'sealing', deadline, seats: [seat(key), seat('other')] });
    await makeMove(room, 'a1>b2');
    await comesTo({ phase: 'opening', deadline, seats: [one, seat('other', other)] });
    const opened = posted().some((text) => text.startsWith('room_opening'));
    await comesTo({ turn: 2, phase: 'due' });
    closeRoom();
    await forgetRooms();
    relay.asked.length = 0;
    return [room.stage, room.problem?.id, opened];
  };
  assert.deepEqual(await closed(60_000, {}), ['stopped', 'room-early', false]);
  assert.deepEqual(await closed(60_000, { sealed: true }), ['on', undefined, true]);
  assert.deepEqual(await closed(60_000, { asked: false }), ['on', undefined, true]);
  assert.deepEqual(await closed(0, {}), ['on', undefined, true]);
});

test('an opening is sent again on every line, until it stands in the log', async () => {
  const room = await seated({ phase: 'sealing', seats: [seat(key)] });
  await makeMove(room, 'a1>b2');
  const sealed = seat(key, { sealed: true });
  await comesTo({ phase: 'opening', seats: [sealed] });
  assert.equal(posted().length, 2);
  relay.answers.enter = () => ({ ok: { count: entries } });
  relay.cut();
  await new Promise((done) => setTimeout(done, 450));
  assert.equal(posted().filter((text) => text.startsWith('room_opening')).length, 2);
  await comesTo({ phase: 'opening', seats: [{ ...sealed, opened: true }] });
  relay.cut();
  await new Promise((done) => setTimeout(done, 450));
  assert.equal(posted().filter((text) => text.startsWith('room_opening')).length, 2);
});

test('after a reload what was kept is sent and opened', async () => {
  const room = await seated({ phase: 'sealing', seats: [seat(key)] });
  relay.answers.post = () => null;
  makeMove(room, 'a1>b2');
  await settled();
  closeRoom();
  relay.asked.length = 0;
  await seated({ phase: 'sealing', seats: [seat(key)] });
  assert.deepEqual(posted(), ['room_seal a1>b2']);
  await comesTo({ phase: 'opening', seats: [seat(key, { sealed: true })] });
  assert.deepEqual(posted(), ['room_seal a1>b2', 'room_opening a1>b2']);
});

test('one’s part of the seed is sealed by itself, once', async () => {
  await seated({ stage: 'seeding', phase: 'sealing', seats: [seat(key)] });
  await comesTo({ stage: 'seeding', phase: 'sealing', seats: [seat(key, { sealed: true })] });
  await comesTo({ stage: 'seeding', phase: 'opening', seats: [seat(key, { sealed: true })] });
  assert.deepEqual(posted(), ['room_seal ', 'room_opening ']);
});

test('where one moves after the other the move is said at once', async () => {
  const room = await seated({ phase: 'moving', seats: [seat(key), seat('other', { asked: false })] });
  await makeMove(room, '@0,0');
  assert.deepEqual(posted(), ['room_say move']);
  await comesTo({ phase: 'moving', seats: [seat(key, { asked: false }), seat('other')] });
  assert.ok(!mayMove(room));
});

test('who watches moves nothing and opens nothing', async () => {
  const room = await seated({ phase: 'sealing', seats: [seat('one'), seat('other')], players: [] });
  assert.ok(!mayMove(room));
  await comesTo({ phase: 'opening', seats: [seat('one', { sealed: true })], players: [] });
  assert.deepEqual(posted(), []);
});

test('a seal that came too late is said, and the move is free again', async () => {
  const room = await seated({ phase: 'sealing', seats: [seat(key)] });
  relay.answers.post = () => ({ error: { message: 'stale', arguments: { turn: 2 } } });
  await makeMove(room, 'a1>b2');
  assert.equal(room.notice?.id, 'stale');
  assert.equal(room.sealed, null);
});

test('a relay in trouble may have stored the seal: it gets the very same again', async () => {
  const room = await seated({ phase: 'sealing', seats: [seat(key)] });
  const answers = [{ error: { message: 'relay-trouble', arguments: {} } }];
  relay.answers.post = () => answers.shift() ?? { ok: { number: 3 } };
  await makeMove(room, 'a1>b2');
  assert.equal(room.sealed?.move, 'a1>b2');
  assert.deepEqual(posted(), ['room_seal a1>b2', 'room_seal a1>b2']);
});

test('what was meant for the turn before is said anew, with the same id', async () => {
  const room = await seated({ phase: 'sealing', seats: [seat(key)] });
  const refusals = [{ error: { message: 'stale', arguments: { turn: 2 } } }];
  relay.answers.post = () => refusals.shift() ?? { ok: { number: 3 } };
  assert.ok(await say(room, 'emote', { emote: 'nice' }));
  const ids = fake.asked.filter(({ kind }) => kind === 'emote').map(({ id }) => id);
  assert.equal(ids.length, 2);
  assert.equal(ids[0], ids[1]);
});

test('a relay that has another log than it showed is found out by what one says', async () => {
  const room = await seated({ phase: 'sealing', seats: [seat(key)] });
  relay.answers.post = () => ({ error: { message: 'room-seen', arguments: {} } });
  assert.ok(!(await say(room, 'ready', { ready: true })));
  assert.deepEqual([room.stage, room.problem?.id], ['stopped', 'room-log-other']);
  const before = fake.asked.length;
  await comesTo({ phase: 'opening', seats: [seat(key, { sealed: true })] });
  assert.equal(fake.asked.length, before);
});

test('what the room does not take is shown until one says something else', async () => {
  const room = await seated({ phase: 'sealing', seats: [seat(key)] });
  relay.answers.post = () => ({ error: { message: 'name-unfit', arguments: { most: 20 } } });
  assert.ok(!(await say(room, 'join', { name: '<b>' })));
  assert.deepEqual(room.notice, { id: 'name-unfit', arguments: { most: 20 } });
  relay.answers.post = () => ({ ok: { number: 3 } });
  await say(room, 'join', { name: 'b' });
  assert.equal(room.notice, null);
});
