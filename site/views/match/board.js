/**
 * The board on the screen: a canvas as large as its box, one for every game's painter.
 */

import { element } from '../../dom.js';
import { change } from '../../state.js';

/** @typedef {{layout: Function, draw: Function, fieldAt: Function, centreOf: Function}} Painter a module of `canvas/` */

/** @typedef {ReturnType<typeof createBoard>} Board */

/** After so many, the list of how long frames took begins anew, so that it never grows without end. */
const MEASURES = 600;

let measured = 0;

/** Where a sketch will do, the page's first is one, and is there the sooner; from the next on all is drawn to its last leaf. */
let fine = false;
let isSketched = false;

/**
 * A canvas with its painter. `paint(board, appearance)` draws, at most once a frame;
 * `fieldAt` and `centreOf` are the painter's for what was painted last.
 * @param {Painter} painter
 * @param {Record<string, any>} [attributes] of the canvas
 */
export function createBoard(painter, attributes = {}) {
  const canvas = element('canvas', { class: 'board', ...attributes });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const size = { width: 0, height: 0 };
  /** @type {any} */
  let layout = null;
  const watcher = new ResizeObserver(([entry]) => {
    const { width, height } = entry.contentRect;
    Object.assign(size, { width, height });
    change();
  });
  watcher.observe(canvas);

  return {
    canvas,
    /**
     * @param {any} board
     * @param {any} appearance
     * @param {boolean} [maySketch] whether it is painted again in the next frame
     * @returns {boolean} whether there was room to draw
     */
    paint(board, appearance, maySketch = false) {
      // The first time nobody has told the size yet.
      if (!size.width) Object.assign(size, { width: canvas.clientWidth, height: canvas.clientHeight });
      if (!size.width || !size.height) return false;
      const begin = performance.now();
      fit(canvas, context, size);
      layout = painter.layout(size.width, size.height, board);
      painter.draw(context, layout, appearance, fine || !maySketch);
      measure(begin);
      if (maySketch) refine();
      return true;
    },
    /** Whether what was painted was a first sketch: what nobody sees can wait for the next frame. */
    isSketch: () => !fine,
    /** @type {(x: number, y: number) => string | null} */
    fieldAt: (x, y) => layout && painter.fieldAt(layout, x, y),
    /** @type {(field: string) => {x: number, y: number}} */
    centreOf: (field) => painter.centreOf(layout, field),
    close: () => watcher.disconnect(),
  };
}

/**
 * Gives the canvas as many dots as the screen has there and clears it.
 * @param {HTMLCanvasElement} canvas
 * @param {CanvasRenderingContext2D} context
 * @param {{width: number, height: number}} size
 */
function fit(canvas, context, { width, height }) {
  const ratio = Math.min(devicePixelRatio || 1, 3);
  const wide = Math.round(width * ratio);
  const high = Math.round(height * ratio);
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== high) canvas.height = high;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
}

/** Has everything drawn finely once the sketch is on the screen. */
function refine() {
  if (isSketched) return;
  isSketched = true;
  requestAnimationFrame(() => setTimeout(() => change(() => (fine = true))));
}

/**
 * Notes how long a frame took under the name `draw`, where tests and developer tools find it.
 * @param {number} begin
 */
function measure(begin) {
  measured += 1;
  if (measured % MEASURES === 0) performance.clearMeasures('draw');
  performance.measure('draw', { start: begin, end: performance.now() });
}
