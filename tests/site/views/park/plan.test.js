import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STAY, dragged, grabbed, ledTo, nextCells, notation, numbered, read, stepsLeft, tapped, undone } from '../../../../site/views/park/plan.js';

/** A row of six cells, b1 a gate and e1 too. */
const GRAPH = { a1: ['b1'], b1: ['a1', 'c1'], c1: ['b1', 'd1'], d1: ['c1', 'e1'], e1: ['d1', 'f1'], f1: ['e1'] };
const OUTSIDE = { at: null, gates: ['b1', 'e1'], graph: GRAPH, steps: 5, gate_steps: 3 };
const INSIDE = { ...OUTSIDE, at: 'c1' };

test('outside, a walk begins at a gate with step 3', () => {
  assert.deepEqual(nextCells(STAY, OUTSIDE), []);
  const plan = tapped(tapped(STAY, OUTSIDE, 'b1'), OUTSIDE, 'c1');
  assert.equal(notation(plan), 'b1>c1');
  assert.deepEqual(numbered(plan, OUTSIDE), [{ cell: 'c1', number: 3 }]);
  assert.equal(stepsLeft(plan, OUTSIDE), 2);
});

test('inside, a walk goes on from the walker with step 1', () => {
  const plan = tapped(STAY, INSIDE, 'd1');
  assert.equal(notation(plan), 'd1');
  assert.deepEqual(numbered(plan, INSIDE), [{ cell: 'd1', number: 1 }]);
  assert.deepEqual(nextCells(plan, INSIDE), ['c1', 'e1']);
});

test('a tap further off leads the walk there, as far as the steps go', () => {
  assert.equal(notation(tapped(STAY, INSIDE, 'f1')), 'd1 e1 f1');
  const long = { gate: null, cells: ['d1', 'c1', 'd1', 'c1'] };
  assert.equal(ledTo(long, INSIDE, 'f1'), long);
});

test('a tap on the last step takes it back, on a gate alone the gate too', () => {
  const plan = { gate: null, cells: ['d1', 'e1'] };
  assert.deepEqual(tapped(plan, INSIDE, 'e1'), { gate: null, cells: ['d1'] });
  assert.deepEqual(tapped({ gate: 'b1', cells: [] }, OUTSIDE, 'b1'), STAY);
});

test('a tap on a gate in reach walks there, out of reach comes in by it', () => {
  assert.equal(notation(tapped(STAY, INSIDE, 'b1')), 'b1');
  assert.equal(notation(tapped(STAY, { ...INSIDE, steps: 0 }, 'e1')), 'e1>');
});

test('outside without a gate, a tap comes in by the nearest gate', () => {
  assert.equal(notation(tapped(STAY, OUTSIDE, 'd1')), 'e1>d1');
  assert.equal(tapped(STAY, { ...OUTSIDE, graph: {} }, 'd1'), STAY);
});

test('a drag begins at the walker, the walk’s end or a gate, nowhere else', () => {
  const plan = { gate: null, cells: ['d1'] };
  assert.equal(grabbed(plan, INSIDE, 'd1'), plan);
  assert.equal(grabbed(plan, INSIDE, 'c1'), STAY);
  assert.deepEqual(grabbed(plan, INSIDE, 'e1'), { gate: 'e1', cells: [] });
  assert.equal(grabbed(plan, INSIDE, 'a1'), null);
});

test('dragging back over the step before takes the last one back', () => {
  const plan = { gate: 'b1', cells: ['c1', 'd1'] };
  assert.deepEqual(dragged(plan, OUTSIDE, 'c1').cells, ['c1']);
  assert.deepEqual(dragged({ gate: 'b1', cells: ['c1'] }, OUTSIDE, 'b1').cells, []);
  assert.deepEqual(dragged(plan, OUTSIDE, 'e1').cells, ['c1', 'd1', 'e1']);
});

test('no steps left: nothing follows', () => {
  const plan = { gate: 'b1', cells: ['c1', 'd1', 'e1'] };
  assert.deepEqual(nextCells(plan, OUTSIDE), []);
  assert.equal(notation(undone(plan)), 'b1>c1 d1');
});

test('staying is a dash', () => {
  assert.equal(notation(STAY), '-');
});

test('a walk reads back from its text', () => {
  for (const text of ['-', 'b2 c3', 'a1>b2 c3', 'a1>']) assert.equal(notation(read(text)), text);
});
