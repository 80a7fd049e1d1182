/**
 * Boards as pictures: one of each game in the middle of a match for home, and the last board of a match.
 */

import { shapeOf, standing } from './park/look.js';
import { standing as standingPasture } from './pasture/look.js';

/** @typedef {import('./match/board.js').Painter} Painter */
/**
 * @typedef {{painter: () => Promise<Painter>, board: any, ratio: string | null, appearance: (dark: boolean) => any}} Picture
 *   the painter is fetched when it is wanted; `board` and `appearance` are what it takes
 */

const PAINTERS = {
  olifantenpad: () => import('../canvas/park.js'),
  splits: () => import('../canvas/pasture.js'),
};

/** @type {import('../match.js').Scene} */
const PARK_SCENE = /** @type {any} */ ({
  position: {
    park: [
      '==G======',
      '=...=...=',
      '=...=..#=',
      'G.#.=..#G',
      '=...=...=',
      '======G==',
    ],
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
  ...parkOf(PARK_SCENE),
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

/** @type {import('../match.js').Scene} */
const PASTURE_SCENE = /** @type {any} */ ({
  position: {
    pasture: [
      '0,0', '1,0', '2,0', '3,0', '-1,1', '0,1', '1,1', '2,1', '3,1', '-1,2', '0,2', '1,2', '2,2', '-2,3', '-1,3', '0,3', '1,3',
    ],
    stacks: [
      { at: '0,1', seat: 0, size: 7 }, { at: '3,0', seat: 0, size: 4 }, { at: '0,3', seat: 0, size: 5 },
      { at: '2,1', seat: 1, size: 9 }, { at: '-2,3', seat: 1, size: 6 }, { at: '1,0', seat: 1, size: 1 },
    ],
    left: [false, false],
  },
  to_move: [],
  choices: {},
});

/** @type {Picture} */
export const PASTURE = pastureOf(PASTURE_SCENE, 0);

/**
 * The board of a match as it stands.
 * @param {import('../match.js').Match} match
 * @returns {Picture}
 */
export function lastBoard({ game, scene, me }) {
  const shown = /** @type {import('../match.js').Scene} */ (scene);
  return game === 'splits' ? pastureOf(shown, me) : parkOf(shown);
}

/**
 * A park as it stands.
 * @param {import('../match.js').Scene} scene
 * @returns {Picture}
 */
export function parkOf(scene) {
  const rows = scene.position.park;
  return {
    painter: PAINTERS.olifantenpad,
    board: { columns: rows[0].length, rows: rows.length },
    ratio: shapeOf(rows),
    appearance: (dark) => standing(scene, dark),
  };
}

/**
 * A pasture as it stands.
 * @param {import('../match.js').Scene} scene
 * @param {number} me
 * @returns {Picture}
 */
export function pastureOf(scene, me) {
  return {
    painter: PAINTERS.splits,
    board: { fields: scene.position.pasture },
    ratio: null,
    appearance: (dark) => standingPasture(scene, { me, dark }),
  };
}
