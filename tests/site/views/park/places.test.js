import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellAt, gatesOf, placeOf, spotOf } from '../../../../site/views/park/places.js';

const PARK = {
  park: ['==G==G===', '=.......G', 'G.......=', '=.......G', '========='],
  scenery: { kiosk: ['d3'], pond: ['f3', 'f4'], tree: ['b3'] },
};

test('cells and spots are each other’s inverse', () => {
  assert.deepEqual(spotOf('c12'), { x: 2, y: 11 });
  assert.equal(cellAt({ x: 2, y: 11 }), 'c12');
});

test('gates are found', () => {
  assert.deepEqual(gatesOf(PARK), ['a3', 'c1', 'f1', 'i2', 'i4']);
});

test('the only gate of a side has the side’s name', () => {
  assert.deepEqual(placeOf(PARK, 'a3'), { id: 'gate-west', cell: '' });
});

test('of several gates on one side each has the compass’s eighth, if no other has it', () => {
  assert.deepEqual(placeOf(PARK, 'i4'), { id: 'gate-south-east', cell: '' });
  assert.deepEqual(placeOf(PARK, 'c1'), { id: 'gate-north-west', cell: '' });
});

test('a gate in a corner is named after the corner', () => {
  assert.deepEqual(placeOf({ park: ['G===', '====', '===G'] }, 'd3'), { id: 'gate-south-east', cell: '' });
});

test('else the side and the cell', () => {
  assert.deepEqual(placeOf({ park: ['=GG=', '====', '===='] }, 'b1'), { id: 'gate-north', cell: 'b1' });
});

test('a cell beside the kiosk or the only pond is named after it', () => {
  assert.deepEqual(placeOf(PARK, 'd4'), { id: 'place-kiosk', cell: '' });
  assert.deepEqual(placeOf(PARK, 'g5'), { id: 'place-pond', cell: '' });
});

test('of two ponds the cell tells which', () => {
  const park = { park: PARK.park, scenery: { pond: ['b3', 'h3'] } };
  assert.deepEqual(placeOf(park, 'b4'), { id: 'place-pond', cell: 'b4' });
});

test('any other cell is its coordinate, also without scenery', () => {
  assert.deepEqual(placeOf(PARK, 'a1'), { id: 'place-cell', cell: 'a1' });
  assert.deepEqual(placeOf({ park: PARK.park }, 'd4'), { id: 'place-cell', cell: 'd4' });
});
