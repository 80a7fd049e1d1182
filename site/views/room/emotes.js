/**
 * The few things that can be said in a room, and what others say: fixed words in everyone's own language.
 */

import { button, element, emblem, setAttribute, svg } from '../../dom.js';
import { say as sayInRoom } from '../../room/saying.js';
import { ownPlayer } from '../../room/people.js';
import { change, state } from '../../state.js';
import { say } from '../../words.js';
import { seatName } from '../match/scores.js';

/** @typedef {import('../../room/reading.js').Room} Room */
/** @typedef {import('../../match.js').Match} Match */

/** What there is to say, as the engine knows it. */
const EMOTES = ['hello', 'good-luck', 'thinking', 'nice', 'oops', 'thanks', 'well-played'];

/** So long something said stands there, in ms. */
const SHOWN = 7000;

/** One said something so lately, in ms, that it is not said again. */
const REST = 1500;

let lastSaid = -Infinity;

/** The buttons by which one says something; `done` is called when one has. @param {() => void} [done] */
export function emoteButtons(done = () => {}) {
  const press = (/** @type {string} */ emote) => {
    done();
    if (!state.room || performance.now() - lastSaid < REST) return;
    lastSaid = performance.now();
    sayInRoom(state.room, 'emote', { emote });
  };
  return EMOTES.map((emote) => button(say(`emote-${emote}`), () => press(emote), { class: 'quiet emote' }));
}

/**
 * The opener with its menu, and the bubbles of what is said.
 * @param {Match} match
 */
export function emotes(match) {
  const menu = element('div', { class: 'menu card emote-menu', popover: 'auto', id: 'emote-menu' });
  menu.append(...emoteButtons(() => menu.hidePopover()));
  const opener = element('button', { type: 'button', class: 'quiet emote-opener', popovertarget: menu.id, 'aria-label': say('emote'), title: say('emote') }, bubbleSign());
  const heard = heardIn((key) => nameAndSign(match, key));
  return {
    opener,
    menu,
    bubbles: heard.box,
    /** @param {Room} room */
    update(room) {
      setAttribute(opener, 'hidden', !ownPlayer(room));
      heard.update(room);
    },
  };
}

/** @param {Match} match @param {string} key */
function nameAndSign(match, key) {
  const seat = state.room?.standing.seats.findIndex((/** @type {any} */ each) => each.key === key) ?? -1;
  return { sign: seat >= 0 && emblem(seat), name: seat >= 0 ? seatName(match, seat) : '' };
}

/**
 * What is said in a room, for a while each, read out as it comes.
 * @param {(key: string) => {sign: Element | false, name: string}} who
 */
export function heardIn(who) {
  const box = element('div', { class: 'bubbles', role: 'log', 'aria-label': say('emotes-heard') });
  /** @type {number | null} */
  let until = null;
  return {
    box,
    /** @param {Room} room */
    update({ standing }) {
      const before = until ?? Infinity;
      const fresh = standing.emotes.filter((/** @type {any} */ each) => each.number > before);
      until = Math.max(until ?? -1, ...standing.emotes.map((/** @type {any} */ each) => each.number), standing.head.number);
      for (const { key, emote } of fresh) show(box, who(key), emote);
    },
  };
}

/** @param {HTMLElement} box @param {{sign: Element | false, name: string}} who @param {string} emote */
function show(box, { sign, name }, emote) {
  const bubble = element('p', { class: 'bubble' }, sign, sign && ' ', element('bdi', {}, name), ': ', say(`emote-${emote}`));
  box.append(bubble);
  setTimeout(() => {
    bubble.remove();
    change();
  }, SHOWN);
}

/** A speech bubble. */
function bubbleSign() {
  return svg('svg', { class: 'bubble-sign', viewBox: '0 0 20 20', 'aria-hidden': 'true' }, svg('path', { d: 'M3 4.5h14v9H9l-4 3.5v-3.5H3z' }));
}
