import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asEngine, readSeats, writeSeats } from '../../site/seats.js';

test('a person and Easy bots are a number', () => {
  const seats = readSeats('3');
  assert.deepEqual(seats, [{ kind: 'human' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'easy' }]);
  assert.equal(writeSeats(seats), '3');
});

test('any other table names its seats', () => {
  for (const text of ['human.human', 'human.hard', 'human.easy.human.normal', 'human.own']) assert.equal(writeSeats(readSeats(text)), text);
});

test('what is no table is refused', () => {
  for (const text of ['', '0', '5', 'x', 'easy.easy', 'human.human.human.human.human', '<b>']) assert.throws(() => readSeats(text), RangeError);
});

test('a table too small for its game is none', () => {
  assert.equal(readSeats('1', 'olifantenpad').length, 1);
  assert.throws(() => readSeats('1', 'splits'), RangeError);
});

test('for the engine a bot of one’s own is a person', () => {
  assert.deepEqual(asEngine(readSeats('human.own.hard')), [{ kind: 'human' }, { kind: 'human' }, { kind: 'bot', level: 'hard' }]);
});
