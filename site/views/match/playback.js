/**
 * Showing a played turn: how far it is, the skip, and the replay of the last one.
 */

import { change, state } from '../../state.js';
import { endShow } from '../../match.js';

/** @typedef {import('../../match.js').Show} Show */

/** Whether things are to stand still: on the player's wish here, or else to their system. */
export function calm() {
  if (state.motion !== 'auto') return state.motion === 'less';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * How far the running show or replay is, from 0 to 1; asks for the next frame, and ends the
 * show when it is over. Null when nothing is shown. A replay that is `held` stands still.
 * @param {(events: any[]) => number} duration ms of a turn, by its events
 * @param {number} now the frame's time
 * @returns {{show: Show, t: number} | null}
 */
export function playback(duration, now) {
  const show = state.match?.show ?? state.drawn.replay ?? null;
  if (!show) return null;
  if (show.held !== undefined) return { show, t: show.held };
  show.started ??= now;
  const t = calm() ? 1 : Math.min(1, (now - show.started) / duration(show.events));
  if (t === 1) skip();
  else change();
  return { show, t };
}

/** Ends the show or the replay at once. */
export function skip() {
  if (state.match?.show) endShow();
  else change((s) => delete s.drawn.replay);
}

/** Whether a turn is on the screen that has been played already. */
export function showing() {
  return !!(state.match?.show || state.drawn.replay);
}

/**
 * Shows the last turn once more; the match does not change.
 * @param {number} [held] how far the turn should stand still, 0 to 1; left out, it runs
 */
export function replay(held) {
  const last = state.match?.last;
  if (!last || state.match?.show) return;
  change((s) => {
    s.drawn.replay = { ...last, started: null, held };
  });
}
