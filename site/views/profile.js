/**
 * The player's own page: rating and history of duels, the name in the table, the way to another
 * device, and being forgotten.
 */

import { button, element, refill, setText } from '../dom.js';
import { noticeOf } from '../notice.js';
import { fetchProfile, forgetMe, hideName } from '../profile.js';
import { askRelay } from '../line.js';
import { GAMES } from '../route.js';
import { saveFile } from '../share.js';
import { state } from '../state.js';
import { say, sayNotice } from '../words.js';
import { identityPart } from './room/identity.js';
import { hostLinks } from './room/host.js';

/** @typedef {import('../profile.js').Profile} Profile */
/** @typedef {import('../profile.js').Played} Played */

/** @param {HTMLElement} root */
export function mount(root) {
  const line = element('p', { role: 'status' }, say('profile-coming'));
  const known = element('div', { class: 'profile' });
  root.append(
    element(
      'div',
      { class: 'plain' },
      element('h1', {}, say('profile')),
      element('section', { class: 'card' }, line, known),
      identityPart(),
      element('section', { class: 'card' }, element('h2', {}, say('forget-title')), element('p', {}, say('forget-about')), forgetButton(line, known)),
      hostLinks(),
      element('a', { class: 'quiet', href: '#/' }, say('back-home')),
    ),
  );
  fill(line, known);
  return { update() {} };
}

/** @param {HTMLElement} line @param {HTMLElement} box */
async function fill(line, box) {
  try {
    const profile = await fetchProfile();
    setText(line, profile.name ? say('profile-name', { name: `\u2068${profile.name}\u2069` }) : say('profile-none'));
    refill(box, [ratings(profile), hiding(profile), profile.history.length > 0 && history(profile.history)]);
  } catch (/** @type {any} */ problem) {
    setText(line, sayNotice(noticeOf(problem)));
  }
}

/** @param {Profile} profile */
function ratings({ games: by }) {
  const rows = GAMES.map((game) => element('li', {}, element('span', {}, say(game)), element('strong', {}, by[game] ? String(Math.round(by[game].rating)) : '–'), element('span', { class: 'when' }, say('profile-games', { games: by[game]?.games ?? 0 }))));
  return element('ul', { class: 'ratings' }, ...rows);
}

/** @param {Profile} profile */
function hiding({ hidden }) {
  const box = element('input', { type: 'checkbox' });
  box.checked = hidden;
  box.addEventListener('change', () => hideName(box.checked).catch(() => (box.checked = !box.checked)));
  return element('label', { class: 'choice' }, say('profile-hide'), box);
}

/** @param {Played[]} played */
function history(played) {
  return element('section', {}, element('h2', {}, say('profile-history')), element('ol', { class: 'history' }, ...played.map(playedRow)));
}

/** @param {Played} played */
function playedRow({ room, game, time, other, won }) {
  const when = new Intl.DateTimeFormat(state.language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
  const result = won === null ? 'history-draw' : won ? 'history-won' : 'history-lost';
  const save = async () => saveFile(`grasveld-${game}.json`, await askRelay('transcript', { room }));
  return element(
    'li',
    {},
    element('span', { class: 'what' }, element('strong', {}, say(result)), ' ', element('bdi', {}, other.name || say('best-hidden')), element('span', { class: 'when' }, `${say(game)}, ${when}`)),
    button(say('room-save'), save, { class: 'quiet', 'aria-label': `${say('room-save')}: ${when}` }),
  );
}

/** @param {HTMLElement} line @param {HTMLElement} box */
function forgetButton(line, box) {
  let isSure = false;
  const press = async () => {
    if (!isSure) return (isSure = true), setText(made, say('forget-sure'));
    await forgetMe();
    isSure = false;
    setText(made, say('forget-me'));
    await fill(line, box);
    setText(line, say('forget-done'));
  };
  const made = button(say('forget-me'), press, { class: 'quiet forget' });
  return made;
}
