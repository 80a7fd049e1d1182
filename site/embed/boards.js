/**
 * A board drawn small: light enough to stand on somebody else's page before anybody plays.
 */

import { SEATS } from '../canvas/seats.js';
import { svg } from '../dom.js';

/** Half a hexagon's width, its size being 1. */
const HALF = Math.sqrt(3) / 2;

/**
 * The board of a position of either game.
 * @param {any} position
 */
export function boardOf(position) {
  return position.park ? park(position) : pasture(position);
}

/** @param {any} position */
function park({ park: rows, scenery = {}, trails = {}, players = [] }) {
  const [wide, high] = [rows[0].length, rows.length];
  const spots = [...rows].flatMap((/** @type {string} */ row, y) => [...row].map((ground, x) => ({ ground, x, y })));
  const paved = spots.filter(({ ground }) => ground === '=' || ground === 'G');
  const pavement = svg('path', { class: 'pavement', d: paved.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('') });
  const gates = spots.filter(({ ground }) => ground === 'G').map(({ x, y }) => svg('path', { class: 'gate', d: `M${x + 0.22} ${y + 0.74}v-.2a.28.28 0 0 1 .56 0v.2M${x + 0.5} ${y + 0.28}v.46` }));
  const things = Object.entries(scenery).flatMap(([kind, names]) => [...names].map((name) => thing(kind, name)));
  const worn = Object.entries(trails).map(([name, trail]) => spot(name, `trail level-${trail.level}`, 0.3 + trail.level * 0.05, trail.owner));
  const pawns = players.map((/** @type {any} */ player, /** @type {number} */ seat) => player.at && spot(player.at, 'pawn', 0.34, seat));
  return picture(-0.3, -0.3, wide + 0.6, high + 0.6, svg('rect', { class: 'lawn', x: 0, y: 0, width: wide, height: high, rx: 0.3 }), pavement, ...gates, ...things, ...worn, ...pawns);
}

/**
 * @param {string} kind
 * @param {string} name of its cell
 */
function thing(kind, name) {
  if (kind !== 'pond') return spot(name, `thing ${kind}`, 0.36);
  const { x, y } = middle(name);
  return svg('rect', { class: 'thing pond', x: x - 0.53, y: y - 0.53, width: 1.06, height: 1.06, rx: 0.4 });
}

/**
 * A disc on a cell, in a seat's colour where it is somebody's.
 * @param {string} name
 * @param {string} kind
 * @param {number} r
 * @param {number | null} [owner]
 */
function spot(name, kind, r, owner) {
  const { x, y } = middle(name);
  const whose = typeof owner === 'number' && SEATS[owner];
  return svg('circle', { class: kind, cx: x, cy: y, r, style: false, stroke: whose ? whose.colour : false, fill: whose && kind === 'pawn' ? whose.colour : false });
}

/** @param {string} name */
function middle(name) {
  return { x: name.charCodeAt(0) - 96.5, y: Number(name.slice(1)) - 0.5 };
}

/** @param {any} position */
function pasture({ pasture: fields, stacks = [] }) {
  const at = [...fields].map(centre);
  const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)];
  const [left, top] = [Math.min(0, ...xs) - 1.2, Math.min(0, ...ys) - 1.3];
  const hexes = (/** @type {string} */ kind, /** @type {number} */ down) => at.map(({ x, y }) => svg('polygon', { class: kind, points: corners(x, y + down) }));
  return picture(left, top, Math.max(0, ...xs) + 1.2 - left, Math.max(0, ...ys) + 1.6 - top, ...hexes('bank', 0.28), ...hexes('grass', 0), ...stacks.map(stack));
}

/** @param {{at: string, seat: number, size: number}} stack */
function stack({ at, seat, size }) {
  const { x, y } = centre(at);
  return svg('g', {}, svg('circle', { class: 'stack', cx: x, cy: y, r: 0.62, stroke: SEATS[seat]?.colour ?? false }), svg('text', { x, y: y + 0.28, fill: SEATS[seat]?.text ?? false }, String(size)));
}

/** @param {string} field `q,r` */
function centre(field) {
  const [q, r] = field.split(',').map(Number);
  return { x: 2 * HALF * (q + r / 2), y: 1.5 * r };
}

/**
 * @param {number} x
 * @param {number} y
 */
function corners(x, y) {
  return [[0, -1], [HALF, -0.5], [HALF, 0.5], [0, 1], [-HALF, 0.5], [-HALF, -0.5]].map(([dx, dy]) => `${(x + dx).toFixed(2)},${(y + dy).toFixed(2)}`).join(' ');
}

/**
 * @param {number} left
 * @param {number} top
 * @param {number} wide
 * @param {number} high
 * @param {...any} parts
 */
function picture(left, top, wide, high, ...parts) {
  return svg('svg', { class: 'board', viewBox: `${left} ${top} ${wide} ${high}`, 'aria-hidden': 'true' }, ...parts);
}
