/**
 * What the unseen grid's keys do in the park.
 */

import { after } from '../../compass.js';
import { choicesNow } from '../match/turn.js';
import { clear, handOf, setHand, touch, undo } from './hand.js';
import { tail } from './plan.js';

/** @type {import('../../accessible.js').Deeds} */
export const steering = {
  press: touch.tap,
  look: () => setHand({ cursor: null }),
  key(event, field) {
    const choices = choicesNow();
    if (event.code === 'KeyG') return after(choices?.gates ?? [], field);
    if (event.key === 'Escape') clear();
    else if (event.key === 'Backspace' || event.key === 'Delete') undo();
    else return false;
    return (choices && tail(handOf().plan, choices)) || true;
  },
};
