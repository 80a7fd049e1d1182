/**
 * What is said over every screen of the line to the relay: that another page has taken one's place, that the relay is not ours.
 */

import { button, element, setAttribute, setText } from '../../dom.js';
import { openLine } from '../../line.js';
import { state } from '../../state.js';
import { say } from '../../words.js';

/** The box; hidden while there is nothing to say. */
export function lineBar() {
  const words = element('p', {});
  const back = button(say('taken-back'), async () => (await openLine())?.takeBack(), { class: 'main' });
  const box = element('div', { class: 'line-bar card', role: 'alert', hidden: true }, words, back);
  return {
    box,
    update() {
      const { stage } = state.line;
      const isTold = stage === 'taken' || stage === 'foreign';
      setAttribute(box, 'hidden', !isTold);
      setAttribute(back, 'hidden', stage !== 'taken');
      setText(words, isTold ? say(stage === 'taken' ? 'taken-over' : 'relay-foreign') : '');
    },
  };
}
