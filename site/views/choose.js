/**
 * How many play: the player and one to three Easy bots.
 */

import { emblem, element } from '../dom.js';
import { say } from '../words.js';

const SEATS = [2, 3, 4];

/**
 * @param {HTMLElement} root
 * @param {string} game
 */
export function mount(root, game) {
  root.append(
    element(
      'div',
      { class: 'choose' },
      element('h1', {}, say(game)),
      element('p', {}, say('choose-question')),
      element('ul', { class: 'tables' }, ...SEATS.map((seats) => element('li', {}, table(game, seats)))),
      element('a', { class: 'quiet', href: '#/' }, say('back-home')),
    ),
  );
  return { update() {} };
}

/**
 * @param {string} game
 * @param {number} seats
 */
function table(game, seats) {
  return element(
    'a',
    { class: 'table-choice card', href: `#/play/${game}?seats=${seats}` },
    element('span', { class: 'emblems' }, ...[...Array(seats).keys()].map(emblem)),
    element('span', {}, say('choose-bots', { bots: seats - 1 })),
  );
}
