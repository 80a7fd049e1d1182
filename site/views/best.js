/**
 * The best of a game's duels.
 */

import { element, refill, setText } from '../dom.js';
import { noticeOf } from '../notice.js';
import { fetchBest } from '../profile.js';
import { GAMES } from '../route.js';
import { state } from '../state.js';
import { say, sayNotice } from '../words.js';
import { reportButton } from './room/players.js';

/** @typedef {import('../profile.js').Row} Row */

/**
 * @param {HTMLElement} root
 * @param {string} game
 */
export function mount(root, game) {
  const line = element('p', { role: 'status' }, say('best-coming'));
  const body = element('tbody', {});
  const table = element('table', { class: 'best', hidden: true }, element('thead', {}, element('tr', {}, ...['best-place', 'best-name', 'best-rating', 'best-games'].map((id) => element('th', { scope: 'col' }, say(id))))), body);
  root.append(
    element(
      'div',
      { class: 'plain' },
      element('h1', {}, say('best-title', { game: say(game) })),
      element('section', { class: 'card' }, line, table),
      element('div', { class: 'ways' }, ...GAMES.filter((each) => each !== game).map((each) => element('a', { class: 'quiet', href: `#/best/${each}` }, say('best-title', { game: say(each) }))), element('a', { class: 'quiet', href: `#/duel/${game}` }, say('duel')), element('a', { class: 'quiet', href: '#/' }, say('back-home'))),
    ),
  );
  fill(line, table, body, game);
  return { update() {} };
}

/** @param {HTMLElement} line @param {HTMLElement} table @param {HTMLElement} body @param {string} game */
async function fill(line, table, body, game) {
  try {
    const rows = await fetchBest(game);
    setText(line, rows.length ? '' : say('best-none'));
    table.hidden = !rows.length;
    refill(body, rows.map(row));
  } catch (/** @type {any} */ problem) {
    setText(line, sayNotice(noticeOf(problem)));
  }
}

/** @param {Row} row @param {number} at */
function row({ key, name, rating, games }, at) {
  const isMe = key === state.line.self;
  return element(
    'tr',
    { 'aria-current': isMe ? 'true' : null },
    element('td', {}, String(at + 1)),
    element('td', {}, name ? element('bdi', {}, name) : say('best-hidden'), ' ', !isMe && !!name && !!key && reportButton(key, name)),
    element('td', {}, String(Math.round(rating))),
    element('td', {}, String(games)),
  );
}
