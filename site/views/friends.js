/**
 * With friends: a room of one's own, or the way into another's by its code.
 */

import { button, element, refill, setText } from '../dom.js';
import { askRelay, openLine } from '../line.js';
import { noticeOf } from '../notice.js';
import { keepRoom, lastRoom } from '../room/kept.js';
import { roomHash } from '../route.js';
import { state } from '../state.js';
import { recall, remember } from '../store.js';
import { say, sayNotice } from '../words.js';
import { hostLinks } from './room/host.js';
import { lineWords } from './room/linebar.js';
import { nameField } from './room/named.js';
import { termFields, usualTerms } from './room/terms.js';

/** The letters of a code: none looks like another. */
const LETTERS = /[^23456789ABCDEFGHJKMNPQRSTVWXYZ]/g;
const CODE = 6;

/**
 * @param {HTMLElement} root
 * @param {string} game
 */
export function mount(root, game) {
  const name = nameField();
  const problem = element('p', { class: 'problem', role: 'alert' });
  const silence = element('p', { class: 'problem', role: 'status' });
  const back = element('p', { class: 'continue' });
  openLine();
  root.append(
    element(
      'div',
      { class: 'plain friends' },
      element('h1', {}, say('friends-title', { game: say(game) })),
      back,
      element('section', { class: 'card' }, name.box, element('p', { class: 'about' }, say('room-your-name-about'))),
      making(game, name, problem),
      joining(name, problem),
      problem,
      silence,
      hostLinks(),
      element('a', { class: 'quiet', href: '#/' }, say('back-home')),
    ),
  );
  showWayBack(back);
  return { update: () => tellSilence(silence) };
}

/** Whether the relay was out of reach when it was last tried. */
let isAway = false;

/** Says that the relay cannot be reached, until it is: what was asked of it waits. @param {HTMLElement} words */
function tellSilence(words) {
  const { stage } = state.line;
  isAway = stage === 'away' || (isAway && stage === 'connecting');
  setText(words, isAway ? lineWords() : '');
}

/** @param {HTMLElement} box */
async function showWayBack(box) {
  const room = await lastRoom();
  if (room) refill(box, [element('a', { class: 'quiet', href: roomHash(room.room, room.secret) }, say('room-return', { game: say(room.game || 'grasveld') }))]);
}

/**
 * @param {string} game
 * @param {ReturnType<typeof nameField>} name
 * @param {HTMLElement} problem
 */
function making(game, name, problem) {
  const kept = recall(`terms ${game}`);
  let terms = kept?.game === game ? kept : usualTerms(game);
  const fields = element('div', { class: 'terms' });
  const show = () => refill(fields, termFields(terms, (chosen) => {
    terms = chosen;
    remember(`terms ${game}`, terms);
    show();
  }, false));
  show();
  const make = async () => {
    if (!name.name()) return;
    await attempt(problem, async () => {
      const { room, code, secret } = await askRelay('make', terms);
      await keepRoom(room, { secret, code, game, joins: true });
      location.hash = roomHash(room, secret);
    });
  };
  return element('section', { class: 'card' }, element('h2', {}, say('room-new')), fields, button(say('room-make'), make, { class: 'main' }));
}

/**
 * @param {ReturnType<typeof nameField>} name
 * @param {HTMLElement} problem
 */
function joining(name, problem) {
  const field = element('input', { type: 'text', class: 'code', maxlength: CODE + 2, autocomplete: 'off', autocapitalize: 'characters', spellcheck: 'false', inputmode: 'text' });
  field.addEventListener('input', () => (field.value = codeOf(field.value)));
  const join = () => name.name() && attempt(problem, async () => {
    const code = codeOf(field.value);
    const { room } = await askRelay('code', { code });
    await keepRoom(room, { code, joins: true });
    location.hash = roomHash(room);
  });
  const form = element('form', { class: 'join-form' }, element('label', { class: 'choice' }, say('room-code'), field), element('button', { type: 'submit', class: 'main' }, say('room-join')));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    join();
  });
  return element('section', { class: 'card' }, element('h2', {}, say('room-by-code')), form, element('p', { class: 'about' }, say('room-by-link')));
}

/** What was typed as a code, as codes are written. @param {string} text */
function codeOf(text) {
  return text.toUpperCase().replace(LETTERS, '').slice(0, CODE);
}

/**
 * @param {HTMLElement} problem
 * @param {() => Promise<void>} act
 */
async function attempt(problem, act) {
  setText(problem, '');
  try {
    await act();
  } catch (/** @type {any} */ why) {
    setText(problem, sayNotice(noticeOf(why)));
  }
}
