import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NONE, notation, shifted, staying, tapped } from '../../site/views/pasture/split.js';
import { ghostAt, nextTurning, spotsOf } from '../../site/views/pasture/tiles.js';
import { objection } from '../../site/views/pasture/objections.js';
import { told } from '../../site/views/pasture/told.js';
import { fieldNotice } from '../../site/views/pasture/at.js';
import { boardOf, offeredIn, planning, standing } from '../../site/views/pasture/look.js';

const TARGETS = { '0,0': { size: 7, to: ['3,0', '0,2'] }, '5,5': { size: 2, to: ['5,6'] } };
const TILES = [
  { move: 'T0,0/0', fields: ['0,0', '1,0', '0,1', '1,1'] },
  { move: 'T0,0/2', fields: ['0,0', '0,1', '-1,1', '-1,2'] },
  { move: 'T4,0/0', fields: ['4,0', '5,0', '4,1', '5,1'] },
];
const POSITION = {
  phase: 'play', pasture: ['0,0', '1,0', '2,0'], left: [false, false],
  stacks: [{ at: '0,0', seat: 0, size: 7 }, { at: '1,0', seat: 1, size: 1 }],
};
const HAND = { cursor: null, hover: null, pivot: null, turning: 0, place: null, split: NONE, objection: null };

/** @param {string[]} fields */
const taps = (fields) => fields.reduce((split, field) => tapped(split, TARGETS, field) ?? split, NONE);

test('a stack, then a target: it splits evenly, the larger half stays', () => {
  const split = taps(['0,0', '3,0']);
  assert.deepEqual(split, { from: '0,0', to: '3,0', go: 3 });
  assert.equal(staying(split, TARGETS), 4);
  assert.equal(notation(split), '0,0>3,0:3');
});

test('every further tap moves one sheep there, one always stays and one goes', () => {
  assert.equal(taps(['0,0', '3,0', '3,0']).go, 4);
  assert.equal(taps(['0,0', '3,0', '0,0']).go, 2);
  assert.equal(taps(['0,0', '3,0', ...Array(9).fill('3,0')]).go, 6);
  assert.equal(taps(['0,0', '3,0', ...Array(9).fill('0,0')]).go, 1);
});

test('another target splits evenly again, another stack begins anew', () => {
  assert.deepEqual(taps(['0,0', '3,0', '3,0', '0,2']), { from: '0,0', to: '0,2', go: 3 });
  assert.deepEqual(taps(['0,0', '3,0', '5,5']), { from: '5,5', to: null, go: 0 });
  assert.deepEqual(taps(['0,0', '0,0']), NONE);
});

test('a tap elsewhere means nothing', () => {
  assert.equal(tapped(NONE, TARGETS, '3,0'), null);
  assert.equal(tapped(taps(['0,0']), TARGETS, '9,9'), null);
  assert.equal(notation(taps(['0,0'])), null);
});

test('the buttons move as many as there are', () => {
  assert.equal(shifted(taps(['5,5', '5,6']), TARGETS, 1).go, 1);
  assert.deepEqual(shifted(NONE, TARGETS, 1), NONE);
});

test('the nearest legal tile of the turning is meant', () => {
  assert.equal(ghostAt(TILES, '1,1', 0)?.move, 'T0,0/0');
  assert.equal(ghostAt(TILES, '5,0', 0)?.move, 'T4,0/0');
  assert.equal(ghostAt(TILES, '0,1', 2)?.move, 'T0,0/2');
});

test('far from all legal ones the tile lies there and does not fit', () => {
  assert.deepEqual(ghostAt(TILES, '9,-9', 0), { move: null, fields: ['9,-9', '10,-9', '9,-8', '10,-8'] });
  assert.equal(ghostAt(TILES, '0,0', 1), null);
});

test('turning skips what nowhere fits', () => {
  assert.equal(nextTurning(TILES, 0), 2);
  assert.equal(nextTurning(TILES, 2), 0);
  assert.equal(nextTurning(TILES, 0, -1), 2);
});

test('spots are named once each', () => {
  assert.equal(spotsOf(TILES).length, 10);
});

test('a tap that means nothing is answered kindly', () => {
  const say = (/** @type {string} */ field, from = null) => objection(POSITION, 0, field, { from })?.id;
  assert.equal(say('1,0'), 'splits-not-yours');
  assert.equal(say('0,0'), 'splits-hemmed-in');
  assert.equal(objection(POSITION, 1, '1,0', { from: null })?.id, 'splits-single');
  assert.equal(objection(POSITION, 0, '2,0', { from: '0,0' })?.id, 'splits-not-there');
  assert.equal(say('2,0'), undefined);
  assert.equal(objection({ ...POSITION, phase: 'place' }, 0, '1,0', { from: null })?.id, 'splits-place-taken');
  assert.equal(objection({ ...POSITION, phase: 'place' }, 0, '2,0', { from: null })?.id, 'splits-place-rim');
});

test('a turn is told with who did it and who is out', () => {
  const events = [{ kind: 'split', seat: 1, from: '0,0', to: '1,0', path: [], stay: 2, go: 3 }, { kind: 'blocked', fields: [] }, { kind: 'out', seats: [0] }];
  assert.deepEqual(told(events, 0).map(({ id, seat }) => [id, seat]), [['splits-told-split', 1], ['splits-told-out-you', 0]]);
  assert.deepEqual(told(events, 0)[0].arguments, { size: 0, stay: 2, go: 3 });
});

test('what lies on a field is told', () => {
  assert.deepEqual(fieldNotice(POSITION, '0,0', true), { id: 'splits-at-stack', arguments: { field: '0,0', size: 7, offered: 'yes' }, seat: 0 });
  assert.equal(fieldNotice(POSITION, '2,0', false).id, 'splits-at-field');
  assert.equal(fieldNotice(POSITION, '9,9', false).id, 'splits-at-meadow');
});

const SCENE = /** @type {any} */ ({ position: POSITION, to_move: [0], choices: { 0: { phase: 'play', targets: { '0,0': { size: 7, to: ['2,0'] } }, blocked: ['1,0'] } } });

test('the pasture as it stands marks what is blocked and what was last', () => {
  const look = standing(SCENE, { me: 0, dark: false, events: [{ kind: 'place', at: '1,0', seat: 1, size: 16 }] });
  assert.deepEqual(look.stacks.map(({ field, blocked }) => [field, blocked]), [['0,0', false], ['1,0', true]]);
  assert.deepEqual(look.last, { from: '1,0', to: '1,0' });
});

test('a half-made split shows both numbers and the other targets', () => {
  const look = planning(standing(SCENE, { me: 0, dark: false }), SCENE.choices[0], { ...HAND, split: { from: '0,0', to: '2,0', go: 3 } });
  assert.deepEqual([look.chosen, look.target, look.stay, look.go, look.glow], ['0,0', '2,0', 4, 3, []]);
});

test('while building, the tile in the hand follows the mouse until it is put down', () => {
  const choices = { phase: 'build', tiles: TILES };
  const look = standing(SCENE, { me: 0, dark: false });
  assert.deepEqual(planning(look, choices, { ...HAND, hover: '5,0' }).ghost, { fields: TILES[2].fields, seat: 0, legal: true });
  assert.deepEqual(planning(look, choices, { ...HAND, hover: '5,0', pivot: '0,0' }).ghost?.fields, TILES[0].fields);
  assert.equal(planning(look, choices, HAND).ghost, null);
});

test('placing shows the stack where it would stand', () => {
  const choices = { phase: 'place', fields: ['1,0', '2,0'] };
  const look = planning({ ...standing(SCENE, { me: 0, dark: false }), stacks: [] }, choices, { ...HAND, place: '2,0' });
  assert.deepEqual([look.free, look.stacks.length, look.chosen], [['1,0'], 1, '2,0']);
});

test('the fields on offer are those of the phase', () => {
  assert.deepEqual(offeredIn({ phase: 'place', fields: ['1,0'] }, HAND), ['1,0']);
  assert.deepEqual(offeredIn(SCENE.choices[0], { ...HAND, split: { from: '0,0', to: null, go: 0 } }), ['0,0', '2,0']);
  assert.deepEqual(offeredIn(null, HAND), []);
});

test('the board has room to grow while tiles are laid', () => {
  const build = /** @type {any} */ ({ position: { phase: 'build', pasture: [] }, to_move: [1], choices: { 1: { tiles: TILES } } });
  assert.deepEqual(boardOf(build).fields, spotsOf(TILES));
  assert.ok(boardOf(build).margin > 0);
  assert.deepEqual(boardOf(SCENE), { fields: POSITION.pasture, margin: 0 });
});
