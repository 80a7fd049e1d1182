/**
 * The board's way to a new scale when the pasture has grown, and into its place when it is whole.
 */

import * as painter from '../../canvas/pasture.js';
import { change } from '../../state.js';
import { calm } from '../match/playback.js';

/** @typedef {import('../../canvas/pasture/types.js').Board} Board */

/** How long a glide takes, in ms. */
const LASTING = 480;

/**
 * Follows the boards of a match: `at` gives each as it is to be laid out in a frame.
 */
export function createGlide() {
  /** @type {Board | null} */
  let from = null;
  /** @type {Board | null} */
  let to = null;
  let started = -Infinity;
  return {
    /**
     * @param {Board} board
     * @param {number} now the frame's time
     * @returns {Board}
     */
    at(board, now) {
      if (!isSame(to, board)) [from, to, started] = [to, board, now];
      const t = calm() || !from ? 1 : Math.min(1, (now - started) / LASTING);
      if (t === 1) return board;
      change();
      return { ...board, from, t: painter.ease(t) };
    },
  };
}

/**
 * @param {Board | null} a
 * @param {Board} b
 */
function isSame(a, b) {
  return a?.fields.length === b.fields.length && a?.margin === b.margin;
}
