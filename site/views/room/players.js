/**
 * Who is in the room, on which colour, ready or not; the organiser sends away and lets bots in.
 */

import { button, element, emblem, refill } from '../../dom.js';
import { reportName } from '../../profile.js';
import { apart, freePlaces, isOrganiser, isPresent } from '../../room/people.js';
import { say as sayInRoom } from '../../room/saying.js';
import { state } from '../../state.js';
import { say } from '../../words.js';

/** @typedef {import('../../room/reading.js').Room} Room */
/** @typedef {import('../../room/people.js').Player} Player */

/** So many places there are. */
const PLACES = 4;
/** The bots there are in rooms: every device in the room has to work them out. */
const LEVELS = ['easy', 'normal'];

/** What the bots are called. */
const BOTS = /** @type {Record<string, string>} */ ({ easy: 'seat-bot-easy', normal: 'seat-bot-normal' });

/** The list; `update` shows the room as it is. */
export function playerList() {
  const list = element('ol', { class: 'players' });
  const add = element('div', { class: 'ways' });
  const watching = element('p', { class: 'watching' });
  let shown = '';
  return {
    box: element('section', { class: 'card' }, element('h2', {}, say('room-players')), list, add, watching),
    /** @param {Room} room */
    update(room) {
      const { players, bots, organiser, stage } = room.standing;
      const key = JSON.stringify([players, bots, organiser, stage, room.present]);
      if (key === shown) return;
      shown = key;
      refill(list, [...players.map((/** @type {Player} */ each, /** @type {number} */ at) => playerRow(room, each, at)), ...bots.map((/** @type {string} */ level, /** @type {number} */ at) => botRow(room, level, at))]);
      refill(add, isOrganiser(room) && freePlaces(room, PLACES) > 0 ? LEVELS.map((level) => addButton(room, level)) : []);
      watching.textContent = room.present.watching ? say('room-watching', { count: room.present.watching }) : '';
    },
  };
}

/** @param {Room} room @param {Player} player @param {number} at */
function playerRow(room, { key, name, ready }, at) {
  const isMe = key === state.line.self;
  const isHere = isPresent(room, key);
  const marks = [isMe && say('seat-you'), key === room.standing.organiser && say('room-organises'), !isHere && say('room-gone')].filter(Boolean).join(' · ');
  return element(
    'li',
    { 'data-ready': ready },
    emblem(at),
    element('span', { class: 'who' }, element('bdi', { class: 'name' }, name), element('span', { class: 'marks' }, marks)),
    element('span', { class: 'readiness' }, ready ? `✓ ${say('room-is-ready')}` : say('room-not-ready-yet')),
    element('span', { class: 'deeds' }, !isMe && isOrganiser(room) && removeButton(room, key, name), !isMe && reportButton(key, name)),
  );
}

/** @param {string} key @param {string} name */
export function reportButton(key, name) {
  const press = async () => {
    made.disabled = true;
    await reportName(key).catch(() => {});
    made.textContent = '✓';
    for (const name of ['aria-label', 'title']) made.setAttribute(name, say('name-reported'));
  };
  const label = say('name-report-of', { name: apart(name) });
  const made = button('⚑', press, { class: 'sign', 'data-deed': `report ${key}`, 'aria-label': label, title: label });
  return made;
}

/** @param {Room} room @param {string} key @param {string} name */
function removeButton(room, key, name) {
  return button(say('room-remove'), () => sayInRoom(room, 'remove', { key }), { class: 'quiet small', 'data-deed': `remove ${key}`, 'aria-label': say('room-remove-of', { name: apart(name) }) });
}

/** @param {Room} room @param {string} level @param {number} at which of the bots */
function botRow(room, level, at) {
  const { players, bots } = room.standing;
  const levels = bots.filter((/** @type {string} */ _, /** @type {number} */ other) => other !== at);
  const name = say(BOTS[level]);
  return element(
    'li',
    { 'data-ready': true },
    emblem(players.length + at),
    element('span', { class: 'who' }, element('span', { class: 'name' }, name)),
    element('span', { class: 'readiness' }, `✓ ${say('room-is-ready')}`),
    isOrganiser(room) && element('span', { class: 'deeds' }, button(say('room-remove'), () => sayInRoom(room, 'bots', { levels }), { class: 'quiet small', 'data-deed': `bot ${at}`, 'aria-label': say('room-remove-of', { name }) })),
  );
}

/** @param {Room} room @param {string} level */
function addButton(room, level) {
  const press = () => sayInRoom(room, 'bots', { levels: [...room.standing.bots, level] });
  return button(say('room-add-bot', { name: say(BOTS[level]) }), press, { class: 'quiet', 'data-deed': `add ${level}` });
}
