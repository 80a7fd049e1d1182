import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { fakeFrames, fakeWorker, settled } from './fake_browser.js';

fakeFrames();

const asked = /** @type {any[]} */ ([]);
/** @type {any} what a try is answered */
let tried = {};
/** @type {any} a refusal, where the engine takes nothing */
let refusal = null;

const STEPS = 3;
const SCENE = { game: 'olifantenpad', turn: 1, position: {}, seats: [], to_move: [0, 1], choices: { 0: { at: null } }, score: { points: [0], ties: [0], winners: [0] }, over: false };

/** @param {any} request */
function answer(request) {
  asked.push(request);
  if (refusal) return { error: refusal };
  if (request.ask === 'lesson_try') return { ok: { ...tried, say: `said-${request.step}`, arguments: {}, events: [], scene: SCENE } };
  return { ok: { say: `lesson-${request.step}`, steps: STEPS, scene: SCENE, wait: request.step === 2 ? 'move' : 'next', model: 'a1>b2', show: {} } };
}

const worker = fakeWorker({
  start: async () => {},
  ask: (/** @type {string} */ text) => JSON.stringify(answer(JSON.parse(text))),
  work: (/** @type {string} */ text) => JSON.stringify(answer(JSON.parse(text))),
  async prepare() {},
});
after(() => worker.end());

const { state } = await import('../../site/state.js');
const { startEngine } = await import('../../site/engine.js');
const { endShow, submit } = await import('../../site/match.js');
const { again, endLesson, goBack, goOn, isDone, isLessonOf, startLesson } = await import('../../site/lesson.js');

startEngine();

/** The lesson on the page. */
function lesson() {
  return /** @type {import('../../site/lesson.js').Lesson} */ (state.match?.lesson);
}

/** Comes to the step that waits for a move. */
async function toTheDeed() {
  await startLesson('olifantenpad', 2);
  goOn();
  await settled();
}

/** @param {string} move */
async function attempt(move) {
  submit(move);
  await settled();
  endShow();
}

beforeEach(() => {
  asked.length = 0;
  tried = { right: true };
  refusal = null;
});

test('a step that tells lets nobody choose, one that waits lets the pupil', async () => {
  await startLesson('olifantenpad', 2);
  assert.deepEqual([lesson().step, state.match?.scene?.to_move], [1, []]);
  goOn();
  await settled();
  assert.deepEqual([lesson().step, state.match?.scene?.to_move], [2, [0]]);
});

test('a wrong try is answered and counted, and the step begins again with the answer as advice', async () => {
  tried = { right: false };
  await toTheDeed();
  await attempt('a1>b1');
  assert.deepEqual([lesson().answer?.right, lesson().wrong], [false, 1]);
  assert.deepEqual(state.match?.scene?.to_move, []);
  again();
  assert.deepEqual([lesson().answer, lesson().advice?.id, lesson().step], [null, 'said-2', 2]);
  assert.deepEqual(state.match?.scene?.to_move, [0]);
});

test('what was done right goes with the next step, and the last one makes the lesson done', async () => {
  await toTheDeed();
  await attempt('a1>b2 c3');
  assert.equal(isDone('olifantenpad', 2), false);
  goOn();
  await settled();
  assert.deepEqual(asked.at(-1), { ask: 'lesson', game: 'olifantenpad', lesson: 2, step: 3, moves: { 2: 'a1>b2 c3' } });
  assert.equal(isDone('olifantenpad', 2), true);
  goOn();
  await settled();
  assert.equal(lesson().step, 3);
});

test('pressing twice goes on once', async () => {
  await startLesson('splits', 1);
  goOn();
  goOn();
  await settled();
  assert.equal(lesson().step, 2);
  goBack();
  await settled();
  assert.equal(lesson().step, 1);
});

test('what the engine does not take is told, and the lesson stays where it is', async () => {
  await toTheDeed();
  refusal = { message: 'step-fence', arguments: {} };
  await attempt('a1>b2');
  assert.deepEqual([state.notice?.id, lesson().answer, state.match?.playing], ['step-fence', null, false]);
});

test('a lesson is that of its address, and leaves the page to others', async () => {
  await startLesson('splits', 3);
  const route = { view: 'lesson', game: 'splits', query: /** @type {Record<string, string>} */ ({ lesson: '3' }) };
  assert.ok(isLessonOf(state.match, route));
  assert.ok(!isLessonOf(state.match, { ...route, query: { lesson: '2' } }));
  endLesson();
  assert.equal(state.match, null);
});
