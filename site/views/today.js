/**
 * The park or the pasture of a date: what it is, what the player made of it, the calendar.
 */

import { beginAgain, isOf } from '../beginning.js';
import { dateOf, resultOf, today } from '../days.js';
import { button, element } from '../dom.js';
import { clearFinished } from '../keeping.js';
import { change, state } from '../state.js';
import { say } from '../words.js';
import { calendar } from './calendar.js';
import { parLine } from './today/par.js';
import { shareLine } from './today/share.js';
import { WORDS, dayWords } from './today/words.js';

/** @typedef {import('../state.js').Route} Route */

/**
 * @param {HTMLElement} root
 * @param {Route} route whose `date` is the day, the player's own today without one
 */
export function mount(root, { game, query }) {
  const day = dayOf(query.date);
  const par = parLine(game, day);
  root.append(
    element(
      'div',
      { class: `today ${game}` },
      element('div', { class: 'today-day card' }, ...heading(game, day), best(game, day), par.line, playButton(game, day), shareLine(game, day), element('a', { class: 'quiet', href: '#/' }, say('back-home'))),
      calendar(game, day),
    ),
  );
  return { update: par.update };
}

/**
 * The date of an address, the player's own without one. Somewhere it may be tomorrow already.
 * @param {string | undefined} wanted
 */
function dayOf(wanted) {
  const latest = today(new Date(Date.now() + 36 * 3_600_000));
  return wanted && dateOf(wanted) && wanted <= latest ? wanted : today();
}

/**
 * @param {string} game
 * @param {string} day
 */
function heading(game, day) {
  const title = day === today() ? WORDS[game].today : WORDS[game].other;
  return [element('h1', {}, say(title)), element('p', { class: 'date' }, dayWords(day)), element('p', { class: 'about' }, say(WORDS[game].about))];
}

/**
 * @param {string} game
 * @param {string} day
 */
function best(game, day) {
  const result = resultOf(game, day);
  if (!result) return null;
  return element('p', { class: 'best' }, say(WORDS[game].best, { points: result.best }), ' ', element('span', { class: 'tries' }, say('today-tries', { tries: result.tries })));
}

/**
 * @param {string} game
 * @param {string} day
 */
function playButton(game, day) {
  const route = { view: 'play', game, query: { daily: day } };
  const hash = `#/play/${game}?daily=${day}`;
  const go = async () => {
    await clearFinished(hash);
    if (state.match && isOf(state.match, route) && state.match.scene?.over) beginAgain(state.match);
    location.hash = hash;
    change();
  };
  return button(say(resultOf(game, day) ? 'play-again' : 'today-play'), go, { class: 'main' });
}
