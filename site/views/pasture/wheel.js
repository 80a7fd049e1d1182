/**
 * Turning the tile with the wheel.
 */

import { choicesNow, mayChoose } from '../match/turn.js';
import { turn } from './hand.js';

/** One notch of a wheel sends several events; a touchpad sends many. In ms. */
const REST = 160;

let last = -Infinity;

/**
 * A wheel event on the board; while no tile is to be laid the page scrolls as always.
 * @param {WheelEvent} event
 */
export function wheel(event) {
  if (event.ctrlKey || !event.deltaY || !mayChoose() || choicesNow().phase !== 'build') return;
  event.preventDefault();
  if (event.timeStamp - last < REST) return;
  last = event.timeStamp;
  turn(event.deltaY > 0 ? 1 : -1);
}
