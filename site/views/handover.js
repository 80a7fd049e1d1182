/**
 * Between two plans that are made in secret on one device: it is passed on, and shows nothing.
 */

import { button, element, emblem } from '../dom.js';
import { take } from '../people.js';
import { say } from '../words.js';
import { seatName } from './match/scores.js';

/** @typedef {import('../match.js').Match} Match */

/**
 * @param {HTMLElement} root
 * @param {Match} match whose `passing` says to whom the device goes
 */
export function mount(root, match) {
  const seat = match.passing?.to ?? match.me;
  const name = seatName(match, seat);
  root.append(
    element(
      'div',
      { class: `handover seat-${seat}` },
      element('div', { class: 'card' }, emblem(seat), element('h1', {}, say('pass-on', { name })), element('p', {}, say('pass-secret')), button(say('pass-taken', { name }), take, { class: 'main' })),
    ),
  );
  return { update() {} };
}
