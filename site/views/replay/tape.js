/**
 * Where a replay stands: a number from 0, the first scene, to the last; fractions lie within a turn.
 */

/** @typedef {import('../../record.js').Frame} Frame */

/** How long a turn is shown where nothing may move, in ms. */
const STILL = 1400;

/**
 * Where a running replay stands after some time; it halts at the end.
 * @param {number} at
 * @param {number} passed ms
 * @param {Frame[]} frames
 * @param {((events: any[]) => number) | null} duration ms of a turn, by its events; null where nothing may move
 */
export function later(at, passed, frames, duration) {
  const last = frames.length - 1;
  const next = Math.min(last, Math.floor(at) + 1);
  const lasting = duration ? Math.max(1, duration(frames[next].events)) : STILL;
  const then = at + passed / lasting;
  // A turn is shown to its end before the next begins.
  return Math.min(last, then > next ? next : then);
}

/**
 * The scene before, or the turn's own beginning.
 * @param {number} at
 */
export function before(at) {
  return Math.max(0, Math.ceil(at) - 1);
}

/**
 * The scene after.
 * @param {number} at
 * @param {number} last
 */
export function after(at, last) {
  return Math.min(last, Math.floor(at) + 1);
}

/**
 * The turn that is being shown, and how far it is; null exactly between two.
 * @param {Frame[]} frames
 * @param {number} at
 * @returns {{show: {events: any[], before: any, after: any, started: null}, t: number} | null}
 */
export function turnAt(frames, at) {
  const [from, t] = [Math.floor(at), at - Math.floor(at)];
  if (!t) return null;
  return { show: turnBefore(frames, from + 1), t };
}

/**
 * The turn that led to a scene.
 * @param {Frame[]} frames
 * @param {number} number the scene's, from 1
 */
export function turnBefore(frames, number) {
  const { scene, events } = frames[number];
  return { events, before: frames[number - 1].scene, after: scene, started: null };
}
