/**
 * What the pasture's painter is told: an appearance made of a scene and the half-made move.
 */

import { ghostAt, spotsOf } from './tiles.js';
import { staying } from './split.js';

/** @typedef {import('../../canvas/pasture/types.js').PastureAppearance} PastureAppearance */
/** @typedef {import('../../match.js').Scene} Scene */
/** @typedef {import('../../match.js').Event} Event */
/** @typedef {import('./hand.js').Hand} Hand */

/** How many fields of room a tile needs around the pasture. */
const ROOM = 3;

/** Where the first tile may lie, for a pasture without fields on which nobody builds. */
const FIRST = ['0,0', '1,0', '0,1', '1,1', '1,-1', '2,-1', '-1,1', '-1,2'];

/** How solid a stack is that has not been placed yet. */
const PREVIEW = 0.92;

/**
 * The pasture as it stands, the last turn's move marked.
 * @param {Scene} scene
 * @param {{me: number, dark: boolean, events?: Event[]}} how `events` of the last turn
 * @returns {PastureAppearance}
 */
export function standing(scene, { me, dark, events = [] }) {
  const { pasture, stacks, left } = scene.position;
  const blocked = new Set(scene.to_move.flatMap((seat) => scene.choices[seat]?.blocked ?? []));
  return {
    fields: pasture, dark, gone: left, seat: me,
    stacks: stacks.map((/** @type {any} */ stack) => ({ ...stack, field: stack.at, blocked: blocked.has(stack.at) })),
    chosen: null, target: null, stay: 0, go: 0,
    glow: [], free: [], ghost: null, spots: [], cursor: null,
    ...marked(events),
  };
}

/**
 * The marks that the last turn leaves.
 * @param {Event[]} events
 * @returns {{laid: string[], last: {from: string, to: string} | null}}
 */
function marked(events) {
  const laid = events.find((event) => event.kind === 'tile')?.fields ?? [];
  const move = events.find((event) => event.kind === 'split' || event.kind === 'place');
  return { laid, last: move ? { from: move.from ?? move.at, to: move.to ?? move.at } : null };
}

/**
 * The pasture with the player's half-made move over it.
 * @param {PastureAppearance} pasture
 * @param {any} choices of the player's seat; null when it has none
 * @param {Hand} hand
 * @returns {PastureAppearance}
 */
export function planning(pasture, choices, hand) {
  const look = { ...pasture, cursor: hand.cursor };
  if (choices?.phase === 'build') return building(look, choices, hand);
  if (choices?.phase === 'place') return placing(look, choices, hand);
  return choices?.phase === 'play' ? splitting(look, choices, hand) : look;
}

/**
 * @param {PastureAppearance} look
 * @param {any} choices
 * @param {Hand} hand
 */
function building(look, { tiles }, { pivot, hover, turning }) {
  // The first tile has but one place.
  const field = look.fields.length ? pivot ?? hover : '0,0';
  const ghost = field ? ghostAt(tiles, field, turning) : null;
  const shown = ghost && { fields: ghost.fields, seat: look.seat, legal: ghost.move !== null };
  return { ...look, spots: spotsOf(tiles), ghost: shown };
}

/**
 * @param {PastureAppearance} look
 * @param {any} choices
 * @param {Hand} hand
 */
function placing(look, { fields, size = 16 }, { place }) {
  if (!place) return { ...look, free: fields };
  const stack = { at: place, field: place, seat: look.seat, size, blocked: false, alpha: PREVIEW };
  return { ...look, free: fields.filter((/** @type {string} */ field) => field !== place), chosen: place, stacks: [...look.stacks, stack] };
}

/**
 * @param {PastureAppearance} look
 * @param {any} choices
 * @param {Hand} hand
 */
function splitting(look, { targets }, { split }) {
  const { from, to, go } = split;
  if (!from) return { ...look, free: [] };
  const glow = targets[from].to.filter((/** @type {string} */ field) => field !== to);
  return { ...look, glow, chosen: from, target: to, go, stay: staying(split, targets) };
}

/**
 * The board that is to fit on the canvas; before the first tile, the places where it can lie.
 * @param {Scene} scene
 * @returns {{fields: string[], margin: number}}
 */
export function boardOf({ position, choices, to_move: [seat] }) {
  const { pasture, phase } = position;
  if (phase !== 'build') return { fields: pasture, margin: 0 };
  const first = choices[seat] ? spotsOf(choices[seat].tiles) : FIRST;
  return { fields: pasture.length ? pasture : first, margin: ROOM };
}

/**
 * The fields that may be chosen now.
 * @param {any} choices of the player's seat; null when it has none
 * @param {Hand} hand
 * @returns {string[]}
 */
export function offeredIn(choices, { split }) {
  if (choices?.phase === 'build') return spotsOf(choices.tiles);
  if (choices?.phase === 'place') return choices.fields;
  if (choices?.phase !== 'play') return [];
  return [...Object.keys(choices.targets), ...(split.from ? choices.targets[split.from].to : [])];
}
