/** Where the park lies on a canvas: every size fits, every cell is found again. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { centreOf, fieldAt, layout } from '../../site/canvas/park.js';

const PARK = { columns: 13, rows: 9 };

test('a phone of 320 pixels shows cells of 23 pixels', () => {
  const at = layout(320, 568, PARK);
  assert.equal(at.cell, 23);
  assert.equal(at.labels, false);
});

test('there is room for letters and numbers on a desktop', () => {
  assert.equal(layout(1440, 900, PARK).labels, true);
});

test('the park lies wholly on the canvas, at any size', () => {
  for (const columns of [7, 13, 26]) for (const rows of [7, 9, 26]) for (const [width, height] of [[320, 568], [844, 390], [3840, 2160]]) {
    const at = layout(width, height, { columns, rows });
    assert.ok(at.cell > 5);
    assert.ok(at.x >= 0 && at.y >= 0 && at.x + columns * at.cell <= width && at.y + rows * at.cell <= height);
  }
});

test('the middle of every cell belongs to it', () => {
  const at = layout(390, 844, PARK);
  for (const field of ['a1', 'm1', 'g5', 'a9', 'm9']) {
    const { x, y } = centreOf(at, field);
    assert.equal(fieldAt(at, x, y), field);
  }
});

test('the hedge belongs to the cell beside it, the paper to none', () => {
  const at = layout(390, 844, PARK);
  assert.equal(fieldAt(at, at.x + 4.5 * at.cell, at.y - 0.4 * at.cell), 'e1');
  assert.equal(fieldAt(at, at.x + 13.4 * at.cell, at.y + 8.5 * at.cell), 'm9');
  assert.equal(fieldAt(at, at.x, at.y - at.cell), null);
  assert.equal(fieldAt(at, at.x + 14 * at.cell, at.y), null);
});

test('a canvas without a size has no park but gives no error', () => {
  assert.equal(layout(0, 0, PARK).cell, 1);
});
