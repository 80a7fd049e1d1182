import assert from 'node:assert/strict';
import { test } from 'node:test';
import { relayClock } from '../../site/offset.js';
import { Refused, Wire } from '../../site/wire.js';
import { SELF, fakeRelay, soon } from './fake_relay.js';

/**
 * A wire to a fake relay, with mocked timers.
 * @param {any} t
 * @param {ReturnType<typeof fakeRelay>} relay
 */
async function wired(t, relay, clock = relayClock(() => 0)) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const stages = /** @type {string[]} */ ([]);
  const heard = /** @type {any[]} */ ([]);
  let opened = 0;
  const wire = new Wire({
    url: 'wss://relay', relay: 'relay-key', origin: 'https://page', identity: SELF, clock, link: relay.link,
    tell: (stage) => stages.push(stage), open: () => (opened += 1), hear: (frame) => heard.push(frame),
  });
  await soon();
  return { wire, stages, heard, opened: () => opened };
}

test('it proves who it is with the page’s origin, the relay’s key and the challenge', async (t) => {
  const relay = fakeRelay();
  const { wire, stages, opened } = await wired(t, relay);
  assert.deepEqual(relay.asked, [{ do: 'prove', key: 'own-key', n: 1, link: 0, signature: 'signed grasveld hello 1\nhttps://page\nrelay-key\nchallenge-0' }]);
  assert.deepEqual(stages, ['connecting', 'open']);
  assert.equal(opened(), 1);
  wire.close();
});

test('a relay with another key than the page’s gets no signature, and no second try', async (t) => {
  const relay = fakeRelay({ key: 'another-key' });
  const { stages } = await wired(t, relay);
  t.mock.timers.tick(60_000);
  await soon();
  assert.deepEqual(relay.asked, []);
  assert.equal(relay.links.length, 1);
  assert.equal(stages.at(-1), 'foreign');
});

test('each question gets its own answer, in whatever order they come', async (t) => {
  const relay = fakeRelay();
  relay.answers = { a: () => null, b: () => null };
  const { wire } = await wired(t, relay);
  const [a, b] = [wire.once({ do: 'a' }), wire.once({ do: 'b' })];
  relay.say({ n: 3, ok: 'of b' });
  relay.say({ n: 2, error: { message: 'stale', arguments: { turn: 4 } } });
  assert.equal(await b, 'of b');
  await assert.rejects(a, (problem) => problem instanceof Refused && problem.id === 'stale' && problem.arguments.turn === 4);
  wire.close();
});

test('a lost line is taken up again by itself, later and later', async (t) => {
  const relay = fakeRelay();
  const { wire, stages, opened } = await wired(t, relay);
  relay.cut();
  assert.equal(stages.at(-1), 'away');
  t.mock.timers.tick(320);
  await soon();
  assert.deepEqual([relay.links.length, stages.at(-1), opened()], [2, 'open', 2]);
  relay.isDead = true;
  relay.cut();
  const before = relay.links.length;
  for (let second = 0; second < 120; second += 1) t.mock.timers.tick(1000), await soon();
  const tries = relay.links.length - before;
  assert.ok(tries >= 5 && tries <= 12, `${tries} tries in two minutes`);
  relay.isDead = false;
  for (let second = 0; second < 25; second += 1) t.mock.timers.tick(1000), await soon();
  assert.equal(stages.at(-1), 'open');
  wire.close();
});

test('what was asked on a lost line is not answered', async (t) => {
  const relay = fakeRelay();
  relay.answers = { a: () => null };
  const { wire } = await wired(t, relay);
  const lost = assert.rejects(wire.once({ do: 'a' }), (problem) => !(problem instanceof Refused));
  relay.cut();
  await lost;
  wire.close();
});

test('a line that says nothing any more is noticed, at once after sleep', async (t) => {
  const relay = fakeRelay();
  const { wire, stages } = await wired(t, relay);
  relay.isDead = true;
  t.mock.timers.tick(8000);
  t.mock.timers.tick(4000);
  assert.equal(stages.at(-1), 'away');
  assert.ok(relay.links[0].isClosed);
  relay.isDead = false;
  t.mock.timers.tick(400);
  await soon();
  assert.equal(stages.at(-1), 'open');
  relay.isDead = true;
  wire.wake();
  t.mock.timers.tick(1500);
  assert.equal(stages.at(-1), 'away');
  relay.isDead = false;
  wire.wake();
  await soon();
  assert.equal(stages.at(-1), 'open');
  wire.close();
});

test('after being taken over it waits until it is asked to come back', async (t) => {
  const relay = fakeRelay();
  const { wire, stages } = await wired(t, relay);
  relay.say({ closed: { message: 'taken-over' } });
  relay.cut();
  t.mock.timers.tick(60_000);
  wire.wake();
  await soon();
  assert.deepEqual([relay.links.length, stages.at(-1)], [1, 'taken']);
  wire.takeBack();
  await soon();
  assert.deepEqual([relay.links.length, stages.at(-1)], [2, 'open']);
  wire.close();
});

test('what nobody asked for is heard; an old link is not', async (t) => {
  const relay = fakeRelay();
  const { wire, heard } = await wired(t, relay);
  relay.say({ found: { room: 'r' } });
  relay.cut();
  t.mock.timers.tick(400);
  await soon();
  relay.links[0].say({ found: { room: 'late' } });
  assert.deepEqual(heard, [{ found: { room: 'r' } }]);
  wire.close();
});

test('a relay that does not take the proof is asked again, and the page hears why', async (t) => {
  const relay = fakeRelay();
  relay.answers = { prove: () => ({ error: { message: 'origin' } }) };
  const { wire, stages, opened } = await wired(t, relay);
  await soon();
  assert.deepEqual([stages.at(-1), opened()], ['away', 0]);
  wire.close();
});
