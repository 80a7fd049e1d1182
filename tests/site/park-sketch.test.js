import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draw, layout } from '../../site/canvas/park.js';

/** What a context was asked to do, by name. @type {Record<string, number>} */
let calls = {};

/** A context that draws nothing and counts; what is asked of it answers with itself. */
function context() {
  /** @type {any} */
  const fake = new Proxy(() => {}, {
    get: (_, name) => {
      if (name === 'a') return 1;
      return () => {
        calls[String(name)] = (calls[String(name)] ?? 0) + 1;
        return fake;
      };
    },
    set: () => true,
  });
  return fake;
}

/** A canvas that is never seen. */
class Unseen {
  /** @param {number} width @param {number} height */
  constructor(width, height) {
    Object.assign(this, { width, height });
  }

  getContext() {
    return context();
  }
}

Object.assign(globalThis, {
  OffscreenCanvas: Unseen,
  Path2D: class {
    constructor() {
      return context();
    }
  },
});

/** @type {any} */
const PARK = {
  rows: ['..G==G..', '=.#==.#=', 'G======G', '=..##..=', '..====..'],
  scenery: { c2: 'tree', g2: 'kiosk', d4: 'pond', e4: 'pond' },
  dark: false, trails: { b4: { level: 1, owner: 0 } }, fences: ['f1'], gone: [false],
  pawns: [{ seat: 0, at: { x: 3, y: 2 } }], plan: null, glow: ['a3'], cursor: null,
  lines: [{ cells: ['a3', 'h3'], size: 3, strong: false, kind: 'visitors', style: 'now' }],
  walkers: [], floats: [], closing: {}, fading: {},
};

/** What drawing takes on a canvas as wide as no other so far. @param {number} width @param {boolean} [fine] */
function taken(width, fine) {
  calls = {};
  draw(context(), layout(width, 560, { columns: 8, rows: 5 }), PARK, fine);
  return calls;
}

test('a sketch has gates, labels, people and lines as the whole has, and far fewer strokes', () => {
  const sketch = taken(800, false);
  const whole = taken(801);
  assert.equal(sketch.fillText, whole.fillText);
  assert.equal(sketch.rotate, whole.rotate);
  const strokes = (/** @type {Record<string, number>} */ { lineTo = 0, arc = 0, roundRect = 0 }) => lineTo + arc + roundRect;
  assert.ok(strokes(sketch) * 3 < strokes(whole), `${strokes(sketch)} of ${strokes(whole)}`);
});

test('after a sketch the whole is drawn as if there had been none', () => {
  taken(802, false);
  assert.deepEqual(taken(802, true), taken(803, true));
});
