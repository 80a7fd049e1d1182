/**
 * After a match: what each turn of the people here was worth, beside the best there was.
 */

import { button, element, emblem, setAttribute, setText } from '../dom.js';
import { state } from '../state.js';
import { isDark } from '../theme.js';
import { closeAnalysis, look } from '../tips.js';
import { say } from '../words.js';
import { createBoard } from './match/board.js';
import { numberWords, worthWords } from './match/tips.js';
import { planning as planningPark } from './park/look.js';
import { read as readPlan } from './park/plan.js';
import { planning as planningPasture, standing as standingPasture } from './pasture/look.js';
import { read as readMove } from './pasture/reading.js';
import { STAGES } from './replay/stages.js';

/** @typedef {import('../match.js').Match} Match */
/** @typedef {import('../tips.js').Reviewed} Reviewed */
/** @typedef {import('../tips.js').Analysis} Analysis */

/** A position with a move half-made on it, by game. @type {Record<string, (turn: Reviewed, move: string) => any>} */
const LOOKS = {
  olifantenpad: ({ scene, seat }, move) => planningPark(scene, { plan: readPlan(move), me: seat, cursor: null, strong: null, costs: [], open: false, dark: isDark() }),
  splits({ scene, seat }, move) {
    const hand = { cursor: null, hover: null, pivot: null, turning: 0, place: null, split: { from: null, to: null, go: 0 }, objection: null };
    const choices = scene.choices[seat];
    return { ...planningPasture(standingPasture(scene, { me: seat, dark: isDark() }), choices, { ...hand, ...readMove(move, choices) }), glow: [], free: [] };
  },
};

/** When a turn was, by game. @type {Record<string, (scene: import('../match.js').Scene) => string>} */
const WHEN = {
  olifantenpad: ({ position }) => `${position.hour}:00`,
  splits: ({ turn }) => say('splits-turn', { turn: turn + 1 }),
};

/**
 * @param {HTMLElement} root
 * @param {Match} match
 */
export function mount(root, match) {
  const stage = STAGES[match.game];
  const board = createBoard(stage.painter);
  const ground = element('div', { class: `ground ${match.game}`, 'aria-hidden': 'true' }, board.canvas);
  const line = element('p', { role: 'status' });
  const list = element('ol', { class: 'reviewed' });
  const choice = [whichButton('made'), whichButton('best')];
  root.append(
    ground,
    element(
      'div',
      { class: 'side' },
      element('h1', { class: 'verdict' }, say('analysis')),
      element('section', { class: 'card analysis' }, line, element('div', { class: 'which' }, ...choice.map((each) => each.box)), list),
      element('div', { class: 'actions onward' }, button(say('analysis-close'), closeAnalysis, { class: 'main' })),
    ),
  );
  /** @type {Reviewed[] | null} */
  let listed = null;
  return {
    update() {
      const analysis = /** @type {Analysis | undefined} */ (state.drawn.analysis);
      if (!analysis) return;
      setText(line, said(analysis));
      const turn = analysis.turns?.[analysis.at];
      choice.forEach((each) => each.update(match, analysis, turn));
      if (analysis.turns && analysis.turns !== listed) list.replaceChildren(...rows(match, analysis.turns));
      listed = analysis.turns;
      [...list.querySelectorAll('button')].forEach((each, at) => setAttribute(each, 'aria-current', at === analysis.at ? 'true' : null));
      paint(match, board, ground, turn, analysis.shown);
    },
    unmount: () => board.close(),
  };
}

/**
 * @param {Analysis} analysis
 */
function said({ match, turns, failed }) {
  if (failed) return say('engine-failed');
  if (!turns) return say('analysis-working');
  return say(match.game === 'splits' ? 'analysis-splits' : 'analysis-olifantenpad');
}

/**
 * @param {Match} match
 * @param {{paint: (board: any, appearance: any) => boolean}} board
 * @param {HTMLElement} ground
 * @param {Reviewed | undefined} turn
 * @param {'made' | 'best'} shown
 */
function paint(match, board, ground, turn, shown) {
  const stage = STAGES[match.game];
  const scene = turn?.scene ?? /** @type {import('../match.js').Scene} */ (match.scene);
  const ratio = stage.ratio(scene);
  if (ratio) ground.style.setProperty('--ratio', ratio);
  board.paint(stage.board(turn ? scene : { ...scene, over: true }), turn ? LOOKS[match.game](turn, turn[shown].move) : stage.standing(scene, [], isDark()));
}

/**
 * One of the two moves of a turn, to be looked at.
 * @param {'made' | 'best'} shown
 */
function whichButton(shown) {
  const value = element('strong', {});
  const box = element('button', { type: 'button', class: 'quiet', on: { click: () => look({ shown }) } }, say(shown === 'made' ? 'analysis-made' : 'analysis-best'), ' ', value);
  return {
    box,
    /**
     * @param {Match} match
     * @param {Analysis} analysis
     * @param {Reviewed | undefined} turn
     */
    update(match, analysis, turn) {
      setAttribute(box, 'hidden', !turn);
      setAttribute(box, 'aria-pressed', String(analysis.shown === shown));
      setText(value, turn ? worthWords(match.game, turn[shown]) : '');
    },
  };
}

/**
 * @param {Match} match
 * @param {Reviewed[]} turns
 */
function rows(match, turns) {
  const most = Math.max(0, ...turns.map(({ made, best }) => best.value - made.value));
  return turns.map((turn, at) => row(match, turn, at, most));
}

/**
 * @param {Match} match
 * @param {Reviewed} turn
 * @param {number} at
 * @param {number} most the most that any turn left lying
 */
function row(match, { seat, scene, made, best }, at, most) {
  const missed = best.value - made.value;
  const fill = element('span', { class: 'fill' });
  fill.style.transform = `scaleX(${most ? missed / most : 0})`;
  const value = numberWords(match.game, missed);
  // What rounds to nothing is nothing.
  const words = value === numberWords(match.game, 0) ? say('analysis-none-missed') : say('analysis-missed', { value });
  return element(
    'li',
    {},
    element(
      'button',
      { type: 'button', class: `seat-${seat}`, on: { click: () => look({ at }) } },
      match.you < 0 && emblem(seat),
      element('span', { class: 'when' }, WHEN[match.game](scene)),
      element('span', { class: 'bar', 'aria-hidden': 'true' }, fill),
      element('span', { class: 'value' }, words),
    ),
  );
}
