/**
 * Says that there is a newer version, and changes to it when the player wants.
 */

import { button, element, setAttribute, setText } from '../dom.js';
import { isNewerThere, takeNewer } from '../offline.js';
import { change } from '../state.js';
import { say } from '../words.js';

/** Whether the player has put it off; the next visit has it anyway. */
let isPutOff = false;

/** The notice, hidden while there is nothing to say. */
export function newerNotice() {
  const later = () => change(() => (isPutOff = true));
  const words = element('p', {});
  const take = button(say('newer-take'), takeNewer, { class: 'main' });
  const box = element('div', { class: 'newer card', role: 'status' }, words, take, button(say('newer-later'), later, { class: 'quiet' }));
  return {
    box,
    update() {
      const isShown = isNewerThere() && !isPutOff;
      setAttribute(box, 'hidden', !isShown);
      setText(words, isShown ? say('newer-there') : '');
    },
  };
}
