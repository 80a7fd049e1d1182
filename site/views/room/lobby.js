/**
 * A room before a match and after it: who is there, how others come in, what will be played.
 */

import { button, element, refill, setAttribute, setText } from '../../dom.js';
import { apart, freePlaces, isOrganiser, ownPlayer } from '../../room/people.js';
import { leaveRoom } from '../../room/entering.js';
import { say as sayInRoom } from '../../room/saying.js';
import { change, state } from '../../state.js';
import { say, sayNotice } from '../../words.js';
import { emoteButtons, heardIn } from './emotes.js';
import { invitation } from './invitation.js';
import { lineWords } from './linebar.js';
import { nameField } from './named.js';
import { playerList } from './players.js';
import { termFields, termsWords } from './terms.js';
import { listed } from './together.js';

/** @typedef {import('../../room/reading.js').Room} Room */
/** @typedef {import('../../room/people.js').Player} Player */

const PLACES = 4;

/**
 * @param {HTMLElement} root
 * @param {Room} room
 */
export function mount(root, room) {
  const title = element('h1', {});
  const line = element('p', { class: 'card room-says', role: 'status' });
  const players = playerList();
  const terms = termsPart(room);
  const heard = heardIn((key) => ({ sign: false, name: nameOf(room, key) }));
  const saying = element('section', { class: 'card emotes' }, element('h2', {}, say('emote')), element('div', { class: 'ways' }, ...emoteButtons()));
  const invite = element('section', { class: 'card invitation' });
  const deeds = deedsOf(room);
  root.append(element('div', { class: 'plain room' }, title, line, heard.box, deeds.box, players.box, invite, terms.box, saying, element('a', { class: 'quiet', href: '#/' }, say('back-home'))));
  let invited = '';
  return {
    update() {
      if (!room.standing) return;
      setText(title, say('room-title', { game: say(room.standing.game) }));
      setText(line, status(room));
      players.update(room);
      terms.update();
      deeds.update();
      heard.update(room);
      setAttribute(saying, 'hidden', !ownPlayer(room));
      const key = `${room.code} ${room.secret}`;
      if (key !== invited) refill(invite, invitation(room));
      invited = key;
      setAttribute(invite, 'hidden', room.standing.locked || freePlaces(room, PLACES) <= 0 || key === ' ');
    },
  };
}

/** @param {Room} room @param {string} key */
function nameOf(room, key) {
  return room.standing.players.find((/** @type {Player} */ player) => player.key === key)?.name ?? '';
}

/**
 * What everybody waits for.
 * @param {Room} room
 */
function status(room) {
  const { standing } = room;
  if (lineWords()) return lineWords();
  if (room.notice) return sayNotice(room.notice);
  if (!ownPlayer(room)) return say(mayJoin(room) ? 'room-join-says' : 'room-closed-says');
  if (standing.withheld.length) return say('room-withheld', { names: listed(standing.withheld.map((/** @type {string} */ key) => apart(nameOf(room, key) || say('room-relay')))) });
  if (standing.players.length + standing.bots.length < 2) return say('room-alone');
  const late = standing.players.filter((/** @type {Player} */ { ready }) => !ready);
  if (late.length === 1 && late[0].key === state.line.self) return say('room-you-unready');
  if (late.length) return say('room-waits-ready', { names: listed(late.map((/** @type {Player} */ { key, name }) => (key === state.line.self ? say('seat-you') : apart(name)))) });
  return isOrganiser(room) ? say('room-can-start') : say('room-waits-start', { name: apart(nameOf(room, standing.organiser)) });
}

/** @param {Room} room */
function mayJoin(room) {
  return !room.standing.duel && !room.standing.locked && freePlaces(room, PLACES) > 0;
}

/**
 * What is played: chosen by the organiser, read by the others.
 * @param {Room} room
 */
function termsPart(room) {
  const fields = element('div', { class: 'terms' });
  const lock = element('input', { type: 'checkbox' });
  lock.addEventListener('change', async () => {
    if (!(await sayInRoom(room, 'lock', { locked: lock.checked }))) lock.checked = room.standing.locked;
  });
  const locking = element('label', { class: 'choice' }, say('room-lock'), lock);
  let shown = '';
  let wasLocked = false;
  return {
    box: element('section', { class: 'card' }, element('h2', {}, say('room-terms')), fields, locking),
    update() {
      const { game, options, clock, locked } = room.standing;
      const terms = { game, options, clock };
      const key = JSON.stringify([terms, isOrganiser(room)]);
      if (key !== shown) refill(fields, isOrganiser(room) ? termFields(terms, (chosen) => sayInRoom(room, 'setup', chosen)) : [element('p', {}, termsWords(terms))]);
      shown = key;
      // Only what the log changes is shown: what was just asked for is not in it yet.
      if (locked !== wasLocked) lock.checked = wasLocked = locked;
      setAttribute(locking, 'hidden', !isOrganiser(room));
    },
  };
}

/**
 * What one can do oneself: join, be ready, start, leave.
 * @param {Room} room
 */
function deedsOf(room) {
  const name = nameField();
  const join = button(say('room-join'), () => name.name() && sayInRoom(room, 'join', { name: name.name() }), { class: 'main' });
  const joining = element('div', { class: 'joining' }, name.box, join);
  const ready = button('', () => sayInRoom(room, 'ready', { ready: !ownPlayer(room)?.ready }), { class: 'main ready' });
  const start = button(say('room-start'), () => sayInRoom(room, 'start'), { class: 'main start' });
  const leave = leaveButton();
  return {
    box: element('div', { class: 'card room-deeds' }, joining, element('div', { class: 'ways' }, ready, start, leave.button)),
    update() {
      const me = ownPlayer(room);
      setAttribute(joining, 'hidden', !!me || !mayJoin(room));
      for (const each of [ready, leave.button]) setAttribute(each, 'hidden', !me);
      setText(ready, me?.ready ? say('room-unready') : say('room-ready'));
      setAttribute(ready, 'class', me?.ready ? 'quiet ready' : 'main ready');
      setAttribute(start, 'hidden', !me || !isOrganiser(room) || room.standing.stage !== 'lobby');
      setAttribute(start, 'disabled', !mayStart(room));
    },
  };
}

/** @param {Room} room */
function mayStart({ standing }) {
  return standing.players.length + standing.bots.length >= 2 && standing.players.every((/** @type {Player} */ { ready }) => ready);
}

/** A button that leaves the room; it asks once. */
export function leaveButton() {
  let isSure = false;
  const press = async () => {
    if (!isSure) return (isSure = true), setText(made, say('room-leave-sure'));
    await leaveRoom();
    location.hash = '#/';
  };
  const made = button(say('room-leave'), press, { class: 'quiet leave' });
  made.addEventListener('blur', () => {
    isSure = false;
    setText(made, say('room-leave'));
    change();
  });
  return { button: made };
}
