/**
 * What taps, drags and chosen fields make of the half-made move.
 */

import { state } from '../../state.js';
import { withdraw } from '../../match.js';
import { showing, skip } from '../match/playback.js';
import { choicesNow, isWaiting, mayChoose } from '../match/turn.js';
import { handOf, isFirstTile, moveNow, setHand, tileNow, turn } from './hand.js';
import { objection } from './objections.js';
import { tapped } from './split.js';

/**
 * A field was chosen by a tap or by Enter.
 * @param {string} field
 */
export function touch(field) {
  const choices = choicesNow();
  if (!mayChoose()) return;
  if (isWaiting()) withdraw();
  if (choices.phase === 'build') layAt(field);
  else if (choices.phase === 'place') placeAt(field, choices.fields);
  else splitAt(field, choices.targets);
}

/** @param {string} field */
function layAt(field) {
  if (isFirstTile() || tileNow()?.fields.includes(field)) return turn();
  moveTile(field);
}

/**
 * Brings the tile to a field.
 * @param {string} field
 */
export function moveTile(field) {
  setHand({ pivot: field, objection: null });
  if (!moveNow()) setHand({ objection: { id: 'splits-tile-not-here' } });
}

/**
 * @param {string} field
 * @param {string[]} fields
 */
function placeAt(field, fields) {
  if (fields.includes(field)) setHand({ place: field, objection: null });
  else refuse(field);
}

/**
 * @param {string} field
 * @param {import('./split.js').Targets} targets
 */
function splitAt(field, targets) {
  const split = tapped(handOf().split, targets, field);
  if (split) setHand({ split, objection: null });
  else refuse(field);
}

/** @param {string} field */
function refuse(field) {
  const { scene, me } = /** @type {import('../../match.js').Match} */ (state.match);
  setHand({ objection: objection(/** @type {any} */ (scene).position, me, field, handOf().split) });
}

/** What the pointer does on the board. */
export const pointer = {
  /** @param {string | null} field */
  grab: (field) => mayChoose() && !isFirstTile() && !!field && !!tileNow()?.fields.includes(field),
  /** @param {string} field */
  drag(field) {
    if (mayChoose()) moveTile(field);
  },
  /** @param {string | null} field */
  tap(field) {
    if (showing()) return skip();
    setHand({ cursor: null });
    if (field) touch(field);
  },
  /** @param {string | null} field */
  hover(field) {
    if (field !== handOf().hover) setHand({ hover: field });
  },
};
