/**
 * The player's hand over the park: what taps, drags and keys make of the half-made walk.
 */

import { change, state } from '../../state.js';
import { canSubmit, submit, withdraw } from '../../match.js';
import { showing, skip } from '../match/playback.js';
import { choicesNow, isWaiting, mayChoose } from '../match/turn.js';
import { beside, gateTowards, wayOf } from './keys.js';
import { STAY, dragged, grabbed, ledTo, nextCells, notation, tail, tapped, undone } from './plan.js';

/** @typedef {import('./plan.js').Plan} Plan */
/**
 * @typedef {{plan: Plan, cursor: string | null, strong: number | null, held: Plan | null, sure: boolean}} Hand
 *   `cursor`: the cell pointed at; `strong`: the group that stands out; `held`: the walk a drag
 *   begins with; `sure`: "Walk!" was pressed once without a walk
 */

/** @returns {Hand} */
export function handOf() {
  return state.hand ?? { plan: STAY, cursor: null, strong: null, held: null, sure: false };
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

/** @param {Plan} plan */
function draw(plan) {
  if (!mayChoose()) return;
  if (isWaiting()) withdraw();
  setHand({ plan, sure: false });
}

/** Takes the last step back. */
export function undo() {
  draw(undone(handOf().plan));
}

/** Takes the whole walk back. */
export function clear() {
  draw(STAY);
}

/** Sends the walk; without one it asks once whether staying is meant. */
export function walk() {
  const { plan, sure } = handOf();
  if (!state.match || !canSubmit(state.match) || showing()) return;
  const move = notation(plan);
  if (move === '-' && !sure) setHand({ sure: true });
  else submit(move);
}

/** What the pointer does on the board. */
export const touch = {
  /** @param {string | null} field */
  grab(field) {
    const choices = choicesNow();
    const held = field && choices && mayChoose() ? grabbed(handOf().plan, choices, field) : null;
    setHand({ held });
    return held !== null;
  },
  /** @param {string} field */
  drag(field) {
    const { plan, held } = handOf();
    const choices = choicesNow();
    if (!choices) return;
    if (held) setHand({ held: null });
    draw(dragged(held ?? plan, choices, field));
  },
  /** @param {string | null} field */
  tap(field) {
    if (showing()) return skip();
    const choices = choicesNow();
    if (field && choices) draw(tapped(handOf().plan, choices, field));
  },
  /** @param {string | null} field */
  hover(field) {
    if (field !== handOf().cursor) setHand({ cursor: field });
  },
};

/**
 * A key pressed on the board.
 * @param {KeyboardEvent} event
 */
export function key(event) {
  const way = wayOf(event);
  if (way) step(way);
  else if (event.key === 'Backspace' || event.key === 'Delete') undo();
  else if (event.key === 'Escape') clear();
  else if (event.key === 'Enter') showing() ? skip() : enter();
  else if (event.code === 'KeyG') lookAtGate({ dx: 1, dy: 0 });
  else return;
  event.preventDefault();
}

/** Enter: comes in by the gate that is looked at, else sends the walk. */
function enter() {
  const { plan, cursor } = handOf();
  const choices = choicesNow();
  const isGate = !!cursor && choices?.gates.includes(cursor);
  if (isGate && plan.gate !== cursor && !plan.cells.length) draw({ gate: cursor, cells: [] });
  else walk();
}

/** @param {import('./keys.js').Way} way */
function step(way) {
  const { plan } = handOf();
  const choices = choicesNow();
  if (!choices || !mayChoose()) return;
  const end = tail(plan, choices);
  if (!end) return lookAtGate(way);
  const cell = beside(end, way);
  if (nextCells(plan, choices).includes(cell)) draw(ledTo(plan, choices, cell));
  setHand({ cursor: tail(handOf().plan, choices) });
}

/** @param {import('./keys.js').Way} way */
function lookAtGate(way) {
  const choices = choicesNow();
  if (!choices || !mayChoose()) return;
  const { cursor } = handOf();
  const from = cursor && choices.gates.includes(cursor) ? cursor : null;
  setHand({ cursor: gateTowards(choices.gates, from, way) });
}
