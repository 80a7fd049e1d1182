// How a turn plays out between what was and what is.

import { middle } from '../hexagon.js';

/** @typedef {import('./types.js').PastureAppearance} PastureAppearance */
/** @typedef {import('./types.js').Stack} Stack */
/** @typedef {import('./types.js').Event} Event */

const LAYING = 620;
const PLACING = 640;
const SPLITTING = { first: 420, each: 80, most: 880 };
// The last share of a move in which sheep settle.
const SETTLING = 0.22;

/** How long a turn takes to watch, in milliseconds; 1 when nothing moves.
 * @param {Event[]} events
 * @returns {number} */
export function duration(events) {
  return Math.max(1, ...events.map(lasting));
}

/** @param {Event} event
 * @returns {number} */
function lasting({ kind, path = [] }) {
  if (kind === 'tile') return LAYING;
  if (kind === 'place') return PLACING;
  if (kind !== 'split') return 0;
  return Math.min(SPLITTING.most, SPLITTING.first + SPLITTING.each * path.length);
}

/** The appearance at a moment of a turn; at 1 it is how the turn leaves things.
 * @param {PastureAppearance} before
 * @param {Event[]} events
 * @param {number} t 0 to 1
 * @returns {PastureAppearance} */
export function tween(before, events, t) {
  /** @type {PastureAppearance} */
  const calm = { ...before, chosen: null, target: null, glow: [], free: [], ghost: null, spots: [],
    laid: [], last: null };
  return events.reduce((appearance, event) => (MOTIONS[event.kind] ?? still)(appearance, event, t), calm);
}

/** @typedef {(appearance: PastureAppearance, event: Event, t: number) => PastureAppearance} Motion */
/** @type {Motion} */
const still = (appearance) => appearance;

/** @type {Record<string, Motion>} */
const MOTIONS = { tile: lay, place, split, blocked };

/** @type {Motion} */
function lay(appearance, { fields = [], seat = 0 }, t) {
  if (t < 1) return { ...appearance, falling: { fields, seat, height: 1 - bounce(t) } };
  return { ...appearance, falling: null, fields: [...appearance.fields, ...fields], laid: fields };
}

/** @type {Motion} */
function place(appearance, { seat = 0, at = '0,0', size = 1 }, t) {
  const stack = { at, field: at, seat, size, blocked: false, alpha: Math.min(1, t * 4), ...landing(t, 1.6) };
  return { ...appearance, stacks: [...appearance.stacks, stack], last: { from: at, to: at } };
}

/** @type {Motion} */
function split(appearance, { seat = 0, from = '0,0', to = '0,0', stay = 1, go = 1 }, t) {
  const way = ease(Math.min(1, t / (1 - SETTLING)));
  const [a, b] = [middle(from), middle(to)];
  const at = { x: a.x + (b.x - a.x) * way, y: a.y + (b.y - a.y) * way };
  const rest = appearance.stacks.map((stack) => (stack.field === from ? { ...stack, size: stay } : stack));
  const mover = { at: t < 1 ? at : to, field: to, seat, size: go, blocked: false, ...gait(t, from, to) };
  return { ...appearance, stacks: [...rest, mover], last: { from, to } };
}

/** Sheep lie down only when everything has settled.
 * @type {Motion} */
function blocked(appearance, { fields = [] }, t) {
  if (t < 1) return appearance;
  const tired = new Set(fields);
  const stacks = appearance.stacks.map((stack) => (tired.has(stack.field) ? { ...stack, blocked: true } : stack));
  return { ...appearance, stacks };
}

/** Small hops on the way, pressed together a little at the end.
 * @param {number} t
 * @param {string} from
 * @param {string} to */
function gait(t, from, to) {
  const walk = 1 - SETTLING;
  if (t >= walk) return { lift: 0, squash: Math.sin(Math.PI * (t - walk) / SETTLING) };
  const [a, b] = [middle(from), middle(to)];
  const hops = Math.round(Math.hypot(b.x - a.x, b.y - a.y) / 1.7);
  return { lift: Math.abs(Math.sin(Math.PI * hops * ease(t / walk))) * 0.16, squash: 0 };
}

/** Down from a height, then pressed together.
 * @param {number} t
 * @param {number} height in radii */
function landing(t, height) {
  const fall = 1 - SETTLING * 2;
  if (t < fall) return { lift: height * (1 - (t / fall) ** 2), squash: 0 };
  return { lift: 0, squash: Math.sin(Math.PI * (t - fall) / (1 - fall)) };
}

/** Slow, fast, slow.
 * @param {number} t 0 to 1
 * @returns {number} */
export function ease(t) {
  return t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
}

/** Falls to 1 and comes up a little once more.
 * @param {number} t */
function bounce(t) {
  const fall = 0.68;
  if (t < fall) return (t / fall) ** 2;
  const u = (t - fall) / (1 - fall);
  return 1 - 0.09 * 4 * u * (1 - u);
}
