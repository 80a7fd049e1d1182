/**
 * A lesson on the screen: what it says and shows, the board to do it on, the answer.
 */

import { button, element, setAttribute, setText } from '../dom.js';
import { LESSONS, again, goBack, goOn, startLesson } from '../lesson.js';
import { lessonHash, lessonsHash } from '../route.js';
import { state } from '../state.js';
import { say, sayNotice } from '../words.js';
import { replay, showing, skip } from './match/playback.js';
import { parkTable } from './lesson/park.js';
import { pastureTable } from './lesson/pasture.js';

/** @typedef {import('../match.js').Match} Match */
/** @typedef {import('../lesson.js').Lesson} Lesson */
/**
 * @typedef {{
 *   ground: HTMLElement,                                  // the board
 *   tools: HTMLButtonElement[], extras: HTMLElement[],   // what changes the half-made move, and what stands over it
 *   isOfUse: (tool: HTMLButtonElement) => boolean,        // whether one of them means anything now
 *   isEmpty: () => boolean,                               // whether no move is half-made
 *   aside?: HTMLElement,                                  // what stands beside the board
 *   go: () => void, goWords: string, isReady: () => boolean,   // makes the move; its words; whether there is one
 *   hint: () => import('../state.js').Notice | null,
 *   teach: (model: string) => void,                      // puts a right move into the hand
 *   update: (now: number) => void, close: () => void,
 * }} Table a game's board in a lesson
 */

/** @typedef {(match: Match, scene: import('../match.js').Scene, look: any, now: number) => void} Paint shows a scene on the ground */

const TABLES = { olifantenpad: parkTable, splits: pastureTable };

const HINT = 'lesson-hint';

/** After so many wrong tries the lesson offers to show a right move. */
const PATIENCE = 2;

/**
 * @param {HTMLElement} root
 * @param {Match} match
 */
export function mount(root, match) {
  const table = TABLES[/** @type {'olifantenpad' | 'splits'} */ (match.game)](match, HINT);
  const card = lessonCard(match);
  const actions = actionRow(match, table);
  table.ground.addEventListener('keydown', (event) => actions.enter(event), { capture: true });
  root.append(table.ground, element('div', { class: 'side' }, card.box, table.aside, actions.box));
  return {
    update(/** @type {number} */ now) {
      table.update(now);
      card.update();
      actions.update();
    },
    unmount: () => table.close(),
  };
}

/** @param {Match} match */
function lessonCard(match) {
  const { number } = lessonOf(match);
  const name = `lesson-${match.game}-${number}`;
  const dots = element('ol', { class: 'dots', 'aria-hidden': 'true' });
  const where = element('span', { class: 'unseen' });
  const text = element('p', { class: 'says' });
  const sign = element('span', { class: 'verdict-sign', 'aria-hidden': 'true' });
  const box = element(
    'section',
    { class: 'lesson card' },
    element('div', { class: 'where' }, dots, where),
    element('a', { class: 'back', href: lessonsHash(match.game) }, element('span', {}, say('lessons'))),
    element('h1', {}, element('span', { class: 'ordinal' }, String(number)), element('span', { class: 'unseen' }, ' '), say(name)),
    element('div', { class: 'told', role: 'status' }, sign, text),
  );
  return {
    box,
    update() {
      const { told, step, answer } = lessonOf(match);
      const { steps = 0, say: id = '' } = told ?? {};
      while (dots.childElementCount < steps) dots.append(element('li', {}));
      [...dots.children].forEach((dot, index) => setAttribute(dot, 'data-step', index + 1 < step ? 'done' : index + 1 === step ? 'now' : 'next'));
      setText(where, say('lesson-step', { step, steps }));
      const isAnswered = !!answer && !match.show;
      setText(text, isAnswered ? sayNotice(answer.say) : say(id));
      setText(sign, isAnswered ? (answer.right ? '✓' : '↺') : '');
      setAttribute(box, 'data-answer', isAnswered ? (answer.right ? 'right' : 'wrong') : null);
    },
  };
}

/**
 * What one can do: change the half-made move and make it, or go on.
 * @param {Match} match
 * @param {Table} table
 */
function actionRow(match, table) {
  const hint = element('p', { class: 'hint', role: 'status', id: HINT });
  const teach = button(say('lesson-model'), () => table.teach(lessonOf(match).told?.model ?? ''), { class: 'quiet teach' });
  const watch = button(say('replay'), () => replay(), { class: 'quiet' });
  const back = button(say('lesson-back'), goBack, { class: 'quiet' });
  const restart = button(say('lesson-restart'), () => startLesson(match.game, lessonOf(match).number), { class: 'quiet' });
  const press = () => stageOf(match, table).press();
  const main = button('', press, { class: 'main' });
  const box = element('div', { class: 'actions' }, hint, ...table.extras, teach, ...table.tools, watch, back, restart, main);
  return {
    box,
    /**
     * On the board Enter does what the large button does, but while a move is made there.
     * @param {KeyboardEvent} event
     */
    enter(event) {
      if (event.key !== 'Enter' || stageOf(match, table).name === 'try') return;
      press();
      event.preventDefault();
      event.stopPropagation();
    },
    update() {
      const { name, words, isOff } = stageOf(match, table);
      const { told, wrong, step } = lessonOf(match);
      setText(hint, hintOf(match, table));
      setAttribute(box, 'data-stage', name);
      setAttribute(teach, 'hidden', name !== 'try' || wrong < PATIENCE || !told?.model || !table.isEmpty());
      for (const tool of table.tools) setAttribute(tool, 'hidden', name !== 'try' || !table.isOfUse(tool));
      setAttribute(watch, 'hidden', name !== 'wrong' && name !== 'right');
      setAttribute(back, 'hidden', step === 1 || (name !== 'tell' && name !== 'end'));
      setAttribute(restart, 'hidden', name !== 'end');
      setAttribute(main, 'aria-disabled', isOff ? 'true' : null);
      setText(main, say(words));
    },
  };
}

/** @param {Match} match */
function lessonOf(match) {
  return /** @type {Lesson} */ (match.lesson);
}

/**
 * What the lesson is doing now, and what its large button does.
 * @param {Match} match
 * @param {Table} table
 * @returns {{name: 'show' | 'try' | 'wrong' | 'right' | 'tell' | 'end', words: string, press: () => void, isOff?: boolean}}
 */
function stageOf(match, table) {
  const { told, step, answer, number } = lessonOf(match);
  if (showing()) return { name: 'show', words: 'lesson-skip', press: skip };
  if (answer?.right) return { name: 'right', words: 'lesson-next', press: goOn };
  if (answer) return { name: 'wrong', words: 'lesson-again', press: again };
  if (told?.wait === 'move') return { name: 'try', words: table.goWords, press: table.go, isOff: !table.isReady() };
  if (!told || step < told.steps) return { name: 'tell', words: 'lesson-next', press: goOn };
  const next = number < LESSONS[match.game] ? lessonHash(match.game, number + 1) : lessonsHash(match.game);
  return { name: 'end', words: next.includes('?') ? 'lesson-onward' : 'lesson-all', press: () => void (location.hash = next) };
}

/**
 * @param {Match} match
 * @param {Table} table
 */
function hintOf(match, table) {
  const { advice, answer } = lessonOf(match);
  const notice = state.notice ?? table.hint() ?? (answer ? null : advice);
  return notice ? sayNotice(notice) : '';
}
