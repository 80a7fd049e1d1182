/**
 * The line under the board that says what one can do now.
 */

import { state } from '../../state.js';
import { showing } from '../match/playback.js';
import { roomHint } from '../room/hint.js';
import { seatName } from '../match/scores.js';
import { choicesNow, isWaiting } from '../match/turn.js';
import { stepsLeft } from './plan.js';

/**
 * @param {import('../../match.js').Match} match
 * @param {import('./plan.js').Plan} plan
 * @param {boolean} sure "Walk!" was pressed once without a walk
 * @returns {import('../../state.js').Notice}
 */
export function hint(match, plan, sure) {
  const choices = choicesNow();
  if (state.notice) return state.notice;
  if (showing()) return { id: 'hint-skip' };
  const told = roomHint(match);
  if (told) return told;
  if (match.passing) return { id: 'pass-on', arguments: { name: seatName(match, match.passing.to) } };
  if (isWaiting() && state.engine.stage === 'failed') return { id: 'engine-broken' };
  if (isWaiting()) return { id: 'hint-engine', arguments: { percent: Math.round(state.engine.progress * 100) } };
  if (match.playing || match.me in match.moves) return { id: 'hint-others' };
  if (!choices) return { id: 'hint-none' };
  if (sure) return { id: 'hint-stay' };
  if (plan.gate === null && !plan.cells.length) return { id: choices.at ? 'hint-draw' : 'hint-gate' };
  return { id: 'hint-steps', arguments: { steps: stepsLeft(plan, choices) } };
}
