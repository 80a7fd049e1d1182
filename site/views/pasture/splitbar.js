/**
 * How many stay and how many go, with buttons that move one sheep.
 */

import { button, element, setAttribute, setText } from '../../dom.js';
import { say } from '../../words.js';
import { staying } from './split.js';

/**
 * @param {(by: number) => void} shift how many more are to go
 */
export function splitBar(shift) {
  const stay = element('strong', {});
  const go = element('strong', {});
  const stayWord = element('span', {});
  const goWord = element('span', {});
  const less = button('−', () => shift(-1), { class: 'step', 'aria-label': say('splits-one-stays') });
  const more = button('+', () => shift(1), { class: 'step', 'aria-label': say('splits-one-goes') });
  const box = element(
    'div',
    { class: 'pasture-split', role: 'group', 'aria-label': say('splits-numbers') },
    element('span', { class: 'number' }, stay, stayWord),
    less,
    more,
    element('span', { class: 'number' }, go, goWord),
  );
  return {
    box,
    /**
     * @param {any} choices the player's, null when it may not choose
     * @param {import('./split.js').Split} split
     */
    update(choices, split) {
      const isShown = choices?.phase === 'play' && !!split.to;
      setAttribute(box, 'hidden', !isShown);
      if (!isShown) return;
      const stays = staying(split, choices.targets);
      setText(stay, String(stays));
      setText(go, String(split.go));
      setText(stayWord, say('splits-stay', { sheep: stays }));
      setText(goWord, say('splits-go', { sheep: split.go }));
      setAttribute(less, 'disabled', split.go <= 1);
      setAttribute(more, 'disabled', stays <= 1);
    },
  };
}
