/**
 * The end of a match: who won, the points turn by turn, once more.
 */

import { beginAgain } from '../beginning.js';
import { resultOf } from '../days.js';
import { button, element, emblem } from '../dom.js';
import { replayHash } from '../share.js';
import { isDark } from '../theme.js';
import { analyse, canAnalyse } from '../tips.js';
import { say } from '../words.js';
import { createBoard } from './match/board.js';
import { seatName } from './match/scores.js';
import { chart } from './result/chart.js';
import { copyButton } from './replay/takeaway.js';
import { lastBoard } from './pictures.js';
import { afterwards } from './room/rematch.js';
import { parLine } from './today/par.js';
import { shareLine } from './today/share.js';
import { WORDS } from './today/words.js';

/** @typedef {import('../match.js').Match} Match */

/**
 * @param {HTMLElement} root
 * @param {Match} match
 */
export function mount(root, match) {
  const ground = element('div', { class: `ground ${match.game}`, 'aria-hidden': 'true' });
  /** @type {ReturnType<typeof createBoard> | null} */
  let board = null;
  const picture = lastBoard(match);
  picture.painter().then((painter) => {
    board = createBoard(painter);
    if (picture.ratio) ground.style.setProperty('--ratio', picture.ratio);
    ground.append(board.canvas);
  });
  const day = dayPart(match);
  const others = afterwards(match);
  root.append(ground, element('div', { class: 'side' }, verdict(match), day?.box, match.seats.length > 1 && ranking(match), others?.box, curve(match), wayOn(match)));
  return {
    update() {
      board?.paint(picture.board, picture.appearance(isDark()));
      day?.update();
      others?.update();
    },
    unmount: () => board?.close(),
  };
}

/** @param {Match} match */
function verdict(match) {
  if (match.seats.length === 1) return element('h1', { class: 'verdict' }, say('result-solo', { points: score(match).points[0] }));
  const { winners } = score(match);
  if (!winners.length) return element('h1', { class: 'verdict' }, say('result-given-up'));
  const isMine = winners.includes(match.you);
  const shared = isMine ? 'result-shared' : match.you < 0 ? 'result-tie' : 'result-draw';
  const id = winners.length > 1 ? shared : isMine ? 'result-won' : 'result-lost';
  return element('h1', { class: 'verdict' }, say(id, { name: seatName(match, winners[0]) }));
}

/** @param {Match} match */
function score(match) {
  return /** @type {import('../match.js').Scene} */ (match.scene).score;
}

/** @param {Match} match */
function ranking(match) {
  const { points, ties, winners } = score(match);
  const order = [...match.seats.keys()].sort((a, b) => points[b] - points[a] || ties[b] - ties[a]);
  const rows = order.map((seat) =>
    element(
      'li',
      { 'data-winner': winners.includes(seat) },
      emblem(seat),
      element('bdi', { class: 'name' }, seatName(match, seat)),
      ties.some(Boolean) && element('span', { class: 'ties' }, say('result-herd', { size: ties[seat] })),
      element('strong', { class: 'points' }, String(points[seat])),
    ),
  );
  return element('ol', { class: 'ranking card' }, ...rows);
}

/**
 * What a date's match has besides: the best so far, par, a text to share, the calendar.
 * @param {Match} match
 */
function dayPart({ game, options: { daily } }) {
  const result = daily && resultOf(game, daily);
  if (!result) return null;
  const par = parLine(game, daily);
  const box = element(
    'section',
    { class: 'card day-part' },
    element('p', { class: 'best' }, say(WORDS[game].best, { points: result.best })),
    par.line,
    shareLine(game, daily),
    element('a', { class: 'quiet', href: `#/today/${game}?date=${daily}` }, say('result-calendar')),
  );
  return { box, update: par.update };
}

/** @param {Match} match */
function curve(match) {
  const label = say('result-curve');
  return element('section', { class: 'curve card' }, element('h2', {}, label), chart(match.curve, label));
}

/**
 * To the replay of a match.
 * @param {Match} match
 */
async function look(match) {
  location.hash = await replayHash(match.scene?.transcript);
}

/** @param {Match} match */
function wayOn(match) {
  return element(
    'div',
    { class: 'actions onward' },
    button(say('replay-whole'), () => look(match), { class: 'quiet' }),
    canAnalyse(match) && button(say('analysis'), () => analyse(), { class: 'quiet' }),
    copyButton(match.scene?.transcript),
    element('a', { class: 'quiet', href: '#/' }, say('back-home')),
    !match.room && button(say('play-again'), () => beginAgain(match), { class: 'main' }),
  );
}
