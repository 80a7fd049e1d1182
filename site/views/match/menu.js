/**
 * What one may do with the match besides moving, behind one button of the bar.
 */

import { canLeave, canTakeBack, leave, takeBack } from '../../besides.js';
import { button, element, setAttribute, setText } from '../../dom.js';
import { helpHash } from '../../route.js';
import { leaveRoom } from '../../room/entering.js';
import { state } from '../../state.js';
import { say } from '../../words.js';

/** The button and the box it opens. `update` shows them while a match is on the screen. */
export function matchMenu() {
  let isSure = false;
  const close = () => box.hidePopover();
  const back = button(say('take-back'), () => (close(), takeBack()), { class: 'quiet' });
  const away = button('', () => (isSure ? (close(), goAway()) : (isSure = true), tellLeave()), { class: 'quiet leave' });
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
      const isRoom = route.view === 'room' && !!match?.room;
      const isOn = (route.view === 'play' || isRoom) && !!match?.scene && !match.scene.over && match.you >= 0;
      setAttribute(opener, 'hidden', !isOn);
      if (isOn) setAttribute(rules, 'href', helpHash(match.game));
      setAttribute(back, 'hidden', isRoom);
      setAttribute(back, 'disabled', !canTakeBack(match));
      setAttribute(away, 'disabled', !isRoom && !canLeave(match));
      if (!isOn && box.matches(':popover-open')) close();
    },
  };
}

/** Gives the match up; out of a room's match one goes home. */
async function goAway() {
  if (!state.match?.room) return leave();
  await leaveRoom();
  location.hash = '#/';
}
