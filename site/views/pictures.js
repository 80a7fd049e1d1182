/**
 * Boards as pictures: one of each game in the middle of a match for home, and the last board of a match.
 */

import { shapeOf, standing } from './park/look.js';

/** @typedef {import('./match/board.js').Painter} Painter */
/**
 * @typedef {{painter: () => Promise<Painter>, board: any, ratio: string | null, appearance: (dark: boolean) => any}} Picture
 *   the painter is fetched when it is wanted; `board` and `appearance` are what it takes
 */

const PAINTERS = {
  olifantenpad: () => import('../canvas/park.js'),
  splits: () => import('../canvas/pasture.js'),
};

const PARK_ROWS = [
  '==G======',
  '=...=...=',
  '=...=..#=',
  'G.#.=..#G',
  '=...=...=',
  '======G==',
];

/** @type {import('../match.js').Scene} */
const PARK_SCENE = /** @type {any} */ ({
  position: {
    park: PARK_ROWS,
    scenery: { tree: ['c4'], pond: ['h3', 'h4'] },
    trails: {
      b2: { level: 2, owner: 0 }, c3: { level: 2, owner: 0 }, d4: { level: 3, owner: 0 }, b4: { level: 1, owner: null },
      f5: { level: 1, owner: 1 }, g4: { level: 2, owner: 1 }, g3: { level: 2, owner: 1 }, f2: { level: 1, owner: 1 },
    },
    fences: [],
    groups: [],
    players: [{ at: 'e5', score: 0, left: false }, { at: 'e1', score: 0, left: false }],
  },
});

/** @type {Picture} */
export const PARK = {
  painter: PAINTERS.olifantenpad,
  board: { columns: PARK_ROWS[0].length, rows: PARK_ROWS.length },
  ratio: null,
  appearance: (dark) => ({
    ...standing(PARK_SCENE, dark),
    walkers: [
      { at: { x: 0.7, y: 0.6 }, kind: 'visitors', bob: 0.2, look: 1 },
      { at: { x: 1.3, y: 1.35 }, kind: 'visitors', bob: 0.7, look: 2 },
      { at: { x: 2.1, y: 1.9 }, kind: 'visitors', bob: 0.4, look: 3 },
    ],
    floats: [{ cell: 'd3', text: '+3', seat: 0, age: 0.35 }],
  }),
};

const PASTURE_FIELDS = [
  '0,0', '1,0', '2,0', '3,0', '-1,1', '0,1', '1,1', '2,1', '3,1', '-1,2', '0,2', '1,2', '2,2', '-2,3', '-1,3', '0,3', '1,3',
];

/** @type {Picture} */
export const PASTURE = {
  painter: PAINTERS.splits,
  board: { fields: PASTURE_FIELDS },
  ratio: null,
  appearance: (dark) => ({
    ...emptyPasture(PASTURE_FIELDS, dark),
    stacks: [stack('0,1', 0, 7), stack('3,0', 0, 4), stack('0,3', 0, 5), stack('2,1', 1, 9), stack('-2,3', 1, 6), stack('1,0', 1, 1)],
    gone: [false, false],
  }),
};

/**
 * The board of a match as it stands.
 * @param {import('../match.js').Match} match
 * @returns {Picture}
 */
export function lastBoard({ game, scene }) {
  const shown = /** @type {import('../match.js').Scene} */ (scene);
  return game === 'splits' ? lastPasture(shown) : lastPark(shown);
}

/**
 * @param {import('../match.js').Scene} scene
 * @returns {Picture}
 */
function lastPark(scene) {
  const rows = scene.position.park;
  const [columns, height] = [rows[0].length, rows.length];
  return {
    painter: PAINTERS.olifantenpad,
    board: { columns, rows: height },
    ratio: shapeOf(rows),
    appearance: (dark) => standing(scene, dark),
  };
}

/**
 * @param {import('../match.js').Scene} scene
 * @returns {Picture}
 */
function lastPasture({ position }) {
  return {
    painter: PAINTERS.splits,
    board: { fields: position.pasture },
    ratio: null,
    appearance: (dark) => ({
      ...emptyPasture(position.pasture, dark),
      stacks: position.stacks.map((/** @type {any} */ s) => stack(s.at, s.seat, s.size)),
      gone: position.left,
    }),
  };
}

/**
 * @param {string[]} fields
 * @param {boolean} dark
 */
function emptyPasture(fields, dark) {
  return {
    fields, dark, stacks: [], gone: [], chosen: null, target: null, stay: 0, go: 0,
    glow: [], free: [], ghost: null, spots: [], last: null, cursor: null, seat: 0,
  };
}

/**
 * @param {string} at
 * @param {number} seat
 * @param {number} size
 */
function stack(at, seat, size) {
  return { at, field: at, seat, size, blocked: false };
}
