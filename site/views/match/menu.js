/**
 * What one may do with the match besides moving, behind one button of the bar.
 */

import { canLeave, canTakeBack, leave, takeBack } from '../../besides.js';
import { button, element, setAttribute, setText } from '../../dom.js';
import { helpHash } from '../../route.js';
import { state } from '../../state.js';
import { say } from '../../words.js';

/** The button and the box it opens. `update` shows them while a match is on the screen. */
export function matchMenu() {
  let isSure = false;
  const close = () => box.hidePopover();
  const back = button(say('take-back'), () => (close(), takeBack()), { class: 'quiet' });
  const away = button('', () => (isSure ? (close(), leave()) : (isSure = true), tellLeave()), { class: 'quiet leave' });
  const rules = element('a', { class: 'quiet', href: '#/', on: { click: close } }, say('rules'));
  const box = element('div', { class: 'menu card', popover: 'auto', id: 'match-menu' }, rules, back, away);
  const opener = button('⋯', () => {}, { class: 'menu-opener', popovertarget: 'match-menu', 'aria-label': say('match-menu'), title: say('match-menu') });
  const tellLeave = () => setText(away, say(isSure ? 'leave-sure' : 'leave'));
  box.addEventListener('beforetoggle', () => {
    isSure = false;
    tellLeave();
  });
  tellLeave();
  return {
    parts: [opener, box],
    update() {
      const { match, route } = state;
      const isOn = route.view === 'play' && !!match?.scene && !match.scene.over && match.you >= 0;
      setAttribute(opener, 'hidden', !isOn);
      if (isOn) setAttribute(rules, 'href', helpHash(route.game));
      setAttribute(back, 'disabled', !canTakeBack(match));
      setAttribute(away, 'disabled', !canLeave(match));
      if (!isOn && box.matches(':popover-open')) close();
    },
  };
}
