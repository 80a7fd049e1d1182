/**
 * Points turn by turn as lines, one a seat.
 */

import { SEATS } from '../../canvas/seats.js';
import { svg } from '../../dom.js';

const WIDTH = 320;
const HEIGHT = 150;
const EDGE = { left: 28, right: 16, top: 12, bottom: 20 };

/**
 * A chart of `curve`: for every turn, the first before anything was played, the points by seat.
 * @param {number[][]} curve
 * @param {string} label
 */
export function chart(curve, label) {
  const most = Math.max(4, ...curve.flat());
  const turns = Math.max(1, curve.length - 1);
  const x = (/** @type {number} */ turn) => across(turn, turns);
  const y = (/** @type {number} */ points) => HEIGHT - EDGE.bottom - (points / most) * (HEIGHT - EDGE.top - EDGE.bottom);
  const seats = [...(curve[0] ?? []).keys()];
  return svg(
    'svg',
    { class: 'chart', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': `${label}: ${inWords(curve)}` },
    ...[0, Math.round(most / 2), most].flatMap((points) => scale(y(points), points)),
    ...ticks(turns).map((turn) => svg('text', { class: 'tick', x: x(turn), y: HEIGHT - 4, 'text-anchor': 'middle' }, String(turn))),
    ...seats.map((seat) => svg('polyline', { class: `curve-line seat-${seat}`, points: curve.map((p, turn) => `${x(turn)},${y(p[seat])}`).join(' ') })),
    ...seats.map((seat) => svg('text', { class: `curve-end seat-${seat}`, x: x(turns), y: y(curve[curve.length - 1][seat]) + 5, 'text-anchor': 'middle' }, SEATS[seat].glyph)),
  );
}

/**
 * How far right a turn stands.
 * @param {number} turn may lie between two
 * @param {number} turns
 */
function across(turn, turns) {
  return EDGE.left + (turn / Math.max(1, turns)) * (WIDTH - EDGE.left - EDGE.right);
}

/**
 * A line through a chart that `stand` puts at a turn.
 * @param {number} turns
 */
export function hand(turns) {
  const line = svg('line', { class: 'now', x1: 0, x2: 0, y1: EDGE.top, y2: HEIGHT - EDGE.bottom });
  return {
    line,
    stand: (/** @type {number} */ turn) => line.setAttribute('transform', `translate(${across(turn, turns)} 0)`),
  };
}

/**
 * @param {number} y
 * @param {number} points
 */
function scale(y, points) {
  return [
    svg('line', { class: 'scale', x1: EDGE.left, x2: WIDTH - EDGE.right, y1: y, y2: y }),
    svg('text', { class: 'tick', x: EDGE.left - 6, y: y + 4, 'text-anchor': 'end' }, String(points)),
  ];
}

/**
 * The turns that get a number: all of a few, some eight of many.
 * @param {number} turns
 */
function ticks(turns) {
  const every = Math.ceil(turns / 8);
  return [...Array(turns + 1).keys()].filter((turn) => turn > 0 && turn % every === 0);
}

/** @param {number[][]} curve */
function inWords(curve) {
  return curve.slice(1).map((points) => points.join('–')).join(', ');
}
