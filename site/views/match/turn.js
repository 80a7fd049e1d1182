/**
 * Whether the player may choose now, in any game.
 */

import { canSubmit } from '../../match.js';
import { state } from '../../state.js';
import { showing } from './playback.js';

/**
 * The choices of the player's seat in the scene on the screen, null when it may not choose or
 * the device is still on its way to it.
 * @returns {any} the game's own shape
 */
export function choicesNow() {
  const match = state.match;
  return match?.passing ? null : (match?.scene?.choices[match.me] ?? null);
}

/** Whether the player's move has been sent but waits for the engine to be ready. */
export function isWaiting() {
  const match = state.match;
  return !!match && !match.begun && match.me in match.moves;
}

/** Whether a move may be made now; one that waits for the engine may be taken back for that. */
export function mayChoose() {
  const match = state.match;
  return !!match && !!choicesNow() && !showing() && (canSubmit(match) || isWaiting());
}
