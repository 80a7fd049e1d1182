import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planning, standing } from '../../../../site/views/park/look.js';
import { STAY } from '../../../../site/views/park/plan.js';

/** @type {any} */
const SCENE = {
  position: {
    park: ['G===', '=..=', '=..=', '===G'],
    scenery: { tree: ['b2'] },
    trails: { c3: { level: 1, owner: 0 } },
    fences: [],
    groups: [{ from: 'a1', to: 'd4', size: 3, kind: 'visitors' }],
    players: [{ at: null, left: false }, { at: 'b1', left: false }, { at: 'b1', left: true }],
  },
  choices: { 0: { at: null, gates: ['a1', 'd4'], graph: { a1: ['b1', 'b2'] }, steps: 5, gate_steps: 3 } },
};
const HAND = { me: 0, plan: STAY, cursor: null, strong: null, costs: [], open: true, dark: false };

test('players on one cell stand beside each other, those outside not at all', () => {
  const { pawns, gone } = standing(SCENE, false);
  assert.deepEqual(pawns.map(({ seat, at }) => [seat, at.x.toFixed(2), at.y]), [[1, '0.82', 0], [2, '1.18', 0]]);
  assert.deepEqual(gone, [false, false, true]);
});

test('scenery is by cell', () => {
  assert.deepEqual(standing(SCENE, false).scenery, { b2: 'tree' });
});

test('outside, the gates glow; with a gate what follows it', () => {
  assert.deepEqual(planning(SCENE, HAND).glow, ['a1', 'd4']);
  const begun = planning(SCENE, { ...HAND, plan: { gate: 'a1', cells: [] } });
  assert.deepEqual(begun.glow, ['b1', 'b2']);
  assert.deepEqual(begun.plan, { seat: 0, from: 'a1', steps: [], gate: 'a1' });
});

test('nothing glows when nothing may be chosen', () => {
  assert.deepEqual(planning(SCENE, { ...HAND, open: false }).glow, []);
});

test('before costs are known a group’s line joins its ends', () => {
  assert.deepEqual(planning(SCENE, HAND).lines.map(({ cells, style }) => [cells, style]), [[['a1', 'd4'], 'now']]);
});

test('a walk that makes a way cheaper shows both ways', () => {
  const costs = [{ group: 0, now: 10, then: 8, cells_now: ['b1', 'c1', 'd2', 'd3', 'd4'], cells: ['b2', 'c3', 'd4'] }];
  const { lines } = planning(SCENE, { ...HAND, costs, strong: 0 });
  assert.deepEqual(lines.map(({ cells, style, strong }) => [cells.join(' '), style, strong]), [
    ['a1 b1 c1 d2 d3 d4', 'now', true],
    ['a1 b2 c3 d4', 'then', true],
  ]);
});
