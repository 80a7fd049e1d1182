/**
 * How much may move: as the system has it, or as the player chose.
 */

import { change } from './state.js';
import { recall, remember } from './store.js';

/** The choices there are, each with the id of its words. */
export const MOTIONS = { auto: 'motion-auto', less: 'motion-less', full: 'motion-full' };

/** @typedef {'auto' | 'less' | 'full'} Motion */

/** Takes the remembered choice. */
export function startMotion() {
  const known = String(recall('motion') ?? '');
  show(known in MOTIONS ? /** @type {Motion} */ (known) : 'auto');
}

/**
 * The player's choice, remembered.
 * @param {Motion} motion
 */
export function chooseMotion(motion) {
  remember('motion', motion);
  show(motion);
}

/** @param {Motion} motion */
function show(motion) {
  change((s) => {
    s.motion = motion;
  });
}
