/**
 * What a turn brought, in a sentence, with the replay beside it.
 */

import { button, element, setAttribute, setText } from '../../dom.js';
import { say } from '../../words.js';
import { state } from '../../state.js';
import { replay } from './playback.js';

/**
 * A box with a sentence (the log reads it out), a button for the replay, and while that runs a slider.
 * `update` sets them.
 */
export function shownTurn() {
  const lines = [element('p', { class: 'sentence' }), element('p', { class: 'aside' })];
  const words = element('div', {}, ...lines);
  const again = button('⟲', () => replay(), { class: 'again', 'aria-label': say('replay'), title: say('replay') });
  const slider = element('input', { type: 'range', min: 0, max: 1000, 'aria-label': say('replay-slider') });
  slider.addEventListener('input', () => replay(Number(slider.value) / 1000));
  const box = element('section', { class: 'shown card' }, words, again, slider);
  return {
    box,
    /**
     * @param {string[]} texts the sentence and what else there is to say
     * @param {number | null} t how far a replay is, null when none runs
     */
    update(texts, t) {
      lines.forEach((line, index) => setText(line, texts[index] ?? ''));
      setAttribute(box, 'hidden', !texts.length);
      setAttribute(again, 'hidden', !state.match?.last || !!state.match.show);
      const isHeld = document.activeElement === slider;
      setAttribute(slider, 'hidden', t === null && !isHeld);
      if (!isHeld || t === null) slider.value = String(Math.round((t ?? 1) * 1000));
    },
  };
}
