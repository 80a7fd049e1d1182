import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { fakeFrames, fakeWorker, settled } from './fake_browser.js';

fakeFrames();

/** What the fake engine was asked, and how it answers. */
const asked = /** @type {any[]} */ ([]);
/** @type {Record<string, (request: any) => any>} */
let answers = {};
/** @type {() => void} */
let startNow = () => {};

const worker = fakeWorker({
  start: () => new Promise((resolve) => (startNow = () => resolve(undefined))),
  ask(/** @type {string} */ text) {
    const request = JSON.parse(text);
    asked.push(request);
    return JSON.stringify(answers[request.ask](request));
  },
  work(/** @type {string} */ text) {
    const request = JSON.parse(text);
    asked.push(request);
    return JSON.stringify(answers[request.ask](request));
  },
  async prepare() {},
});

after(() => worker.end());

const { state } = await import('../../site/state.js');
const { startEngine } = await import('../../site/engine.js');
const { canSubmit, endShow, startMatch, submit, withdraw } = await import('../../site/match.js');
const { take } = await import('../../site/people.js');

/** @type {import('../../site/match.js').Seat[]} */
const SEATS = [{ kind: 'human' }, { kind: 'bot', level: 'easy' }];

/** @param {number} turn */
function scene(turn, over = false, toMove = [0, 1]) {
  const score = { points: [turn, 0], ties: [0, 0], winners: [0] };
  return { game: 'olifantenpad', turn, position: {}, seats: SEATS, to_move: over ? [] : toMove, choices: {}, score, over };
}

beforeEach(() => {
  asked.length = 0;
  answers = {
    begin: () => ({ ok: scene(0) }),
    think: () => ({ ok: { move: 'b2' } }),
    play: () => ({ ok: { events: [{ kind: 'walk' }], scene: scene(1) } }),
  };
});

test('a walk drawn before the engine is ready waits for it', async () => {
  startEngine();
  startMatch({ game: 'olifantenpad', seats: SEATS, seed: 'aa', scene: scene(0) });
  const match = /** @type {import('../../site/match.js').Match} */ (state.match);
  assert.ok(canSubmit(match));
  submit('a1>b2');
  await settled();
  assert.deepEqual(asked, []);
  withdraw();
  assert.ok(canSubmit(match));
  submit('a1>b2 c3');
  startNow();
  await settled();
  assert.deepEqual(asked.map((request) => request.ask), ['begin', 'think', 'play', 'think']);
  assert.equal(asked[0].seed, 'aa');
  assert.deepEqual(asked[2].moves, { 0: 'a1>b2 c3', 1: 'b2' });
  assert.equal(match.show?.after.turn, 1);
});

test('the next scene comes on when the view has shown the turn, and its bots have thought by then', async () => {
  await startMatch({ game: 'olifantenpad', seats: SEATS, seed: 'bb' });
  const match = /** @type {import('../../site/match.js').Match} */ (state.match);
  submit('-');
  await settled();
  assert.equal(match.scene?.turn, 0);
  assert.ok(!canSubmit(match));
  assert.deepEqual(match.moves, { 1: 'b2' });
  endShow();
  assert.equal(match.scene?.turn, 1);
  assert.equal(match.last?.events.length, 1);
  assert.deepEqual(match.curve, [[0, 0], [1, 0]]);
  assert.ok(canSubmit(match));
});

test('a bot whose turn comes alone plays once the turn before has been shown', async () => {
  answers.begin = () => ({ ok: scene(0, false, [0]) });
  answers.play = ({ moves }) => ({ ok: { events: [], scene: moves[0] ? scene(1, false, [1]) : scene(2, true) } });
  await startMatch({ game: 'splits', seats: SEATS, seed: 'cc' });
  submit('@0,0');
  await settled();
  assert.equal(asked.filter((request) => request.ask === 'play').length, 1);
  endShow();
  await settled();
  assert.deepEqual(asked.at(-1), { ask: 'play', moves: { 1: 'b2' } });
  endShow();
  assert.ok(state.match?.scene?.over);
});

test('a second move of the same turn is not taken', async () => {
  await startMatch({ game: 'olifantenpad', seats: SEATS, seed: 'dd' });
  submit('-');
  submit('a1>');
  await settled();
  assert.deepEqual(asked.find((request) => request.ask === 'play').moves, { 0: '-', 1: 'b2' });
});

test('several people plan one after the other, and each takes the device from the one before', async () => {
  const seats = /** @type {import('../../site/match.js').Seat[]} */ ([{ kind: 'human' }, { kind: 'human' }]);
  answers.begin = () => ({ ok: { ...scene(0), seats } });
  await startMatch({ game: 'olifantenpad', seats, seed: 'hh' });
  const match = /** @type {import('../../site/match.js').Match} */ (state.match);
  assert.equal(match.you, -1);
  assert.deepEqual(match.passing, { to: 0, hides: false });
  assert.ok(!canSubmit(match));
  take();
  submit('-');
  assert.deepEqual(match.passing, { to: 1, hides: true });
  take();
  assert.equal(match.me, 1);
  submit('a1>');
  await settled();
  assert.deepEqual(asked.at(-1)?.moves, { 0: '-', 1: 'a1>' });
  endShow();
  assert.deepEqual(match.passing, { to: 0, hides: false });
});

test('where one moves after the other the device is theirs whose turn it is', async () => {
  const seats = /** @type {import('../../site/match.js').Seat[]} */ ([{ kind: 'human' }, { kind: 'human' }]);
  answers.begin = () => ({ ok: { ...scene(0, false, [0]), seats } });
  answers.play = () => ({ ok: { events: [], scene: scene(1, false, [1]) } });
  await startMatch({ game: 'splits', seats, seed: 'ii' });
  submit('@0,0');
  await settled();
  endShow();
  assert.deepEqual([state.match?.me, state.match?.passing], [1, null]);
});

test('the engine says who plays a date’s match', async () => {
  const seats = [{ kind: 'human' }, { kind: 'bot', level: 'hard' }];
  answers.begin = () => ({ ok: { ...scene(0), seats, transcript: { seed: 'ab' } } });
  await startMatch({ game: 'splits', seats: [{ kind: 'human' }], seed: '', options: { daily: '2026-11-30' } });
  assert.deepEqual(asked[0], { ask: 'begin', game: 'splits', options: { daily: '2026-11-30' } });
  assert.deepEqual([state.match?.seats, state.match?.seed], [seats, 'ab']);
});

test('a bot that cannot be reached comes when it can', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const seats = /** @type {import('../../site/match.js').Seat[]} */ ([{ kind: 'human' }, { kind: 'bot', level: 'hard' }]);
  answers.think = () => {
    throw new Error('away');
  };
  await startMatch({ game: 'olifantenpad', seats, seed: 'jj' });
  await new Promise((done) => setImmediate(done));
  for (let i = 0; i < 20 && !state.notice; i += 1) await new Promise((done) => setImmediate(done));
  assert.equal(state.notice?.id, 'bot-away');
  answers.think = () => ({ ok: { move: 'b2' } });
  t.mock.timers.tick(3000);
  for (let i = 0; i < 20 && state.notice; i += 1) await new Promise((done) => setImmediate(done));
  assert.equal(state.notice, null);
  assert.deepEqual(state.match?.moves, { 1: 'b2' });
});

test('what the engine refuses is said', async () => {
  answers.begin = () => ({ error: { message: 'no-gates', arguments: { n: 3 } } });
  await startMatch({ game: 'olifantenpad', seats: SEATS, seed: 'ee' });
  await settled();
  assert.deepEqual(state.notice, { id: 'no-gates', arguments: { n: 3 } });
});

test('answers for a match that is no longer the page’s change nothing', async () => {
  startMatch({ game: 'olifantenpad', seats: SEATS, seed: 'ff' });
  const former = state.match;
  await startMatch({ game: 'olifantenpad', seats: SEATS, seed: 'gg' });
  await settled();
  assert.equal(former?.begun, false);
  assert.equal(state.match?.seed, 'gg');
});
