/**
 * A match that is looked at again: the board, a slider over all turns, the points so far.
 */

import { button, element, setAttribute, setText } from '../../dom.js';
import { footsteps } from '../../record.js';
import { change, state } from '../../state.js';
import { isDark } from '../../theme.js';
import { say } from '../../words.js';
import { createBoard } from '../match/board.js';
import { calm } from '../match/playback.js';
import { counted, scoreList } from '../match/scores.js';
import { remembered } from '../match/remembered.js';
import { chart, hand } from '../result/chart.js';
import { controls } from './controls.js';
import { STAGES } from './stages.js';
import { later, turnAt, turnBefore } from './tape.js';
import { takeAway } from './takeaway.js';

/** @typedef {import('../../record.js').Record} Record */
/** @typedef {{data: string, at: number, runs: boolean, heat: boolean}} Place what is looked at; it outlives a change of language */

/**
 * @param {HTMLElement} root
 * @param {Record} record
 * @param {string} data its packed text
 */
export function mountPlayer(root, record, data) {
  const place = placeOf(data);
  const parts = build(record, place);
  root.append(...arrange(parts, record));
  let drawn = 0;
  return {
    update(/** @type {number} */ now) {
      if (place.runs) run(place, record, now - drawn);
      drawn = now;
      show(parts, record, place);
    },
    unmount: () => parts.board.close(),
  };
}

/** @param {string} data @returns {Place} */
function placeOf(data) {
  if (state.drawn.place?.data !== data) state.drawn.place = { data, at: 0, runs: false, heat: false };
  return state.drawn.place;
}

/**
 * @param {Record} record
 * @param {Place} place
 */
function build(record, place) {
  const match = /** @type {import('../../match.js').Match} */ (/** @type {unknown} */ (record));
  const turns = record.frames.length - 1;
  const stage = STAGES[record.game];
  const board = createBoard(stage.painter, { role: 'img' });
  const heat = button(say('replay-heat'), () => change(() => (place.heat = !place.heat)), { class: 'quiet', 'aria-pressed': false, hidden: !stage.heats });
  return {
    match, stage, turns, board, heat,
    ground: element('div', { class: `ground ${record.game}` }, board.canvas),
    scores: scoreList(match),
    lines: [element('p', { class: 'sentence' }), element('p', { class: 'aside' })],
    now: hand(turns),
    controls: controls(turns, place, (at) => stage.when(record.frames[at].scene, turns)),
    aloud: remembered((/** @type {number} */ last) => (last ? stage.aloud(match, turnBefore(record.frames, last)) : say('replay-begin'))),
    warmth: remembered((/** @type {number} */ at) => footsteps(record.frames, at)),
  };
}

/**
 * @param {ReturnType<typeof build>} parts
 * @param {Record} record
 */
function arrange({ ground, scores, lines, now, controls: tape, heat }, record) {
  const label = say('result-curve');
  const lineChart = chart(record.frames.map(({ scene }) => scene.score.points), label);
  lineChart.append(now.line);
  return [
    element('h1', { class: 'unseen' }, `${say('replay-title')}: ${say(record.game)}`),
    ground,
    element(
      'div',
      { class: 'side replay' },
      element('div', { class: 'top' }, element('div', { class: 'card' }, scores.list)),
      element('section', { class: 'shown card' }, element('div', { role: 'status' }, ...lines)),
      element('section', { class: 'tape card' }, ...tape.parts, heat),
      element('section', { class: 'curve card' }, element('h2', {}, label), lineChart),
      takeAway(record.transcript),
    ),
  ];
}

/**
 * @param {Place} place
 * @param {Record} record
 * @param {number} passed ms
 */
function run(place, { game, frames }, passed) {
  const { painter } = STAGES[game];
  place.at = later(place.at, Math.min(passed, 100), frames, calm() ? null : painter.duration);
  place.runs = place.at < frames.length - 1;
  change();
}

/**
 * @param {ReturnType<typeof build>} parts
 * @param {Record} record
 * @param {Place} place
 */
function show(parts, { frames }, place) {
  const at = calm() ? Math.floor(place.at) : place.at;
  const { scene, events } = frames[Math.floor(at)];
  const played = turnAt(frames, at);
  paint(parts, scene, events, played, place.heat ? parts.warmth(Math.ceil(at)) : {});
  parts.scores.update(played ? counted(played.show, played.t) : scene.score.points, () => false);
  parts.now.stand(at);
  parts.controls.update();
  tell(parts, Math.ceil(at), events, played);
  setAttribute(parts.heat, 'aria-pressed', String(place.heat));
}

/**
 * @param {ReturnType<typeof build>} parts
 * @param {import('../../match.js').Scene} scene
 * @param {any[]} events of the turn before the scene
 * @param {ReturnType<typeof turnAt>} played
 * @param {{[cell: string]: number}} heat
 */
function paint({ board, ground, stage }, scene, events, played, heat) {
  const standing = stage.standing(scene, played ? [] : events, isDark());
  const appearance = played ? stage.painter.tween(standing, played.show.events, played.t) : standing;
  const ratio = stage.ratio(scene);
  if (ratio) ground.style.setProperty('--ratio', ratio);
  board.paint(stage.board(scene), { ...appearance, heat });
}

/**
 * @param {ReturnType<typeof build>} parts
 * @param {number} last the scene it comes to
 * @param {any[]} events
 * @param {ReturnType<typeof turnAt>} played
 */
function tell({ match, stage, lines, board, aloud }, last, events, played) {
  const turn = played?.show.events ?? events;
  const texts = turn.length ? stage.told(match, turn) : [say('replay-begin')];
  lines.forEach((line, index) => setText(line, texts[index] ?? ''));
  setAttribute(board.canvas, 'aria-label', say('replay-board', { told: aloud(last) }));
}
