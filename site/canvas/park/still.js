/** The parts of the park that stand still, drawn once into canvases of their own and kept. */

import { palette } from './colours.js';
import { drawGates } from './gates.js';
import { drawHedge } from './hedge.js';
import { drawLabels } from './labels.js';
import { drawGrass } from './lawns.js';
import { drawPavement } from './pavement.js';
import { drawScenery } from './scenery.js';

/** @typedef {CanvasRenderingContext2D|OffscreenCanvasRenderingContext2D} Pen */
/**
 * @typedef {{context: Pen, at: import('./layout.js').Layout, colours: import('./colours.js').Palette,
 *   rows: string[], scenery: import('./terrain.js').Scenery, dark: boolean, fine: boolean}} Still
 *   `fine` is false for a sketch: everything is there and in its place, without blades, leaves and stones.
 */
/** @typedef {(still: Still) => void} Painter */
/** ground: the lawns, below the trails · above: pavement and all that stands up. @typedef {{ground: OffscreenCanvas, above: OffscreenCanvas}} Layers */

/** As many parks as a page shows at once (a layer is as large as the canvas); the oldest goes first. */
const KEPT = 3;
/** @type {Map<string, Layers>} */
const layers = new Map();

/** What lies below the trails, and what above them. */
export const PAINTERS = { ground: [drawGrass], above: [drawHedge, drawPavement, drawLabels, drawScenery, drawGates] };

/**
 * The still layers for a park at a size, from the cache or newly drawn.
 * @param {import('./layout.js').Layout} at
 * @param {Pick<import('../park.js').ParkAppearance, 'rows'|'scenery'|'dark'>} park
 * @param {number} ratio device pixels for one CSS pixel
 * @returns {Layers}
 */
export function stillLayers(at, park, ratio) {
  const key = JSON.stringify([park.rows, park.scenery, park.dark, at, ratio]);
  const found = layers.get(key);
  if (found) return found;
  if (layers.size >= KEPT) layers.delete([...layers.keys()][0]);
  const made = {
    ground: layer(at, park, ratio, PAINTERS.ground),
    above: layer(at, park, ratio, PAINTERS.above),
  };
  layers.set(key, made);
  return made;
}

/** Copies a layer pixel by pixel: at a ratio of 1.25 its size in CSS pixels is no whole number. @param {Pen} context @param {OffscreenCanvas} layer */
export function copyLayer(context, layer) {
  const ratio = context.getTransform().a;
  context.drawImage(layer, 0, 0, layer.width / ratio, layer.height / ratio);
}

/**
 * @param {import('./layout.js').Layout} at
 * @param {Pick<Still, 'rows'|'scenery'|'dark'>} park
 * @param {number} ratio
 * @param {Painter[]} painters
 * @returns {OffscreenCanvas}
 */
function layer(at, park, ratio, painters) {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(at.width * ratio)), Math.max(1, Math.round(at.height * ratio)));
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.scale(ratio, ratio);
  paintStill(context, at, park, painters, true);
  return canvas;
}

/**
 * @param {Pen} context
 * @param {import('./layout.js').Layout} at
 * @param {Pick<Still, 'rows'|'scenery'|'dark'>} park
 * @param {Painter[]} painters
 * @param {boolean} fine whether with all its texture, which takes three times as long
 */
export function paintStill(context, at, { rows, scenery, dark }, painters, fine) {
  for (const painter of painters) painter({ context, at, colours: palette(dark), rows, scenery, dark, fine });
}
