import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closed, told } from '../../../../site/views/park/told.js';

/** @param {number[][]} byGroup */
function hour(byGroup) {
  const points = byGroup[0].map((_, seat) => byGroup.reduce((sum, group) => sum + group[seat], 0));
  return [
    { kind: 'route', group: 0, size: 2 }, { kind: 'route', group: 0, size: 1 }, { kind: 'route', group: 1, size: 4 },
    { kind: 'footsteps', points, by_group: byGroup },
  ];
}

test('one’s own group comes first, with all its people', () => {
  assert.deepEqual(told(hour([[6, 9], [0, 9]]), 0), { id: 'told-your-group', arguments: { size: 3, groups: 1, points: 6 }, seat: 0 });
});

test('several groups are counted', () => {
  assert.deepEqual(told(hour([[2, 0], [4, 0]]), 0), { id: 'told-your-groups', arguments: { size: 4, groups: 2, points: 6 }, seat: 0 });
});

test('else the best of the others', () => {
  assert.deepEqual(told(hour([[0, 1], [0, 0]]), 0), { id: 'told-their-group', arguments: { size: 3, groups: 1, points: 1 }, seat: 1 });
});

test('else that nobody scored', () => {
  assert.deepEqual(told(hour([[0, 0], [0, 0]]), 0), { id: 'told-nothing', seat: null });
  assert.equal(told([], 0).id, 'told-nothing');
});

test('closing cells are counted', () => {
  assert.equal(closed([{ kind: 'close', cells: ['b2', 'c3'] }]), 2);
  assert.equal(closed([]), 0);
});
