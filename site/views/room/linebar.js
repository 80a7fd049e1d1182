/**
 * What is said over every screen of the line to the relay: that another page has taken one's place, that the relay is not ours.
 */

import { button, element, setAttribute, setText } from '../../dom.js';
import { openLine } from '../../line.js';
import { state } from '../../state.js';
import { say, sayNotice } from '../../words.js';

/** The box; hidden while there is nothing to say. */
export function lineBar() {
  const words = element('p', {});
  const back = button(say('taken-back'), async () => (await openLine())?.takeBack(), { class: 'main' });
  const box = element('div', { class: 'line-bar card', role: 'alert', hidden: true }, words, back);
  return {
    box,
    update() {
      const { stage, problem } = state.line;
      const isTold = stage === 'taken' || stage === 'foreign' || !!problem;
      setAttribute(box, 'hidden', !isTold);
      setAttribute(back, 'hidden', stage !== 'taken');
      setText(words, isTold ? wordsOf(state.line) : '');
    },
  };
}

/** @param {import('../../line.js').LineState} line */
function wordsOf({ stage, problem }) {
  if (stage === 'taken') return say('taken-over');
  return problem ? sayNotice(problem) : say('relay-foreign');
}

/** Why nothing of the room comes in just now; empty where the line stands. */
export function lineWords() {
  const { stage } = state.line;
  if (stage === 'open') return '';
  return say(stage === 'taken' ? 'taken-over' : 'room-line-away');
}
