/**
 * The line that says what one can do now.
 */

import { state } from '../../state.js';
import { showing } from '../match/playback.js';
import { roomHint } from '../room/hint.js';
import { choicesNow, isWaiting } from '../match/turn.js';
import { seatName } from '../match/scores.js';
import { handOf, isFirstTile, moveNow, pivotNow } from './hand.js';
import { staying } from './split.js';

/** @typedef {import('../../state.js').Notice} Notice */
/** @typedef {import('../../match.js').Match} Match */

/**
 * @param {Match} match
 * @returns {Notice}
 */
export function hint(match) {
  const choices = choicesNow();
  if (state.notice) return state.notice;
  const told = showing() ? null : roomHint(match);
  if (told) return told;
  if (isWaiting()) return { id: 'splits-hint-engine', arguments: { percent: Math.round(state.engine.progress * 100) } };
  if (!choices || showing() || match.me in match.moves || match.playing) return waiting(match);
  return handOf().objection ?? PHASES[choices.phase](choices);
}

/**
 * @param {Match} match
 * @returns {Notice}
 */
function waiting(match) {
  const [seat] = match.scene?.to_move ?? [];
  if (seat === undefined) return { id: 'splits-hint-over' };
  return seat === match.me ? { id: 'splits-hint-moving' } : { id: 'splits-hint-other', arguments: { name: seatName(match, seat) } };
}

/** @type {Record<string, (choices: any) => Notice>} */
const PHASES = {
  build() {
    if (isFirstTile()) return { id: 'splits-hint-first' };
    return { id: !pivotNow() ? 'splits-hint-build' : moveNow() ? 'splits-hint-tile' : 'splits-tile-not-here' };
  },
  place({ shut = [] }) {
    const { place } = handOf();
    if (!place) return { id: 'splits-hint-place' };
    return { id: shut.includes(place) ? 'splits-hint-shut' : 'splits-hint-placed' };
  },
  play({ targets, alone }) {
    const { split } = handOf();
    if (!split.from) return { id: alone ? 'splits-hint-alone' : 'splits-hint-choose' };
    if (!split.to) return { id: 'splits-hint-target' };
    return { id: 'splits-hint-split', arguments: { stay: staying(split, targets), go: split.go } };
  },
};
