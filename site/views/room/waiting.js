/**
 * How long one has been waiting for an opponent; shown on every screen.
 */

import { button, element, setAttribute, setText } from '../../dom.js';
import { leaveQueue } from '../../duel.js';
import { change, state } from '../../state.js';
import { say } from '../../words.js';

/** @type {any} */
let due = null;

/** The time waited, as minutes and seconds; draws again with the next. @param {import('../../duel.js').Duel} duel */
export function waitWords({ since }) {
  due ??= setTimeout(() => {
    due = null;
    change();
  }, 500);
  const seconds = Math.max(0, Math.floor((performance.now() - since) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The line over every other screen while one waits. */
export function waitBar() {
  const words = element('a', { href: '#/' });
  const time = element('span', { class: 'wait-time' });
  const stop = button(say('duel-stop'), leaveQueue, { class: 'quiet' });
  const box = element('div', { class: 'wait-bar card', hidden: true }, words, time, stop);
  return {
    box,
    update() {
      const { duel, route } = state;
      const isShown = !!duel && route.view !== 'duel';
      setAttribute(box, 'hidden', !isShown);
      if (!duel || !isShown) return;
      setAttribute(words, 'href', `#/duel/${duel.game}`);
      setText(words, say('duel-waiting', { game: say(duel.game) }));
      setText(time, waitWords(duel));
    },
  };
}
