/** The hour played out: its length, its parts, and that it ends where the engine says. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { duration, phases, tween } from '../../site/canvas/park.js';

/** @type {any} */
const BEFORE = {
  rows: ['G===', '=..=', '=..=', '===G'], scenery: {}, dark: false, gone: [false, false],
  trails: { c2: { level: 2, owner: 1 } }, fences: ['b3'],
  pawns: [{ seat: 1, at: { x: 3, y: 3 } }],
  plan: { seat: 0, from: null, gate: 'a1', steps: [] }, glow: ['b2'], cursor: 'b2', lines: [],
  walkers: [], floats: [], closing: {}, fading: {},
};

/** The rules' example, with a fence that opens and a trail that fades. @type {any[]} */
const HOUR = [
  { kind: 'walk', seat: 0, plan: 'a1>b2 c3', start: 'a1', entered: true, steps: [{ number: 3, cell: 'b2' }, { number: 4, cell: 'c3' }] },
  { kind: 'walk', seat: 1, plan: 'd3', start: 'd4', entered: false, steps: [{ number: 1, cell: 'd3' }] },
  { kind: 'tread', cells: { b2: { level: 1, owner: 0 }, c3: { level: 1, owner: 0 } } },
  { kind: 'route', group: 0, size: 3, who: 'visitors', from: 'a1', cells: ['b2', 'c3', 'd4'] },
  { kind: 'footsteps', cells: { b2: 3, c3: 3, d4: 3 }, points: [6, 0], by_group: [[6, 0]] },
  { kind: 'close', cells: ['c3'] },
  { kind: 'open', cells: ['b3'] },
  { kind: 'fade', cells: { c2: 1 } },
  { kind: 'stand', seats: [{ seat: 0, at: 'c3' }, { seat: 1, at: 'd3' }] },
];

const QUIET = [{ kind: 'walk', seat: 0, plan: '-', start: null, entered: false, steps: [] }, { kind: 'stand', seats: [{ seat: 0, at: null }] }];

test('an hour plays 3 to 6 seconds, a quiet one is soon over', () => {
  assert.ok(duration(HOUR) >= 3000 && duration(HOUR) <= 6000);
  assert.ok(duration(/** @type {any} */ (QUIET)) < 1000);
});

test('a long hour still ends in 6 seconds', () => {
  const cells = Array.from({ length: 60 }, (_, i) => `a${(i % 9) + 1}`);
  assert.ok(duration([...HOUR, { kind: 'route', group: 1, size: 4, who: 'visitors', from: 'a1', cells }]) <= 6000);
});

test('the parts follow each other and fill the hour', () => {
  const parts = phases(HOUR);
  assert.deepEqual(parts.map(({ name }) => name), ['walk', 'groups', 'change']);
  parts.slice(1).forEach(({ from }, i) => assert.equal(from, parts[i].to));
  assert.ok(parts[2].to <= 1);
});

test('the last frame is the park after the hour', () => {
  const { trails, fences, pawns, walkers, floats, closing, fading, plan } = tween(BEFORE, HOUR, 1);
  assert.deepEqual(trails, { c2: { level: 1, owner: 1 }, b2: { level: 1, owner: 0 } });
  assert.deepEqual(fences, ['c3']);
  assert.deepEqual(pawns, [{ seat: 0, at: { x: 2, y: 2 } }, { seat: 1, at: { x: 3, y: 2 } }]);
  assert.deepEqual([walkers, floats, closing, fading, plan], [[], [], {}, {}, null]);
});

test('the first frame is the park before the hour, without the hand', () => {
  const { trails, fences, pawns, glow, plan } = tween(BEFORE, HOUR, 0);
  assert.deepEqual(trails, BEFORE.trails);
  assert.deepEqual(fences, BEFORE.fences);
  assert.deepEqual(pawns.map(({ seat, at }) => ({ seat, at })), BEFORE.pawns);
  assert.deepEqual([glow, plan], [[], null]);
});

test('who comes in stands on the gate before step 3', () => {
  const { walk } = Object.fromEntries(phases(HOUR).map((part) => [part.name, part]));
  const two = walk.from + (walk.to - walk.from) * (2 / 4);
  assert.deepEqual(tween(BEFORE, HOUR, two).pawns[0].at, { x: 0, y: 0 });
  assert.equal(tween(BEFORE, HOUR, two / 4).pawns.length, 1);
});

test('a trail lies there once it is trodden', () => {
  const { walk } = Object.fromEntries(phases(HOUR).map((part) => [part.name, part]));
  assert.equal(tween(BEFORE, HOUR, walk.to * 0.5).trails.b2, undefined);
  assert.deepEqual(tween(BEFORE, HOUR, walk.to * 0.76).trails.b2, { level: 1, owner: 0 });
});

test('walkers go one behind another and their points rise', () => {
  const groups = phases(HOUR)[1];
  const seen = Array.from({ length: 40 }, (_, i) => tween(BEFORE, HOUR, groups.from + (groups.to - groups.from) * (i / 40)));
  assert.ok(seen.some(({ walkers }) => walkers.length === 3));
  assert.ok(seen.some(({ floats }) => floats.some(({ cell, text, seat }) => cell === 'b2' && text === '+1' && seat === 0)));
  assert.ok(seen.every(({ floats }) => floats.every(({ cell, age }) => cell !== 'd4' && age >= 0 && age < 1)));
});

test('a seat that left sees no points rise', () => {
  const groups = phases(HOUR)[1];
  assert.deepEqual(tween({ ...BEFORE, gone: [true, false] }, HOUR, (groups.from + groups.to) / 2).floats, []);
});

test('what changes goes from 0 to 1', () => {
  const change = phases(HOUR)[2];
  const { closing, opening, fading } = tween(BEFORE, HOUR, (change.from + change.to) / 2);
  for (const progress of [closing.c3, opening?.b3, fading.c2]) assert.ok(progress && Math.abs(progress - 0.5) < 0.01);
});

test('five of a group are the school trip', () => {
  const route = { kind: 'route', group: 0, size: 5, who: 'school', from: 'a1', cells: ['b1', 'c1', 'd1'] };
  const { walkers } = tween(BEFORE, /** @type {any} */ ([route, HOUR[8]]), 0.4);
  assert.ok(walkers.length > 0 && walkers.every(({ kind }) => kind === 'school'));
});
