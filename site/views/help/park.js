/**
 * The pictures of Olifantenpad's rules: small parks in the middle of something.
 */

import { parkOf } from '../pictures.js';
import { standing } from '../park/look.js';

/** @typedef {import('../pictures.js').Picture} Picture */
/** @typedef {Partial<import('../../canvas/park.js').ParkAppearance>} Extras */

const LAWN = ['G======', '=.....=', '=.....=', '=.....=', '======G'];

/**
 * A picture of a park.
 * @param {Record<string, any>} position what is other than an empty lawn
 * @param {Extras} [extras] what is drawn over it
 * @returns {Picture}
 */
function park(position, extras = {}) {
  const scene = /** @type {any} */ ({ position: { park: LAWN, trails: {}, fences: [], groups: [], players: [], ...position } });
  return { ...parkOf(scene), appearance: (dark) => ({ ...standing(scene, dark), ...extras }) };
}

/**
 * Trails of one owner, level by cell.
 * @param {number | null} owner
 * @param {Record<string, number>} levels
 */
function trails(owner, levels) {
  return Object.fromEntries(Object.entries(levels).map(([cell, level]) => [cell, { level, owner }]));
}

/**
 * A plan as the painter wants it.
 * @param {number} seat
 * @param {string | null} gate
 * @param {string} from
 * @param {string[]} cells
 */
function plan(seat, gate, from, cells) {
  const first = gate ? 3 : 1;
  return { seat, gate, from, steps: cells.map((cell, index) => ({ cell, number: first + index })) };
}

/**
 * People in a row.
 * @param {'visitors' | 'school'} kind
 * @param {[number, number][]} spots columns and rows, with fractions
 */
function people(kind, spots) {
  return spots.map(([x, y], index) => ({ at: { x, y }, kind, bob: index * 0.37, look: index }));
}

const CROSSING = { size: 3, kind: /** @type {'visitors'} */ ('visitors'), strong: true };

/** @type {Record<string, Picture>} */
export const PARKS = {
  aim: park(
    { trails: trails(0, { b2: 1, c3: 2, d4: 1, e4: 1 }), players: [{ at: 'f5' }] },
    { walkers: people('visitors', [[0.6, 0.6], [1.3, 1.3], [2.1, 2.1]]), floats: [{ cell: 'd3', text: '+3', seat: 0, age: 0.35 }] },
  ),
  walk: park({ trails: trails(0, { b2: 1, c3: 1, d3: 1, e4: 2 }), players: [{ at: 'e4' }] }),
  plan: park(
    { players: [{ at: 'b4' }, { at: null }] },
    { plan: plan(0, null, 'b4', ['c3', 'd2', 'e2', 'f2', 'g2']), others: [plan(1, 'g5', 'g5', ['f4', 'e4', 'd3'])] },
  ),
  owner: park(
    {
      trails: { ...trails(0, { b3: 1, c3: 1, d3: 1 }), ...trails(1, { f4: 1 }), ...trails(null, { e3: 1 }) },
      players: [{ at: 'a3' }, { at: null }],
    },
    { others: [plan(0, null, 'a3', ['b3', 'c3', 'd3']), plan(1, 'g5', 'g5', ['f4'])] },
  ),
  whose: park({
    trails: { ...trails(0, { b4: 1, c3: 1 }), ...trails(1, { f4: 1, e3: 1 }), ...trails(null, { d3: 1 }) },
    players: [{ at: 'c3' }, { at: 'e3' }],
  }),
  cost: park(
    { park: ['G===', '=..=', '=..=', '===G'], trails: trails(0, { b2: 1, c3: 1 }) },
    {
      lines: [
        { ...CROSSING, strong: false, style: 'now', cells: ['a1', 'a2', 'a3', 'b4', 'c4', 'd4'] },
        { ...CROSSING, style: 'then', cells: ['a1', 'b2', 'c3', 'd4'] },
      ],
    },
  ),
  level: park({ trails: { ...trails(0, { b3: 1, c3: 1, d3: 2, e3: 2, f3: 3 }) } }),
  busy: park(
    { trails: trails(0, { b4: 1, c4: 1 }), fences: ['c2', 'd3', 'e3'], players: [{ at: 'c4' }] },
    { walkers: people('visitors', [[2.4, 0], [3.2, 0.1], [4.1, 0]]) },
  ),
  school: park({ trails: trails(1, { c2: 1, d3: 2, e4: 1 }) }, { walkers: people('school', [[1.1, 0.7], [1.75, 1.15], [2.4, 1.6], [3, 2.1], [3.6, 2.65]]) }),
};
