/**
 * The Splits match on the screen.
 */

import * as painter from '../canvas/pasture.js';
import { button, element, setAttribute, setText } from '../dom.js';
import { canFinish, finish } from '../besides.js';
import { canSubmit } from '../match.js';
import { state } from '../state.js';
import { isDark } from '../theme.js';
import { say } from '../words.js';
import { turnLog } from './match/aloud.js';
import { playback, showing } from './match/playback.js';
import { addressed, seatName } from './match/scores.js';
import { tipParts } from './match/tips.js';
import { choicesNow, isWaiting, mayChoose } from './match/turn.js';
import { fieldNotice } from './pasture/at.js';
import { pastureGround } from './pasture/ground.js';
import { cancel, confirm, handOf, moveNow, setHand, shift, turn } from './pasture/hand.js';
import { hint } from './pasture/hint.js';
import { sentence, turnInWords } from './pasture/log.js';
import { offeredIn, planning, standing } from './pasture/look.js';
import { read } from './pasture/reading.js';
import { seatList } from './pasture/seats.js';
import { NONE } from './pasture/split.js';
import { splitBar } from './pasture/splitbar.js';
import { together } from './room/together.js';

/** @typedef {import('../match.js').Match} Match */
/** @typedef {import('../match.js').Scene} Scene */
/** @typedef {ReturnType<typeof playback>} Played */
/** @typedef {ReturnType<typeof build>} Parts */

/**
 * Builds the match in `root`; `update` brings it up to date in every frame that is drawn.
 * @param {HTMLElement} root
 * @param {Match} match
 */
export function mount(root, match) {
  const parts = build(match);
  root.append(arrange(parts));
  return {
    update: (/** @type {number} */ now) => update(parts, match, now),
    unmount() {
      parts.ground.close();
      parts.together.close();
    },
  };
}

/** @param {Match} match */
function build(match) {
  const hintId = 'splits-hint';
  const ground = pastureGround(hintId);
  // A button that has done its work is disabled and would take the keyboard with it.
  const back = (/** @type {() => void} */ act) => () => {
    act();
    ground.focus();
  };
  return {
    ground,
    log: turnLog(match, turnInWords),
    turn: element('p', { class: 'turn' }),
    seats: seatList(match),
    hint: element('p', { class: 'hint', id: hintId, role: 'status' }),
    cursor: element('p', { class: 'unseen', role: 'status' }),
    split: splitBar(shift),
    together: together(match, moveNow),
    tips: tipParts(match, (move) => setHand({ place: null, split: NONE, objection: null, ...read(move, choicesNow()) })),
    cancel: button(say('splits-cancel'), back(cancel), { class: 'quiet' }),
    turning: button(say('splits-turn-tile'), () => turn(), { class: 'quiet turn-tile' }),
    rest: button(say('splits-finish'), back(finish), { class: 'quiet rest' }),
    confirm: button(say('splits-confirm'), back(confirm), { class: 'main' }),
  };
}

/** @param {Parts} parts */
function arrange({ ground, log, turn: number, seats, together: others, hint: line, cursor, split, tips, cancel: back, turning, rest, confirm: go }) {
  return element(
    'div',
    { class: 'pasture' },
    element(
      'div',
      { class: 'pasture-side' },
      element('div', { class: 'pasture-head' }, element('h1', {}, say('splits')), number),
      seats.list,
      others.box,
      element('div', { class: 'pasture-deeds' }, tips.box, line, split.box, element('div', { class: 'pasture-buttons' }, back, turning, rest, tips.ask, go)),
      cursor,
      log.box,
    ),
    ground.box,
  );
}

/**
 * @param {Parts} parts
 * @param {Match} match
 * @param {number} now
 */
function update(parts, match, now) {
  const played = playback(painter.duration, now);
  const scene = played?.show.before ?? match.scene;
  if (!scene) return;
  parts.ground.paint(match, scene, looks(match, scene, played), now);
  parts.log.update();
  parts.together.update();
  setText(parts.turn, say('splits-turn', { turn: scene.turn + 1 }));
  parts.seats.update(scene);
  tell(parts, match, scene, played);
  offer(parts);
}

/**
 * @param {Match} match
 * @param {Scene} scene
 * @param {Played} played
 */
function looks(match, scene, played) {
  const how = { me: match.me, dark: isDark(), events: match.last?.events };
  if (played) return painter.tween(standing(scene, { ...how, events: [] }), played.show.events, played.t);
  return planning(standing(scene, how), choicesNow(), handOf());
}

/**
 * @param {Parts} parts
 * @param {Match} match
 * @param {Scene} scene
 * @param {Played} played
 */
function tell(parts, match, scene, played) {
  setText(parts.hint, played ? sentence(match, played.show.events) : addressed(match, hint(match)));
  setText(parts.cursor, played ? '' : underCursor(match, scene));
}

/**
 * @param {Match} match
 * @param {Scene} scene
 */
function underCursor(match, scene) {
  const { cursor } = handOf();
  // A cell of the grid says itself that it is looked at.
  if (!cursor || document.activeElement?.closest('.cells')) return '';
  const { id, arguments: args, seat } = fieldNotice(scene.position, cursor, offeredIn(choicesNow(), handOf()).includes(cursor));
  return say(id, { ...args, name: seat === null ? '' : seatName(match, seat) });
}

/** @param {Parts} parts */
function offer(parts) {
  const choices = mayChoose() ? choicesNow() : null;
  const { pivot, place, split } = handOf();
  parts.tips.update();
  parts.split.update(choices, split);
  setAttribute(parts.turning, 'hidden', choices?.phase !== 'build');
  const isAlone = !!choices && canFinish(state.match);
  setAttribute(parts.rest, 'hidden', !isAlone);
  // Who is alone needs no hint, and on a phone there is no room for both.
  if (isAlone) setAttribute(parts.tips.ask, 'hidden', true);
  setAttribute(parts.cancel, 'disabled', !choices || (!pivot && !place && !split.from && !isWaiting()));
  setAttribute(parts.confirm, 'disabled', !choices || !moveNow() || isWaiting() || showing());
}
