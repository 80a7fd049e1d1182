/**
 * The park of a lesson: what is pointed out, the pupil's walk, the hour that it led to.
 */

import * as painter from '../../canvas/park.js';
import { button, element, setAttribute, setText } from '../../dom.js';
import { submit } from '../../match.js';
import { followPointer } from '../../pointer.js';
import { isDark } from '../../theme.js';
import { say } from '../../words.js';
import { createBoard } from '../match/board.js';
import { playback, showing } from '../match/playback.js';
import { choicesNow, mayChoose } from '../match/turn.js';
import { costsOf } from '../park/costs.js';
import { clear, handOf, key, setHand, touch, undo } from '../park/hand.js';
import { planning, shapeOf, standing } from '../park/look.js';
import { notation, numbered, read, stepsLeft } from '../park/plan.js';
import { spoken } from '../park/saying.js';

/** @typedef {import('../../match.js').Match} Match */
/** @typedef {import('../../match.js').Scene} Scene */
/** @typedef {import('../lesson.js').Table} Table */

/**
 * @param {Match} match
 * @returns {Table}
 */
export function parkTable(match) {
  const board = createBoard(painter, { tabindex: 0, role: 'application', 'aria-label': say('park-board') });
  const stop = followPointer(board.canvas, { ...board, ...touch });
  board.canvas.addEventListener('keydown', key);
  const byEar = element('p', { class: 'unseen', role: 'status' });
  const tools = [button(say('undo'), undo, { class: 'quiet' }), button(say('clear'), clear, { class: 'quiet' })];
  return {
    board,
    tools,
    extras: [byEar],
    go: () => submit(notation(handOf().plan)),
    goWords: 'walk',
    isReady: mayChoose,
    hint,
    teach: (model) => setHand({ plan: read(model), sure: false }),
    update(now) {
      paint(board, match, now);
      const isEmpty = notation(handOf().plan) === '-';
      tools.forEach((tool) => setAttribute(tool, 'disabled', !mayChoose() || isEmpty));
      const choices = choicesNow();
      setText(byEar, choices && match.scene ? spoken(match.scene.position, choices, handOf()) : '');
    },
    close() {
      stop();
      board.close();
    },
  };
}

/**
 * @param {import('../match/board.js').Board} board
 * @param {Match} match
 * @param {number} now
 */
function paint(board, match, now) {
  const played = playback(painter.duration, now);
  const scene = played?.show.before ?? match.scene;
  if (!scene) return;
  const rows = scene.position.park;
  const appearance = played ? painter.tween(standing(scene, isDark()), played.show.events, played.t) : pointed(match, scene);
  board.canvas.parentElement?.style.setProperty('--ratio', shapeOf(rows));
  board.paint({ columns: rows[0].length, rows: rows.length }, appearance);
}

/**
 * The park as it stands, with the pupil's walk and what the lesson points out.
 * @param {Match} match
 * @param {Scene} scene
 */
function pointed(match, scene) {
  const { told, answer } = /** @type {import('../../lesson.js').Lesson} */ (match.lesson);
  const { cells = [], groups = [], plans = {} } = answer || !told ? {} : told.show;
  const costs = answer ? [] : costsOf(match, notation(handOf().plan));
  const strong = groups.length === 1 ? groups[0] : null;
  const look = planning(scene, { ...handOf(), strong, me: match.me, costs, open: mayChoose(), dark: isDark() });
  return { ...look, marks: cells, others: Object.entries(plans).map(([seat, text]) => planOf(told, Number(seat), text)) };
}

/**
 * A seat's plan as the painter wants it.
 * @param {import('../../lesson.js').Told | null} told
 * @param {number} seat
 * @param {string} text the walk in the game's notation
 */
function planOf(told, seat, text) {
  const { choices, position } = /** @type {import('../../lesson.js').Told} */ (told).scene;
  const plan = read(text);
  return { seat, gate: plan.gate, from: plan.gate ?? position.players[seat].at, steps: numbered(plan, choices[seat]) };
}

/** @returns {import('../../state.js').Notice | null} */
function hint() {
  const { plan } = handOf();
  const choices = choicesNow();
  if (showing()) return { id: 'hint-skip' };
  if (!choices || notation(plan) === '-') return null;
  return { id: 'hint-steps', arguments: { steps: stepsLeft(plan, choices) } };
}
