/**
 * The park's cells in words, for who reads by ear: what grows there, whose trail, who stands there,
 * which groups come and go, and whether one may step there now.
 */

import { say } from '../../words.js';
import { seatName } from '../match/scores.js';
import { nextCells, numbered } from './plan.js';
import { cellAt, placeOf } from './places.js';

/** @typedef {import('../../match.js').Match} Match */
/** @typedef {import('../../match.js').Scene} Scene */
/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('../../accessible.js').Cell} Cell */
/** @typedef {{match: Match, position: any, footsteps: Record<string, number>, steps: {cell: string, number: number}[], offered: string[]}} Known what the words are made of */

/** What a sign of the park's rows is called. */
const GROUND = /** @type {Record<string, string>} */ ({ '=': 'cell-pavement', '.': 'cell-grass' });

/**
 * All cells of the park by rows.
 * @param {Match} match
 * @param {Scene} scene
 * @param {Plan} plan the half-made walk
 * @param {boolean} isOpen whether a walk may be drawn now
 * @param {import('../../match.js').Show | null} last the hour before, whose footsteps are told
 * @returns {Cell[]}
 */
export function parkCells(match, scene, plan, isOpen, last) {
  const choices = scene.choices[match.me];
  const { position } = scene;
  const known = {
    match,
    position,
    footsteps: last?.events.find((event) => event.kind === 'footsteps')?.cells ?? {},
    steps: choices ? numbered(plan, choices) : [],
    offered: choices && isOpen ? offeredCells(plan, choices) : [],
  };
  return position.park.flatMap((/** @type {string} */ row, /** @type {number} */ y) =>
    [...row].map((sign, x) => cellInWords(known, cellAt({ x, y }), sign)),
  );
}

/**
 * The cells that may be chosen: the next ones, or the gates for who has not come in.
 * @param {Plan} plan
 * @param {import('./plan.js').Choices} choices
 */
function offeredCells(plan, choices) {
  return plan.gate || plan.cells.length || choices.at ? nextCells(plan, choices) : choices.gates;
}

/**
 * @param {Known} known
 * @param {string} cell
 * @param {string} sign
 * @returns {Cell}
 */
function cellInWords(known, cell, sign) {
  const offered = known.offered.includes(cell);
  const parts = [
    cell,
    ground(known.position, cell, sign),
    trail(known, cell),
    known.position.fences.includes(cell) && say('cell-fence'),
    known.footsteps[cell] && say('cell-footsteps', { count: known.footsteps[cell] }),
    ...stander(known, cell),
    ...comers(known.position.groups, cell),
    ...known.steps.filter((step) => step.cell === cell).map(({ number }) => say('cell-step', { number })),
    offered && say('cell-offered'),
  ];
  return { field: cell, offered, name: parts.filter(Boolean).join(', ') };
}

/**
 * @param {any} position
 * @param {string} cell
 * @param {string} sign
 */
function ground(position, cell, sign) {
  if (sign === 'G') return say(placeOf(position, cell).id);
  if (sign !== '#') return say(GROUND[sign]);
  const sight = Object.entries(position.scenery ?? {}).find(([, cells]) => cells.includes(cell))?.[0] ?? 'tree';
  return say(`cell-${sight}`);
}

/**
 * @param {Known} known
 * @param {string} cell
 */
function trail({ match, position }, cell) {
  const { level, owner } = position.trails[cell] ?? {};
  if (!level) return '';
  if (owner === null) return say('cell-trail-grey', { level });
  return owner === match.you ? say('cell-trail-yours', { level }) : say('cell-trail', { level, name: seatName(match, owner) });
}

/**
 * @param {Known} known
 * @param {string} cell
 */
function stander({ match, position }, cell) {
  const seats = [...position.players.keys()].filter((seat) => position.players[seat].at === cell);
  return seats.map((seat) => (seat === match.you ? say('cell-you') : say('cell-player', { name: seatName(match, seat) })));
}

/**
 * @param {{from: string, to: string, size: number, kind: string}[]} groups
 * @param {string} cell
 */
function comers(groups, cell) {
  return groups.flatMap(({ from, to, size, kind }) => {
    const school = kind === 'school' ? '-school' : '';
    if (from === cell) return [say(`cell-from${school}`, { size })];
    return to === cell ? [say(`cell-to${school}`, { size })] : [];
  });
}
