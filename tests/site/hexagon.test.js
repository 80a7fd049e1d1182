import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DIRECTIONS, axial, beside, bounds, corners, fieldOf, holes, middle, name, neighbours, side, step, turned } from '../../site/canvas/hexagon.js';

const SOME = [-3, -1, 0, 2, 5].flatMap((q) => [-4, 0, 1, 3].map((r) => name(q, r)));

test('a name is read back as it was written', () => {
  for (const field of SOME) assert.equal(name(axial(field).q, axial(field).r), field);
});

test('the six directions are those of the rules', () => {
  assert.deepEqual(DIRECTIONS, [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]]);
  assert.deepEqual(neighbours('2,-1'), ['3,-1', '3,-2', '2,-2', '1,-1', '1,0', '2,0']);
});

test('a point near a middle lies on that field', () => {
  for (const field of SOME) {
    const { x, y } = middle(field);
    for (const [dx, dy] of [[0, 0], [0.8, 0], [-0.8, 0], [0.4, 0.6], [-0.4, -0.6], [0, 0.9]]) assert.equal(fieldOf({ x: x + dx, y: y + dy }), field);
  }
});

test('all neighbours are equally far', () => {
  for (const next of neighbours('0,0')) assert.ok(Math.abs(Math.hypot(middle(next).x, middle(next).y) - Math.sqrt(3)) < 1e-9);
});

test('a side lies between the middles of the fields on both its sides', () => {
  const points = corners(0, 0, 1);
  DIRECTIONS.forEach((_, direction) => {
    const [a, b] = side(direction);
    const far = middle(beside('0,0', direction));
    assert.ok(Math.abs((points[a].x + points[b].x) - far.x) < 1e-9);
    assert.ok(Math.abs((points[a].y + points[b].y) - far.y) < 1e-9);
  });
});

test('sides are counted round, also below zero', () => {
  assert.deepEqual(side(-1), side(5));
  assert.deepEqual(side(7), side(1));
});

test('bounds hold whole fields', () => {
  assert.deepEqual(bounds(['0,0']), { left: -Math.sqrt(3) / 2, top: -1, right: Math.sqrt(3) / 2, bottom: 1 });
  assert.deepEqual(bounds([]), bounds(['0,0']));
});

test('a ring has one hole, an open ring none', () => {
  const ring = neighbours('0,0');
  assert.deepEqual(holes(ring), ['0,0']);
  assert.deepEqual(holes(ring.slice(1)), []);
  assert.deepEqual(holes([]), []);
});

test('turning by six sixths changes nothing, by one it goes clockwise', () => {
  assert.equal(turned('1,0', 1), '0,1');
  assert.equal(turned('1,0', -1), '1,-1');
  for (const field of SOME) {
    assert.equal(turned(field, 6), field);
    assert.equal(turned(turned(field, 2), -2), field);
  }
});

test('keys go to neighbours; two up or two down are straight', () => {
  for (const code of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'KeyQ', 'KeyE', 'KeyZ', 'KeyC']) assert.ok(neighbours('1,1').includes(step('1,1', code) ?? ''));
  for (const code of ['ArrowUp', 'ArrowDown']) {
    const twice = step(step('2,-1', code) ?? '', code) ?? '';
    assert.equal(middle(twice).x, middle('2,-1').x);
  }
  assert.equal(step('0,0', 'KeyX'), null);
});
