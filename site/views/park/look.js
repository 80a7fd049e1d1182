/**
 * What the park's painter is told: an appearance made of a scene and the half-made walk.
 */

import { nextCells, numbered } from './plan.js';
import { spotOf } from './places.js';

/** @typedef {import('../../canvas/park.js').ParkAppearance} ParkAppearance */
/** @typedef {import('../../match.js').Scene} Scene */
/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {{group: number, now: number | null, then: number | null, cells: string[] | null, cells_now: string[] | null}} Cost what a group's way costs now and would cost with the walk */

/** Hedge, letters and numbers around the cells, in cells. */
const AROUND = 1.3;

/**
 * The park's shape with what stands around it, for CSS: "14.3 / 10.3".
 * @param {string[]} rows
 */
export function shapeOf(rows) {
  return `${rows[0].length + AROUND} / ${rows.length + AROUND}`;
}

/**
 * The park as it stands, without anything half-made.
 * @param {Scene} scene
 * @param {boolean} dark
 * @returns {ParkAppearance}
 */
export function standing(scene, dark) {
  const { park, scenery, trails, fences, players } = scene.position;
  return {
    rows: park,
    scenery: sceneryByCell(scenery ?? {}),
    dark,
    trails,
    fences,
    gone: players.map((/** @type {any} */ player) => player.left),
    pawns: pawns(players),
    plan: null,
    glow: [],
    cursor: null,
    lines: [],
    walkers: [],
    floats: [],
    closing: {},
    fading: {},
  };
}

/**
 * The park with the player's half-made walk over it.
 * @param {Scene} scene
 * @param {{me: number, plan: Plan, cursor: string | null, strong: number | null, costs: Cost[], open: boolean, dark: boolean}} hand
 *   `strong` is the group whose line stands out; `open` whether cells may be chosen now
 * @returns {ParkAppearance}
 */
export function planning(scene, { me, plan, cursor, strong, costs, open, dark }) {
  const park = standing(scene, dark);
  const choices = scene.choices[me];
  park.lines = lines(scene, costs, strong);
  if (!choices) return park;
  const isBegun = plan.gate !== null || plan.cells.length > 0;
  if (isBegun) {
    const from = plan.gate ?? choices.at;
    park.plan = { seat: me, from, steps: numbered(plan, choices), gate: plan.gate };
  }
  if (open) park.glow = isBegun || choices.at ? nextCells(plan, choices) : choices.gates;
  park.cursor = cursor;
  return park;
}

/**
 * @param {Record<string, string[]>} scenery
 * @returns {ParkAppearance['scenery']}
 */
function sceneryByCell(scenery) {
  const named = Object.entries(scenery).flatMap(([kind, cells]) => cells.map((cell) => [cell, kind]));
  return Object.fromEntries(named);
}

/**
 * Everyone in the park; those on one cell stand beside each other.
 * @param {{at: string | null}[]} players
 * @returns {ParkAppearance['pawns']}
 */
function pawns(players) {
  return players.flatMap(({ at }, seat) => {
    if (!at) return [];
    const here = players.map((player, s) => (player.at === at ? s : -1)).filter((s) => s >= 0);
    const aside = (here.indexOf(seat) - (here.length - 1) / 2) * 0.36;
    const { x, y } = spotOf(at);
    return [{ seat, at: { x: x + aside, y } }];
  });
}

/**
 * The groups' ways: as they are, and where the walk would lead them along another, that too.
 * @param {Scene} scene
 * @param {Cost[]} costs
 * @param {number | null} strong
 * @returns {ParkAppearance['lines']}
 */
function lines(scene, costs, strong) {
  return scene.position.groups.flatMap((/** @type {any} */ group, /** @type {number} */ index) => {
    const cost = costs.find((each) => each.group === index);
    const line = { size: group.size, kind: group.kind, strong: strong === index };
    const now = { ...line, style: 'now', cells: withStart(group.from, cost?.cells_now ?? [group.to]) };
    if (!cost?.cells || !cost.then || cost.then === cost.now) return [now];
    return [now, { ...line, style: 'then', cells: withStart(group.from, cost.cells) }];
  });
}

/**
 * @param {string} start
 * @param {string[]} cells
 */
function withStart(start, cells) {
  return cells[0] === start ? cells : [start, ...cells];
}
