/** The shapes of the park: outlines of regions, paths of trails, places of pins, numbers and sizes. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layout } from '../../site/canvas/park/layout.js';
import { plates } from '../../site/canvas/park/lines.js';
import { network, strands } from '../../site/canvas/park/network.js';
import { borders, inset } from '../../site/canvas/park/outline.js';
import { spread } from '../../site/canvas/park/pawns.js';
import { discs } from '../../site/canvas/park/plan.js';
import { edgeOf, lawnOf, obstacleAt } from '../../site/canvas/park/terrain.js';

/** @param {string[]} picture */
const region = (picture) => borders((x, y) => picture[y]?.[x] === 'x', picture[0].length, picture.length);

test('one cell has four corners, an L six, a ring a hole', () => {
  assert.equal(region(['x'])[0].length, 4);
  assert.equal(region(['x.', 'xx'])[0].length, 6);
  assert.deepEqual(region(['xxx', 'x.x', 'xxx']).map((loop) => loop.length), [4, 4]);
});

test('cells that touch at a corner have borders of their own', () => {
  assert.deepEqual(region(['x.', '.x']).map((loop) => loop.length), [4, 4]);
});

test('a border drawn in lies inside the region', () => {
  const corners = inset(region(['x'])[0], 0.1).map(({ x, y }) => `${x},${y}`).sort();
  assert.deepEqual(corners, ['0.1,0.1', '0.1,0.9', '0.9,0.1', '0.9,0.9']);
});

const ROWS = ['=====', '=...=', '=.#.=', '=...=', '====='];

/** @param {Record<string, any>} trails @param {string} name */
const node = (trails, name) => {
  const found = network(trails, ROWS).find((each) => each.name === name);
  assert.ok(found);
  return found;
};

test('trails join straight rather than across', () => {
  const trail = { level: 1, owner: 0 };
  const { ends } = node({ b2: trail, c2: trail, b3: trail }, 'b2');
  assert.deepEqual(ends.map(({ x, y }) => [x, y]), [[0.5, 0], [0, 0.5]]);
  assert.equal(node({ b2: trail, c2: trail, b3: trail }, 'c2').ends.some(({ x, y }) => x === -0.5 && y === 0.5), false);
});

test('a diagonal joins when nothing straight does, and the width is between both levels', () => {
  const { ends } = node({ c2: { level: 1, owner: 0 }, d3: { level: 2, owner: 0 } }, 'c2');
  assert.deepEqual(ends[0], { x: 0.5, y: 0.5, level: 1.5 });
});

test('an end before pavement runs on to the kerb, one amid grass does not', () => {
  const trail = { level: 1, owner: 0 };
  assert.deepEqual(node({ c2: trail, c1: trail }, 'c2').ends.length, 1);
  assert.deepEqual(node({ b2: trail, c2: trail }, 'b2').ends.map(({ x, y }) => [x, y]), [[0.5, 0], [-0.5, 0]]);
});

test('every pair of ends has its own path, and a lone trail a dot', () => {
  const trail = { level: 1, owner: null };
  assert.equal(strands({ name: 'b2', at: { x: 1, y: 1 }, trail, ends: [] }).length, 1);
  const ends = [[0.5, 0], [-0.5, 0], [0, 0.5]].map(([x, y]) => ({ x, y, level: 1 }));
  assert.equal(strands({ name: 'b2', at: { x: 1, y: 1 }, trail, ends }).length, 3);
});

test('an obstacle without a name is a tree, and trees stand on lawns', () => {
  assert.equal(obstacleAt(ROWS, {}, 2, 2), 'tree');
  assert.equal(lawnOf(ROWS, {})(2, 2), true);
  assert.equal(lawnOf(['=#='], { b1: 'kiosk' })(1, 0), false);
});

test('a gate faces the side it stands on', () => {
  assert.deepEqual(['c1', 'e3', 'c5', 'a3', 'c3'].map((gate) => edgeOf(ROWS, gate)), ['top', 'right', 'bottom', 'left', null]);
});

test('pins on one cell stand side by side, alone in the middle', () => {
  const here = { x: 2, y: 2 };
  assert.deepEqual(spread([{ seat: 0, at: here }, { seat: 2, at: here }]).map(({ at }) => at.x), [1.75, 2.25]);
  assert.deepEqual(spread([{ seat: 1, at: here }])[0].at, here);
});

test('a cell stepped on twice shows both numbers', () => {
  const at = layout(390, 844, { columns: 5, rows: 5 });
  const steps = [{ cell: 'b2', number: 1 }, { cell: 'c2', number: 2 }, { cell: 'b2', number: 3 }];
  const [one, , three] = discs(at, { seat: 0, from: 'a1', gate: null, steps });
  assert.ok(three.x - one.x >= one.r * 1.5);
  assert.deepEqual([one.last, three.last], [false, true]);
});

test('sizes at one start stand side by side, a group shows its size once', () => {
  const at = layout(390, 844, { columns: 5, rows: 5 });
  /** @type {any} */
  const now = { cells: ['a1', 'e5'], size: 3, strong: false, kind: 'visitors', style: 'now' };
  const shown = plates(at, [now, { ...now, style: 'then' }, { ...now, cells: ['a1', 'e1'], size: 2 }]);
  assert.deepEqual(shown.map(({ line }) => line.size), [3, 2]);
  assert.ok(shown[0].place.x < shown[1].place.x);
});
