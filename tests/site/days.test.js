import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeFrames } from './fake_browser.js';

fakeFrames();
const { dateOf, keepResult, monthOf, monthsOn, resultOf, today } = await import('../../site/days.js');

test('today is the date on the clock here, whatever it is in Greenwich', () => {
  assert.equal(today(new Date(2026, 10, 30, 0, 5)), '2026-11-30');
  assert.equal(today(new Date(2026, 10, 30, 23, 55)), '2026-11-30');
});

test('a date is read back, and what is none is not', () => {
  for (const day of ['2026-03-29', '2026-10-25', '2028-02-29']) assert.equal(today(/** @type {Date} */ (dateOf(day))), day);
  for (const day of ['', '2026-02-29', '2026-13-01', '2026-11-30x', '<b>']) assert.equal(dateOf(day), null);
});

test('a month has all its days, and months go on over the year', () => {
  assert.equal(monthOf('2026-02-14').length, 28);
  assert.deepEqual([monthOf('2026-11-30')[0], monthOf('2026-11-30').at(-1)], ['2026-11-01', '2026-11-30']);
  assert.deepEqual([monthsOn('2026-12-31', 1), monthsOn('2026-01-31', -1)], ['2027-01-01', '2025-12-01']);
});

test('of a date the best is kept, and how often it was played', () => {
  keepResult('olifantenpad', '2026-11-30', [0, 5, 12]);
  keepResult('olifantenpad', '2026-11-30', [0, 1, 3]);
  assert.deepEqual(resultOf('olifantenpad', '2026-11-30'), { best: 12, last: 3, tries: 2, turns: [5, 7] });
  assert.equal(resultOf('splits', '2026-11-30'), null);
});
