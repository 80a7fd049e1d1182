/**
 * The pasture's fields in words, for who reads by ear.
 */

import { say } from '../../words.js';
import { seatName } from '../match/scores.js';
import { fieldNotice } from './at.js';
import { offeredIn, standing } from './look.js';
import { staying } from './split.js';

/** @typedef {import('../../match.js').Match} Match */
/** @typedef {import('../../match.js').Scene} Scene */
/** @typedef {import('./hand.js').Hand} Hand */
/** @typedef {import('../../accessible.js').Cell} Cell */

/**
 * All fields that matter now: those of the pasture, and the places of a tile that is to be laid.
 * @param {Match} match
 * @param {Scene} scene
 * @param {{choices: any, hand: Hand, tile: {fields: string[], move: string | null} | null}} half what is half-made;
 *   `choices` is null while nothing may be chosen
 * @returns {Cell[]}
 */
export function pastureCells(match, scene, { choices, hand, tile }) {
  const offered = new Set(offeredIn(choices, hand));
  const fields = new Set([...scene.position.pasture, ...offered, ...(choices && tile ? tile.fields : [])]);
  const { stacks } = standing(scene, { me: match.me, dark: false });
  const blocked = new Set(stacks.filter((stack) => stack.blocked).map((stack) => stack.field));
  return [...fields].map((field) => {
    const { id, arguments: args, seat } = fieldNotice(scene.position, field, offered.has(field));
    const parts = [
      say(id, { ...args, name: seat === null ? '' : seatName(match, seat) }),
      blocked.has(field) && say('splits-at-blocked'),
      ...(choices ? halfMade(choices, hand, tile, field) : []),
    ];
    return { field, offered: offered.has(field), name: parts.filter(Boolean).join(', ') };
  });
}

/**
 * What of the half-made move lies on a field.
 * @param {any} choices
 * @param {Hand} hand
 * @param {{fields: string[], move: string | null} | null} tile
 * @param {string} field
 */
function halfMade(choices, { place, split }, tile, field) {
  return [
    tile?.fields.includes(field) && say(tile.move ? 'splits-at-tile' : 'splits-at-misfit'),
    place === field && say('splits-at-place'),
    split.from === field && say('splits-at-chosen', { sheep: staying(split, choices.targets) }),
    split.to === field && say('splits-at-target', { sheep: split.go }),
  ];
}
