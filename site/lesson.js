/**
 * A lesson on this page: a match of which the engine tells what to say, to show and to wait for,
 * step by step. It stands in `state.match` like any other, so that the boards and the hand serve
 * it too; what is its own stands under `lesson`.
 *
 * One step: `open` → where it waits for a move, `attempt` (called as a turn is played) shows what
 * the move led to → its answer → `again` after a wrong one, `goOn` after a right one.
 */

import { change, state } from './state.js';
import { ask, ready } from './engine.js';
import { noticeOf } from './notice.js';
import { recall, remember } from './store.js';

/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('./match.js').Scene} Scene */
/** @typedef {import('./state.js').Notice} Notice */
/**
 * @typedef {{say: string, steps: number, scene: Scene, wait: 'next' | 'move', model: string | null,
 *   show: {cells?: string[], groups?: number[], plans?: Record<string, string>}}} Told
 *   what the engine tells of a step; `model` is a right move
 */
/**
 * @typedef {{
 *   number: number,                               // which lesson, from 1
 *   step: number,                                 // from 1
 *   told: Told | null,                            // null until the first step has come
 *   moves: Record<string, string>,                // what the pupil did right, by step
 *   answer: {right: boolean, say: Notice, move: string} | null,   // to the last try, until it goes on
 *   advice: Notice | null,                        // the last answer, while one tries again
 *   wrong: number,                                // wrong tries at this step
 * }} Lesson
 */

/** How many lessons there are. @type {Record<string, number>} */
export const LESSONS = { olifantenpad: 5, splits: 4 };

/**
 * Whether a lesson has been done on this device.
 * @param {string} game
 * @param {number} number
 */
export function isDone(game, number) {
  return recall(keyOf(game, number)) === true;
}

/**
 * @param {string} game
 * @param {number} number
 */
function keyOf(game, number) {
  return `lesson.${game}.${number}`;
}

/**
 * Begins a lesson, in place of the match on the page.
 * @param {string} game
 * @param {number} number
 */
export async function startLesson(game, number) {
  /** @type {Match} */
  const match = {
    game, seats: [{ kind: 'human' }, { kind: 'human' }], seed: `lesson ${number}`, options: {}, me: 0, you: 0, passing: null,
    scene: null, begun: false, moves: {}, playing: false, show: null, last: null, curve: [],
    lesson: { number, step: 1, told: null, moves: {}, answer: null, advice: null, wrong: 0 },
  };
  change((s) => Object.assign(s, { match, hand: null, drawn: {}, notice: null }));
  await ready();
  if (state.match === match) await open(match, 1);
}

/**
 * Whether a match is the lesson of an address.
 * @param {Match | null} match
 * @param {import('./state.js').Route} route
 */
export function isLessonOf(match, { game, query }) {
  return !!match?.lesson && match.game === game && String(match.lesson.number) === query.lesson;
}

/** The lesson on the page gives way; the match it came in place of is begun anew from what is kept of it. */
export function endLesson() {
  if (state.match?.lesson) change((s) => Object.assign(s, { match: null, hand: null, drawn: {} }));
}

/** The request of something about the step that the lesson is at. @param {Match} match @param {string} kind */
export function requestOf({ game, lesson }, kind) {
  const { number, step, moves } = /** @type {Lesson} */ (lesson);
  return { ask: kind, game, lesson: number, step, moves };
}

/**
 * @param {Match} match
 * @param {number} step
 */
async function open(match, step) {
  const lesson = /** @type {Lesson} */ (match.lesson);
  await guarded(match, { ...requestOf(match, 'lesson'), step }, (/** @type {Told} */ told) => {
    Object.assign(lesson, { step, told, advice: null, wrong: 0 });
    set(match);
    if (step === told.steps) remember(keyOf(match.game, lesson.number), true);
  });
}

/** Puts the step's position on the screen, without a hand over it. @param {Match} match */
function set(match) {
  const lesson = /** @type {Lesson} */ (match.lesson);
  const { scene, wait } = /** @type {Told} */ (lesson.told);
  lesson.answer = null;
  Object.assign(match, { scene: wait === 'move' ? { ...scene, to_move: [match.me] } : still(scene), begun: true, last: null });
  Object.assign(state, { hand: null, drawn: {} });
}

/** The scene without anything to choose. @param {Scene} scene @returns {Scene} */
function still(scene) {
  return { ...scene, to_move: [], choices: {}, over: true };
}

/**
 * Tries a move at the step that the lesson is at, and shows what it leads to.
 * @param {Match} match
 * @param {string} move
 */
export async function attempt(match, move) {
  const lesson = /** @type {Lesson} */ (match.lesson);
  await guarded(match, { ...requestOf(match, 'lesson_try'), move }, (tried) => {
    match.show = { events: tried.events, before: /** @type {Scene} */ (match.scene), after: still(tried.scene), started: null };
    lesson.answer = { right: tried.right, say: { id: tried.say, arguments: tried.arguments }, move };
    lesson.advice = null;
    if (!tried.right) lesson.wrong += 1;
  });
}

/** After a wrong try: the same step once more, with the answer as advice. */
export function again() {
  const match = state.match;
  const lesson = match?.lesson;
  if (!match || !lesson?.answer) return;
  change(() => {
    lesson.advice = lesson.answer?.say ?? null;
    set(match);
  });
}

/** The next step; what was done right goes with it. At the last step nothing comes next. */
export function goOn() {
  const match = state.match;
  const lesson = match?.lesson;
  if (!lesson?.told || match?.playing || lesson.step === lesson.told.steps) return;
  const { answer, step } = lesson;
  if (answer) lesson.moves = { ...lesson.moves, [step]: answer.move };
  open(/** @type {Match} */ (match), step + 1);
}

/** The step before, as it began. */
export function goBack() {
  const match = state.match;
  if (match?.lesson && !match.playing && match.lesson.step > 1) open(match, match.lesson.step - 1);
}

/**
 * Asks the engine, one thing at a time, and changes the state with the answer.
 * @param {Match} match
 * @param {object} request
 * @param {(answer: any) => void} use
 */
async function guarded(match, request, use) {
  match.playing = true;
  /** @type {import('./state.js').Notice | null} */
  let notice = null;
  try {
    const answer = await ask(request);
    if (state.match === match) use(answer);
  } catch (/** @type {any} */ problem) {
    notice = noticeOf(problem);
  }
  match.playing = false;
  if (state.match === match) change((s) => Object.assign(s, { notice }));
}
