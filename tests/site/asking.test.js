import assert from 'node:assert/strict';
import { test } from 'node:test';
import { talk } from '../../site/asking.js';
import { relayClock } from '../../site/offset.js';
import { SELF, fakeRelay, soon } from './fake_relay.js';

/** @param {any} t @param {ReturnType<typeof fakeRelay>} relay */
async function talking(t, relay) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const heard = /** @type {any[]} */ ([]);
  const line = talk({
    url: 'wss://relay', relay: 'relay-key', origin: 'https://page', identity: SELF, clock: relayClock(() => 0), link: relay.link,
    tell() {}, hear: (frame) => heard.push(frame),
  });
  const again = async () => {
    relay.cut();
    t.mock.timers.tick(400);
    await soon();
  };
  await soon();
  t.after(() => line.close());
  return { line, heard, again };
}

/** @param {() => number} from */
function reader(from) {
  const got = /** @type {any[]} */ ([]);
  return {
    got,
    enter: () => ({ from: from(), secret: 's' }),
    entered: (/** @type {any} */ answer) => got.push({ answer }),
    take: (/** @type {any[]} */ entries) => got.push({ entries }),
    present: (/** @type {any} */ present) => got.push({ present }),
    refused: (/** @type {any} */ problem) => got.push({ refused: problem.id }),
  };
}

test('a question whose answer was lost is asked again on the next line, once each', async (t) => {
  const relay = fakeRelay();
  relay.answers = { post: () => null };
  const { line, again } = await talking(t, relay);
  const answer = line.ask('post', { text: 'x' });
  await again();
  relay.answers = { post: () => ({ ok: { number: 4 } }) };
  await again();
  assert.deepEqual(await answer, { number: 4 });
  await again();
  assert.deepEqual(relay.of('post').map(({ text, link }) => [text, link]), [['x', 0], ['x', 1], ['x', 2]]);
});

test('a question is asked of a relay that comes later', async (t) => {
  const relay = fakeRelay();
  relay.isDead = true;
  const { line, again } = await talking(t, relay);
  const answer = line.ask('make', { game: 'splits' });
  relay.isDead = false;
  relay.answers = { make: () => ({ ok: { code: 'ABCDEF' } }) };
  await again();
  assert.equal((await answer).code, 'ABCDEF');
});

test('what cannot be undone is asked with a signature of this line', async (t) => {
  const relay = fakeRelay();
  relay.answers = { forget: () => null };
  const { line, again } = await talking(t, relay);
  line.askSigned('forget');
  await soon();
  await again();
  const signed = (/** @type {number} */ at) => `signed grasveld forget 1\nhttps://page\nrelay-key\nchallenge-${at}`;
  assert.deepEqual(relay.of('forget').map(({ signature }) => signature), [signed(0), signed(1)]);
});

test('what the relay refuses is not asked again', async (t) => {
  const relay = fakeRelay();
  relay.answers = { code: () => ({ error: { message: 'code-not-open' } }) };
  const { line, again } = await talking(t, relay);
  await assert.rejects(line.ask('code', { code: 'AAAAAA' }), { id: 'code-not-open' });
  await again();
  assert.equal(relay.of('code').length, 1);
});

test('a room is read on from where the reader is, before questions are asked again', async (t) => {
  const relay = fakeRelay();
  relay.answers = { enter: () => ({ ok: { count: 9 } }), post: () => null };
  const { line, again } = await talking(t, relay);
  let next = 0;
  const seen = reader(() => next);
  const end = line.follow('room', seen);
  line.ask('post');
  await soon();
  relay.say({ room: 'room', entries: [{ number: 0 }] });
  relay.say({ room: 'room', present: { players: [], watching: 1 } });
  relay.say({ room: 'other', entries: [{ number: 5 }] });
  assert.deepEqual(seen.got, [{ answer: { count: 9 } }, { entries: [{ number: 0 }] }, { present: { players: [], watching: 1 } }]);
  next = 7;
  await again();
  const second = relay.asked.filter(({ link, do: what }) => link === 1 && what !== 'prove');
  assert.deepEqual(second.map(({ do: what, from }) => [what, from]), [['enter', 7], ['post', undefined]]);
  end();
  assert.equal(relay.of('leave_room').length, 1);
  await again();
  assert.equal(relay.of('enter').length, 2);
});

test('a room that may not be read says so to its reader', async (t) => {
  const relay = fakeRelay();
  relay.answers = { enter: () => ({ error: { message: 'room-unknown' } }) };
  const { line } = await talking(t, relay);
  const seen = reader(() => 0);
  line.follow('room', seen);
  await soon();
  assert.deepEqual(seen.got, [{ refused: 'room-unknown' }]);
});

test('what is wanted all the time is said first on every line, and what is of no room is heard', async (t) => {
  const relay = fakeRelay();
  relay.answers = { queue: () => ({ ok: { waiting: 3 } }) };
  const { line, heard, again } = await talking(t, relay);
  line.follow('room', reader(() => 0));
  const got = /** @type {any[]} */ ([]);
  const end = line.want('queue', { game: 'splits' }, { answered: (answer) => got.push(answer), refused() {} });
  await soon();
  await again();
  const order = relay.asked.filter(({ link }) => link === 1).map(({ do: what }) => what);
  assert.deepEqual(order, ['prove', 'queue', 'enter']);
  assert.deepEqual(got, [{ waiting: 3 }, { waiting: 3 }]);
  end();
  await again();
  assert.equal(relay.of('queue').length, 2);
  relay.say({ found: { room: 'r', secret: 's' } });
  assert.deepEqual(heard, [{ found: { room: 'r', secret: 's' } }]);
});
