import assert from 'node:assert/strict';
import { test } from 'node:test';
import { centreOf, duration, fieldAt, layout, tween } from '../../site/canvas/pasture.js';
import { neighbours } from '../../site/canvas/hexagon.js';

const ROW = Array.from({ length: 9 }, (_, q) => `${q},0`);
const BLOB = ['0,0', ...neighbours('0,0')];
const SIZES = [[320, 280], [390, 560], [1100, 820]];
const BEFORE = {
  fields: BLOB, dark: false, gone: [false, false], seat: 0, chosen: '0,0', target: '1,0', stay: 8, go: 8, glow: ['1,0'], free: [],
  ghost: null, spots: [], last: null, cursor: null, stacks: [{ at: '0,0', field: '0,0', seat: 0, size: 16, blocked: false }],
};
const SPLIT = { kind: 'split', seat: 0, from: '0,0', to: '1,0', path: ['1,0'], stay: 10, go: 6 };

test('the middle of a field is that field, whatever the board', () => {
  for (const [width, height] of SIZES) {
    for (const board of [{ fields: ROW }, { fields: BLOB }, { fields: BLOB, margin: 3 }]) {
      const lay = layout(width, height, board);
      for (const field of board.fields) assert.equal(fieldAt(lay, centreOf(lay, field).x, centreOf(lay, field).y), field);
    }
  }
});

test('every field lies on the canvas as a whole', () => {
  for (const [width, height] of SIZES) {
    for (const fields of [ROW, BLOB]) {
      const lay = layout(width, height, { fields });
      for (const { x, y } of fields.map((field) => centreOf(lay, field))) {
        assert.ok(x - lay.radius * 0.86 >= 0 && x + lay.radius * 0.86 <= width);
        assert.ok(y - lay.radius >= 0 && y + lay.radius <= height);
      }
    }
  }
});

test('the pasture is in the middle', () => {
  const lay = layout(800, 600, { fields: BLOB });
  assert.equal(Math.round(centreOf(lay, '0,0').x), 400);
  assert.ok(Math.abs(centreOf(lay, '0,0').y - 300) < lay.radius / 8);
});

test('a margin leaves room to lay a tile on every side', () => {
  const lay = layout(390, 560, { fields: BLOB, margin: 3 });
  for (const field of ['-3,0', '3,0', '0,-4', '0,4', '-4,4', '4,-4']) assert.notEqual(fieldAt(lay, centreOf(lay, field).x, centreOf(lay, field).y), null);
});

test('off the canvas is no field', () => {
  const lay = layout(300, 300, { fields: BLOB });
  assert.equal(fieldAt(lay, -1, 10), null);
  assert.equal(fieldAt(lay, 10, 301), null);
});

test('a long pasture is turned where that makes it larger, a growing one never', () => {
  assert.equal(layout(900, 200, { fields: ROW }).turn, 0);
  assert.notEqual(layout(300, 600, { fields: ROW }).turn, 0);
  assert.equal(layout(300, 600, { fields: ROW, margin: 3 }).turn, 0);
});

test('a glide begins at the old layout and ends at the new', () => {
  const [from, to] = [{ fields: ROW, margin: 3 }, { fields: ROW }];
  const places = (/** @type {any} */ lay) => ROW.map((field) => centreOf(lay, field)).map(({ x, y }) => [Math.round(x), Math.round(y)]);
  assert.deepEqual(places(layout(300, 600, { ...to, from, t: 0 })), places(layout(300, 600, from)));
  assert.deepEqual(layout(300, 600, { ...to, from, t: 1 }), layout(300, 600, to));
});

test('a turn takes at most 900 ms, one without motion next to nothing', () => {
  assert.ok(duration([{ ...SPLIT, path: Array(20).fill('1,0') }]) <= 900);
  assert.ok(duration([{ kind: 'tile', seat: 0, fields: BLOB }]) <= 900);
  assert.ok(duration([{ kind: 'out', seat: 1 }]) <= 1);
});

test('no sheep are lost while they walk', () => {
  for (const t of [0, 0.3, 0.8, 1]) {
    const { stacks } = tween(BEFORE, [SPLIT], t);
    assert.equal(stacks.reduce((sum, stack) => sum + stack.size, 0), 16);
  }
});

test('a split ends on its target with everything half-made gone', () => {
  const after = tween(BEFORE, [SPLIT, { kind: 'blocked', fields: ['0,0'] }], 1);
  assert.deepEqual(after.stacks.map(({ at, size, blocked }) => [at, size, blocked]), [['0,0', 10, true], ['1,0', 6, false]]);
  assert.deepEqual([after.chosen, after.target, after.glow], [null, null, []]);
  assert.deepEqual(after.last, { from: '0,0', to: '1,0' });
});

test('sheep lie down only when all has settled', () => {
  const during = tween(BEFORE, [SPLIT, { kind: 'blocked', fields: ['0,0'] }], 0.9);
  assert.ok(during.stacks.every((stack) => !stack.blocked));
});

test('a tile falls and then belongs to the pasture', () => {
  const tile = { kind: 'tile', seat: 1, fields: ['2,0', '3,0', '2,1', '3,1'] };
  const during = tween(BEFORE, [tile], 0);
  assert.deepEqual([during.fields, during.falling?.height], [BLOB, 1]);
  const after = tween(BEFORE, [tile], 1);
  assert.deepEqual([after.fields, after.falling, after.laid], [[...BLOB, ...tile.fields], null, tile.fields]);
});

test('a stack is placed with all its sheep', () => {
  const { stacks, last } = tween({ ...BEFORE, stacks: [] }, [{ kind: 'place', seat: 1, at: '0,1', size: 16 }], 1);
  assert.deepEqual(stacks.map(({ at, seat, size, lift }) => [at, seat, size, lift]), [['0,1', 1, 16, 0]]);
  assert.deepEqual(last, { from: '0,1', to: '0,1' });
});

test('what was before is not changed', () => {
  const copy = structuredClone(BEFORE);
  tween(BEFORE, [SPLIT, { kind: 'blocked', fields: ['0,0'] }], 1);
  assert.deepEqual(BEFORE, copy);
});
