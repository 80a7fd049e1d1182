/**
 * A rated match against somebody of one's strength: the wait for it, and what one may do meanwhile.
 */

import { button, element, setAttribute, setText } from '../dom.js';
import { leaveQueue, seekDuel } from '../duel.js';
import { state } from '../state.js';
import { say, sayNotice } from '../words.js';
import { hostLinks } from './room/host.js';
import { lineWords } from './room/linebar.js';
import { nameField } from './room/named.js';
import { tellRating } from './room/rating.js';
import { waitWords } from './room/waiting.js';

/**
 * @param {HTMLElement} root
 * @param {string} game
 */
export function mount(root, game) {
  const name = nameField();
  const seek = button(say('duel-seek'), () => name.name() && seekDuel(game, name.name()), { class: 'main' });
  const line = element('p', { class: 'wait-line', role: 'status' });
  const time = element('p', { class: 'wait-time', role: 'timer', 'aria-label': say('duel-waited') });
  const stop = button(say('duel-stop'), leaveQueue, { class: 'quiet' });
  const bot = element('a', { class: 'quiet', href: `#/play/${game}?seats=2` }, say('duel-bot'));
  const asking = element('div', { class: 'joining' }, name.box, seek);
  const waiting = element('div', { class: 'waiting-part' }, line, time, element('div', { class: 'ways' }, stop, bot));
  const rating = element('p', { class: 'rating' });
  root.append(
    element(
      'div',
      { class: 'plain duel' },
      element('h1', {}, say('duel-title', { game: say(game) })),
      element('p', { class: 'about' }, say(game === 'splits' ? 'duel-about-splits' : 'duel-about-olifantenpad')),
      element('section', { class: 'card' }, asking, waiting),
      element('section', { class: 'card' }, rating, element('div', { class: 'ways' }, element('a', { class: 'quiet', href: '#/profile' }, say('profile')), element('a', { class: 'quiet', href: `#/best/${game}` }, say('best')))),
      hostLinks(),
      element('a', { class: 'quiet', href: '#/' }, say('back-home')),
    ),
  );
  tellRating(rating, game);
  return {
    update() {
      const { duel } = state;
      setAttribute(asking, 'hidden', !!duel);
      setAttribute(waiting, 'hidden', !duel);
      setAttribute(time, 'hidden', !duel || !!duel.problem);
      if (!duel) return;
      setText(line, duel.problem ? sayNotice(duel.problem) : lineWords() || say('duel-waiting', { game: say(duel.game) }));
      setText(time, waitWords(duel));
    },
  };
}
