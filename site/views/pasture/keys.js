/**
 * The pasture by keyboard: arrows and Q E Z C move, Enter chooses and confirms, R turns the
 * tile, + and − move sheep, Escape takes back.
 */

import { step } from '../../canvas/hexagon.js';
import { showing, skip } from '../match/playback.js';
import { choicesNow, mayChoose } from '../match/turn.js';
import { cancel, confirm, handOf, isFirstTile, moveNow, pivotNow, setHand, shift, turn } from './hand.js';
import { moveTile, touch } from './touch.js';

/**
 * A key pressed on the board.
 * @param {KeyboardEvent} event
 */
export function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const next = step(from(), event.code);
  const act = next ? () => look(next) : ACTS[event.key] ?? ACTS[event.code];
  if (!act) return;
  act(event);
  event.preventDefault();
}

/** @type {Record<string, (event: KeyboardEvent) => void>} */
const ACTS = {
  Enter: enter, ' ': enter, Escape: cancel,
  KeyR: (event) => turn(event.shiftKey ? -1 : 1),
  '+': () => shift(1), '=': () => shift(1), '-': () => shift(-1), '−': () => shift(-1),
};

/** The field that the keys go on from: where the cursor is, else where it makes most sense. */
function from() {
  const { cursor, place, split } = handOf();
  const choices = choicesNow();
  const offered = choices?.fields?.[0] ?? Object.keys(choices?.targets ?? {})[0];
  return cursor ?? split.to ?? split.from ?? place ?? pivotNow() ?? offered ?? '0,0';
}

/** @param {string} field */
function look(field) {
  setHand({ cursor: field, hover: null });
  if (mayChoose() && choicesNow().phase === 'build' && !isFirstTile()) moveTile(field);
}

/** Enter on the field of a complete move confirms it, anywhere else it is a tap. */
function enter() {
  if (showing()) return skip();
  const { cursor, place, split } = handOf();
  const field = from();
  const isBuilding = choicesNow()?.phase === 'build';
  const isThere = isBuilding || cursor === null || field === place || field === split.to;
  if (moveNow() && isThere) confirm();
  else if (!isBuilding) touch(field);
}
