import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { fakeFrames, fakeWorker, settled } from './fake_browser.js';

fakeFrames();

/** @type {any[]} */
const asked = [];
/** Whether numpy was waited for, by what took a while. @type {Record<string, boolean>} */
let waited = {};
/** @type {any[]} */
let log = [];
let alone = false;
let broken = false;

const SEATS = /** @type {import('../../site/match.js').Seat[]} */ ([{ kind: 'human' }, { kind: 'bot', level: 'easy' }]);
const transcript = () => ({ game: 'splits', seats: SEATS, seed: 'ab', options: {}, log: [...log] });
const over = () => log.length >= 6 || log.some((entry) => entry.kind === 'leave');

function scene() {
  const seat = alone ? 0 : log.length % 2;
  const score = { points: [log.length, 0], ties: [0, 0], winners: [0] };
  return { game: 'splits', turn: log.length, position: {}, seats: SEATS, to_move: over() ? [] : [seat], choices: { 0: { alone } }, score, over: over(), transcript: transcript() };
}

/** @type {Record<string, (request: any) => any>} */
const ANSWERS = {
  begin: () => scene(),
  resume: (request) => ((log = request.transcript.log), scene()),
  record: () => [{ scene: scene(), events: [] }],
  think: () => {
    if (broken) throw new Error('broken');
    return { move: 'm' };
  },
  leave: () => (log.push({ kind: 'leave', seat: 0 }), scene()),
  play({ moves }) {
    for (const seat of Object.keys(moves)) log.push({ kind: 'move', turn: log.length, seat: Number(seat), move: 'm' });
    return { events: [], scene: scene() };
  },
};

const worker = fakeWorker({
  start: async () => {},
  prepare: async () => {},
  ask: answered,
  async work(/** @type {string} */ text, /** @type {boolean} */ reckons) {
    waited[JSON.parse(text).ask] = reckons;
    return answered(text);
  },
});

/** @param {string} text */
function answered(text) {
  const request = JSON.parse(text);
  asked.push(request.ask);
  return JSON.stringify({ ok: ANSWERS[request.ask](request) });
}

after(() => worker.end());

const { state } = await import('../../site/state.js');
const { startEngine } = await import('../../site/engine.js');
const { canSubmit, endShow, startMatch, submit } = await import('../../site/match.js');
const { canFinish, canLeave, canTakeBack, finish, leave, takeBack } = await import('../../site/besides.js');

startEngine();

beforeEach(async () => {
  log = [];
  alone = broken = false;
  waited = {};
  await startMatch({ game: 'splits', seats: SEATS, seed: 'ab' });
  asked.length = 0;
});

/** The player moves, and the bot after it. */
async function round() {
  submit('m');
  await settled();
  endShow();
  await settled();
  endShow();
  await settled();
}

test('a turn is taken back with all that came of it', async () => {
  assert.ok(!canTakeBack(state.match));
  await round();
  await round();
  assert.equal(log.length, 4);
  await takeBack();
  assert.deepEqual([log.length, state.match?.scene?.turn], [2, 2]);
  await takeBack();
  assert.deepEqual([log.length, canTakeBack(state.match)], [0, false]);
});

test('a match that was given up is over', async () => {
  assert.ok(canLeave(state.match));
  await leave();
  assert.ok(state.match?.scene?.over);
  assert.ok(!canLeave(state.match));
  assert.ok(!canTakeBack(state.match));
});

test('only who is alone has the rest played, once', async () => {
  assert.ok(!canFinish(state.match));
  alone = true;
  log.push({ kind: 'move', turn: 0, seat: 0, move: 'm' });
  await startMatch({ game: 'splits', seats: SEATS, seed: 'ab' });
  assert.ok(canFinish(state.match) && canTakeBack(state.match) && canLeave(state.match));
  const done = finish();
  assert.ok(!canFinish(state.match));
  finish();
  await settled();
  assert.deepEqual([canTakeBack(state.match), canLeave(state.match)], [false, false]);
  await done;
  assert.ok(state.match?.scene?.over);
  assert.equal(waited.think, false);
  assert.equal(asked.filter((ask) => ask === 'play').length, 5);
});

test('a rest that cannot be played is complained of, and may be tried again', async () => {
  alone = broken = true;
  await startMatch({ game: 'splits', seats: SEATS, seed: 'ab' });
  const match = /** @type {import('../../site/match.js').Match} */ (state.match);
  await finish();
  assert.equal(state.notice?.id, 'engine-failed');
  assert.ok(canSubmit(match) && canLeave(match) && canFinish(match));
  broken = false;
  await finish();
  assert.equal(state.notice, null);
  assert.ok(match.scene?.over);
});

test('several people on one device neither take back nor give up for each other', async () => {
  await startMatch({ game: 'splits', seats: [{ kind: 'human' }, { kind: 'human' }], seed: 'ab' });
  assert.ok(!canLeave(state.match));
  assert.ok(!canTakeBack(state.match));
});
