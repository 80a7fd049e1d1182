/**
 * The pasture by keyboard: arrows and Q E Z C move, Enter chooses and confirms, R turns the
 * tile, + and − move sheep, Escape takes back.
 */

import { step, turned } from '../../canvas/hexagon.js';
import { showing, skip } from '../match/playback.js';
import { choicesNow, mayChoose } from '../match/turn.js';
import { cancel, confirm, handOf, isFirstTile, moveNow, pivotNow, setHand, shift, turn } from './hand.js';
import { moveTile, touch } from './touch.js';

/** @typedef {{centreOf: (field: string) => {x: number, y: number}}} Board */

/**
 * What a key does that is pressed on the board.
 * @param {Board} board
 * @returns {(event: KeyboardEvent) => void}
 */
export function keysOn(board) {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextOnScreen(board, event.code);
    if (next) look(next);
    else if (event.key === 'Enter' || event.key === ' ') enter();
    else if (!turnOrShift(event)) return;
    event.preventDefault();
  };
}

/**
 * The field a key leads to; the pasture may lie turned on the screen.
 * @param {Board} board
 * @param {string} code
 */
function nextOnScreen(board, code) {
  const turn = turnOf(board);
  const next = step(turned(from(), turn), code);
  return next && turned(next, -turn);
}

/** @param {Board} board */
function turnOf({ centreOf }) {
  const [a, b] = [centreOf('0,0'), centreOf('1,0')];
  return Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 3));
}

/** @type {Record<string, (event: KeyboardEvent) => void>} */
const ACTS = {
  Escape: cancel,
  KeyR: (event) => turn(event.shiftKey ? -1 : 1),
  '+': () => shift(1), '=': () => shift(1), '-': () => shift(-1), '−': () => shift(-1),
};

/**
 * Does what a key does to the tile or the split in hand; says whether it does anything.
 * @param {KeyboardEvent} event
 */
export function turnOrShift(event) {
  const act = ACTS[event.key] ?? ACTS[event.code];
  act?.(event);
  return !!act;
}

/** The field that the keys go on from: where the cursor is, else where it makes most sense. */
function from() {
  const { cursor, place, split } = handOf();
  const choices = choicesNow();
  const offered = choices?.fields?.[0] ?? Object.keys(choices?.targets ?? {})[0];
  return cursor ?? split.to ?? split.from ?? place ?? pivotNow() ?? offered ?? '0,0';
}

/**
 * Brings the cursor to a field, and with it the tile that is being laid.
 * @param {string} field
 */
export function look(field) {
  setHand({ cursor: field, hover: null });
  if (mayChoose() && choicesNow().phase === 'build' && !isFirstTile()) moveTile(field);
}

/** Enter on the field of a complete move confirms it, anywhere else it is a tap. */
export function enter() {
  if (showing()) return skip();
  const { cursor, place, split } = handOf();
  const field = from();
  const isBuilding = choicesNow()?.phase === 'build';
  const isThere = isBuilding || cursor === null || field === place || field === split.to;
  if (moveNow() && isThere) confirm();
  else if (!isBuilding) touch(field);
}
