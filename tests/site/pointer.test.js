import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { followPointer } from '../../site/pointer.js';

/** Fields of 10 × 10 CSS pixels, named "column,row". */
const BOARD = {
  fieldAt: (/** @type {number} */ x, /** @type {number} */ y) => (x < 0 || y < 0 ? null : `${Math.floor(x / 10)},${Math.floor(y / 10)}`),
  centreOf(/** @type {string} */ field) {
    const [column, row] = field.split(',').map(Number);
    return { x: column * 10 + 5, y: row * 10 + 5 };
  },
};

/** @type {[string, string | null][]} */
let told = [];
/** @type {any} */
let canvas;
let mayGrab = true;

beforeEach(() => {
  told = [];
  mayGrab = true;
  canvas = new EventTarget();
  canvas.getBoundingClientRect = () => ({ left: 100, top: 0 });
});

function follow() {
  return followPointer(canvas, {
    ...BOARD,
    grab: () => mayGrab,
    drag: (field) => told.push(['drag', field]),
    tap: (field) => told.push(['tap', field]),
    hover: (field) => told.push(['hover', field]),
    dropped: (field) => told.push(['dropped', field]),
  });
}

/** @param {string} type */
function send(type, x = 0, y = 0, extra = {}) {
  canvas.dispatchEvent(Object.assign(new Event(type), { pointerId: 1, button: 0, pointerType: 'mouse', clientX: 100 + x, clientY: y, ...extra }));
}

test('press and release on one field is a tap', () => {
  follow();
  send('pointerdown', 4, 4);
  send('pointermove', 6, 6);
  send('pointerup', 6, 6);
  assert.deepEqual(told, [['tap', '0,0']]);
});

test('a drag tells every field it comes to, and diagonals miss the corners beside them', () => {
  follow();
  send('pointerdown', 5, 5);
  for (let i = 5; i <= 25; i += 1) send('pointermove', i + 1, i);
  send('pointerup', 25, 25);
  assert.deepEqual(told, [['drag', '1,1'], ['drag', '2,2'], ['dropped', '2,2']]);
});

test('where nothing can be grabbed, moving far away is neither drag nor tap', () => {
  mayGrab = false;
  follow();
  send('pointerdown', 5, 5);
  send('pointermove', 25, 5);
  send('pointerup', 25, 5);
  assert.deepEqual(told, []);
});

test('a mouse hovers, a finger does not', () => {
  follow();
  send('pointermove', 5, 5);
  send('pointermove', 15, 5, { pointerType: 'touch' });
  send('pointerleave');
  assert.deepEqual(told, [['hover', '0,0'], ['hover', null]]);
});

test('a second finger and other buttons do nothing; a cancelled press is forgotten', () => {
  follow();
  send('pointerdown', 5, 5, { button: 2 });
  send('pointerup', 5, 5, { button: 2 });
  send('pointerdown', 5, 5);
  send('pointerdown', 15, 5, { pointerId: 2 });
  send('pointerup', 15, 5, { pointerId: 2 });
  send('pointercancel');
  send('pointerup', 5, 5);
  assert.deepEqual(told, [['hover', null]]);
});

test('after the stop nothing is told', () => {
  follow()();
  send('pointerdown', 5, 5);
  send('pointerup', 5, 5);
  assert.deepEqual(told, []);
});
