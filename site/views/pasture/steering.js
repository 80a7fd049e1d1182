/**
 * What the unseen grid's keys do on the pasture: the same as on its picture.
 */

import { setHand } from './hand.js';
import { enter, look, turnOrShift } from './keys.js';

/** @type {import('../../accessible.js').Deeds} */
export const steering = {
  press(field) {
    look(field);
    enter();
  },
  look: (field) => (field ? look(field) : setHand({ cursor: null })),
  key: turnOrShift,
};
