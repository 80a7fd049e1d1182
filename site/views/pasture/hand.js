/**
 * The player's hand over the pasture: the half-made move, and what the buttons make of it.
 */

import { change, state } from '../../state.js';
import { canSubmit, submit, withdraw } from '../../match.js';
import { showing } from '../match/playback.js';
import { choicesNow, isWaiting, mayChoose } from '../match/turn.js';
import { ghostAt, nextTurning } from './tiles.js';
import { NONE, notation, shifted } from './split.js';

/** @typedef {import('../../state.js').Notice} Notice */
/**
 * @typedef {{
 *   cursor: string | null,     // the keyboard's field
 *   hover: string | null,      // the mouse's field
 *   pivot: string | null,      // where the tile is to lie
 *   turning: number,           // how the tile is turned, 0 to 2
 *   place: string | null,      // where the stack is to stand
 *   split: import('./split.js').Split,
 *   objection: Notice | null,  // why the last tap meant nothing
 * }} Hand
 */

/** @type {Hand} */
const EMPTY = { cursor: null, hover: null, pivot: null, turning: 0, place: null, split: NONE, objection: null };

/** @returns {Hand} */
export function handOf() {
  return state.hand ?? EMPTY;
}

/**
 * Changes the hand.
 * @param {Partial<Hand>} part
 */
export function setHand(part) {
  change((s) => {
    s.hand = { ...handOf(), ...part };
  });
}

/**
 * The move as it stands in the hand, null while it is not complete or not legal.
 * @returns {string | null}
 */
export function moveNow() {
  const choices = choicesNow();
  const { place, split } = handOf();
  if (choices?.phase === 'build') return tileNow()?.move ?? null;
  if (choices?.phase === 'place') return place && `@${place}`;
  return choices?.phase === 'play' ? notation(split) : null;
}

/** The field around which the tile is to lie, null while there is none; the first one has but one place. */
export function pivotNow() {
  return isFirstTile() ? '0,0' : handOf().pivot;
}

/** The tile as it lies in the hand, null while there is none. */
export function tileNow() {
  const choices = choicesNow();
  const pivot = pivotNow();
  return choices?.phase === 'build' && pivot ? ghostAt(choices.tiles, pivot, handOf().turning) : null;
}

/** Whether the pasture has no field yet. */
export function isFirstTile() {
  return state.match?.scene?.position.pasture.length === 0;
}

/** Sends the move; a second press finds nothing left to send. */
export function confirm() {
  const move = moveNow();
  if (move && state.match && canSubmit(state.match) && !showing()) submit(move);
}

/** Takes everything half-made back, also a move that waits for the engine. */
export function cancel() {
  if (!mayChoose()) return;
  if (isWaiting()) withdraw();
  const { turning, cursor } = handOf();
  setHand({ ...EMPTY, turning, cursor });
}

/**
 * Turns the tile.
 * @param {1 | -1} [by]
 */
export function turn(by = 1) {
  const choices = choicesNow();
  if (!mayChoose() || choices.phase !== 'build') return;
  if (isWaiting()) withdraw();
  setHand({ turning: nextTurning(choices.tiles, handOf().turning, by), objection: null });
}

/**
 * Moves sheep of a half-made split.
 * @param {number} by how many more go
 */
export function shift(by) {
  const choices = choicesNow();
  if (mayChoose() && choices.phase === 'play') setHand({ split: shifted(handOf().split, choices.targets, by), objection: null });
}
