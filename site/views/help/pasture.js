/**
 * The pictures of Splits' rules: small pastures in the middle of something.
 */

import { pastureOf } from '../pictures.js';
import { standing } from '../pasture/look.js';

/** @typedef {import('../pictures.js').Picture} Picture */
/** @typedef {Partial<import('../../canvas/pasture/types.js').PastureAppearance>} Extras */

const MEADOW = '0,0 1,0 2,0 3,0 -1,1 0,1 1,1 2,1 3,1 -1,2 0,2 1,2 2,2';
const HOLED = '0,0 1,0 2,0 3,0 -1,1 0,1 2,1 3,1 -1,2 0,2 1,2 2,2';
const NARROW = '0,0 1,0 -1,1 0,1 2,0 3,0 4,-1 5,-1 4,0 5,0';

/**
 * A picture of a pasture.
 * @param {string} fields with spaces between
 * @param {[string, number, number][]} stacks field, seat, size
 * @param {Extras} [extras] what is drawn over it
 * @param {string[]} [blocked] stacks that cannot be split
 * @returns {Picture}
 */
function pasture(fields, stacks, extras = {}, blocked = []) {
  const listed = stacks.map(([at, seat, size]) => ({ at, seat, size }));
  const scene = /** @type {any} */ ({
    position: { pasture: fields.split(' '), stacks: listed, left: [false, false] },
    to_move: [0], choices: { 0: { blocked } },
  });
  const board = { fields: [...scene.position.pasture, ...(extras.ghost?.fields ?? [])] };
  return { ...pastureOf(scene, 0), board, appearance: (dark) => ({ ...standing(scene, { me: 0, dark }), ...extras }) };
}

/** @type {Record<string, Picture>} */
export const PASTURES = {
  aim: pasture(MEADOW, [['0,0', 0, 5], ['3,0', 0, 4], ['1,2', 0, 7], ['-1,1', 1, 6], ['2,1', 1, 8], ['-1,2', 1, 2]]),
  build: pasture('0,0 1,0 0,1 1,1 2,0 3,0 2,1 3,1', [], { ghost: { fields: ['0,2', '1,2', '-1,3', '0,3'], seat: 0, legal: true } }),
  place: pasture(HOLED, [['3,0', 1, 16]], { free: ['0,0', '1,0', '2,0', '-1,1', '-1,2', '0,2', '1,2', '2,2', '3,1'] }),
  split: pasture(MEADOW, [['-1,1', 0, 9], ['0,2', 1, 5]], { chosen: '-1,1', target: '3,1', stay: 4, go: 5 }),
  blocked: pasture(MEADOW, [['0,0', 0, 1], ['-1,2', 0, 6], ['-1,1', 1, 4], ['0,1', 1, 3], ['0,2', 1, 2], ['3,0', 0, 4]], {}, ['0,0', '-1,2']),
  narrow: pasture(NARROW, [['1,0', 0, 4], ['-1,1', 0, 8], ['4,0', 1, 12]], { marks: ['2,0'] }),
  end: pasture(MEADOW, [
    ['0,0', 0, 1], ['1,0', 0, 2], ['2,0', 0, 1], ['1,1', 0, 3], ['3,1', 0, 4], ['2,2', 0, 1], ['0,2', 0, 4],
    ['-1,1', 1, 2], ['0,1', 1, 4], ['-1,2', 1, 5], ['2,1', 1, 2], ['3,0', 1, 1], ['1,2', 1, 2],
  ]),
};
