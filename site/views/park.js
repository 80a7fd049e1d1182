/**
 * The Olifantenpad match on the screen.
 */

import * as painter from '../canvas/park.js';
import { button, element, setAttribute, setText } from '../dom.js';
import { canSubmit } from '../match.js';
import { take } from '../people.js';
import { isDark } from '../theme.js';
import { say } from '../words.js';
import { turnLog } from './match/aloud.js';
import { playback, showing } from './match/playback.js';
import { addressed, counted, scoreList, seatName } from './match/scores.js';
import { shownTurn } from './match/shown.js';
import { tipParts } from './match/tips.js';
import { choicesNow, isWaiting, mayChoose } from './match/turn.js';
import { groupCards } from './park/cards.js';
import { hourClock } from './park/clock.js';
import { costsOf } from './park/costs.js';
import { parkGround } from './park/ground.js';
import { clear, handOf, setHand, undo, walk } from './park/hand.js';
import { hint } from './park/hint.js';
import { planning, standing } from './park/look.js';
import { hourInWords } from './park/log.js';
import { notation, read } from './park/plan.js';
import { sentences, spoken } from './park/saying.js';
import { together } from './room/together.js';

/** @typedef {import('../match.js').Match} Match */

/** @typedef {ReturnType<typeof playback>} Played */

/** A match is over at the hour after this one, where the position does not say otherwise. */
const LAST = 17;

/**
 * Builds the match in `root`; `update` brings it up to date in every frame that is drawn.
 * @param {HTMLElement} root
 * @param {Match} match
 */
export function mount(root, match) {
  const ground = parkGround();
  const parts = {
    ground,
    log: turnLog(match, hourInWords),
    clock: hourClock(),
    scores: scoreList(match),
    cards: groupCards((strong) => setHand({ strong }), (strong) => setHand({ strong })),
    shown: shownTurn(),
    hint: element('p', { class: 'hint', role: 'status' }),
    spoken: element('p', { class: 'unseen', role: 'status' }),
    together: together(match, () => walkNow()),
    tips: tipParts(match, (move) => setHand({ plan: read(move), sure: false })),
    undo: button(say('undo'), undo, { class: 'quiet' }),
    clear: button(say('clear'), clear, { class: 'quiet' }),
    walk: button(say('walk'), (event) => go(match, ground, event.detail), { class: 'main' }),
  };
  root.append(...arrange(parts));
  return {
    update: (/** @type {number} */ now) => update(parts, match, now),
    unmount() {
      ground.close();
      parts.together.close();
    },
  };
}

/**
 * What the large button does; the keyboard goes on on the board.
 * @param {Match} match
 * @param {{focus: () => void}} ground
 * @param {number} clicks how many came on one another
 */
function go(match, ground, clicks) {
  // The second click of two was meant for what stood on the button before the first.
  if (clicks > 1) return;
  if (match.passing) take();
  else walk();
  if (!handOf().sure) ground.focus();
}

/** The walk as it is drawn; null where there is none. */
function walkNow() {
  const { plan } = handOf();
  return notation(plan) === '-' ? null : notation(plan);
}

/** @param {any} parts */
function arrange({ ground, log, clock, scores, cards, shown, together: others, hint, spoken: byEar, tips, undo, clear, walk }) {
  return [
    element('h1', { class: 'unseen' }, say('olifantenpad')),
    ground.box,
    element(
      'div',
      { class: 'side' },
      element('div', { class: 'top' }, element('div', { class: 'card' }, clock.box), element('div', { class: 'card' }, scores.list)),
      others.box,
      shown.box,
      cards.box,
      element('div', { class: 'actions' }, tips.box, hint, tips.ask, undo, clear, walk),
      byEar,
      log.box,
    ),
  ];
}

/**
 * @param {any} parts
 * @param {Match} match
 * @param {number} now
 */
function update(parts, match, now) {
  const played = playback(painter.duration, now);
  const scene = played?.show.before ?? match.scene;
  if (!scene) return;
  parts.ground.paint(match, scene, look(match, scene, played));
  parts.log.update();
  parts.together.update();
  tellTime(parts, match, scene, played);
  tellTurn(parts, match, played);
  offer(parts, match);
}

/**
 * @param {Match} match
 * @param {import('../match.js').Scene} scene
 * @param {Played} played
 */
function look(match, scene, played) {
  if (played) return painter.tween(standing(scene, isDark()), played.show.events, played.t);
  return planning(scene, { ...handOf(), me: match.me, costs: costs(match), open: mayChoose(), dark: isDark() });
}

/** @param {Match} match */
function costs(match) {
  return choicesNow() ? costsOf(match, notation(handOf().plan)) : [];
}

/**
 * @param {any} parts
 * @param {Match} match
 * @param {import('../match.js').Scene} scene
 * @param {Played} played
 */
function tellTime({ clock, scores, cards }, match, scene, played) {
  const { hour, last = LAST } = scene.position;
  clock.update(Math.min(hour, last), last, hour > last ? 1 : (played?.t ?? 0));
  const points = played ? counted(played.show, walked(played)) : scene.score.points;
  scores.update(points, (/** @type {number} */ seat) => !played && seat in match.moves);
  cards.update(scene.position, played ? [] : costs(match), handOf().strong);
}

/**
 * How far the groups are on their ways, from 0 to 1: points come with their footsteps.
 * @param {{show: import('../match.js').Show, t: number}} played
 */
function walked({ show, t }) {
  const part = painter.phases(show.events).find(({ name }) => name === 'groups');
  return part ? Math.min(1, Math.max(0, (t - part.from) / (part.to - part.from))) : 0;
}

/**
 * @param {any} parts
 * @param {Match} match
 * @param {{t: number} | null} played
 */
function tellTurn({ shown }, match, played) {
  const last = match.show ? null : match.last;
  shown.update(last ? sentences(match, last.events) : [], played?.t ?? null);
}

/**
 * @param {any} parts
 * @param {Match} match
 */
function offer(parts, match) {
  const { plan, sure } = handOf();
  const choices = choicesNow();
  setText(parts.spoken, choices && match.scene ? spoken(match.scene.position, choices, handOf()) : '');
  parts.tips.update();
  const isEmpty = notation(plan) === '-';
  setText(parts.hint, addressed(match, hint(match, plan, sure)));
  setAttribute(parts.undo, 'hidden', !!match.passing);
  setAttribute(parts.clear, 'hidden', !!match.passing);
  setAttribute(parts.undo, 'disabled', !mayChoose() || isEmpty);
  setAttribute(parts.clear, 'disabled', !mayChoose() || isEmpty);
  setAttribute(parts.walk, 'disabled', match.passing ? showing() : !canSubmit(match) || showing());
  setText(parts.walk, goWords(match, sure && isEmpty));
  setAttribute(parts.walk, 'data-waiting', isWaiting());
}

/**
 * What stands on the large button.
 * @param {Match} match
 * @param {boolean} stays
 */
function goWords(match, stays) {
  if (match.passing) return say('pass-taken', { name: seatName(match, match.passing.to) });
  return say(stays ? 'stay' : 'walk');
}
