/**
 * The time a turn has left, by the deadline in the log and the relay's clock.
 */

import { relayTime } from '../line.js';

/** @typedef {import('./reading.js').Room} Room */

/**
 * Seconds left of the turn that is open; null without a clock, or while it stands still.
 * @param {Room} room
 * @returns {number | null}
 */
export function secondsLeft({ standing: { phase, deadline } }) {
  const now = relayTime();
  if (deadline === null || now === null || (phase !== 'sealing' && phase !== 'moving')) return null;
  return Math.max(0, (deadline - now) / 1000);
}
