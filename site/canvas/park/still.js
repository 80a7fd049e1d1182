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
/** ground: the lawns, below the trails · above: pavement and all that stands up. @typedef {{ground: OffscreenCanvas, above: OffscreenCanvas}} Layers */

/** As many parks as a page shows at once (a layer is as large as the canvas); the oldest goes first. */
const KEPT = 3;
/** @type {Map<string, Layers>} */
const layers = new Map();

/**
 * The still layers for a park at a size, from the cache or newly drawn.
 * @param {import('./layout.js').Layout} at
 * @param {Pick<import('../park.js').ParkAppearance, 'rows'|'scenery'|'dark'>} park
 * @param {number} ratio device pixels for one CSS pixel
 * @param {boolean} fine whether with all its texture, which takes three times as long
 * @returns {Layers}
 */
export function stillLayers(at, park, ratio, fine) {
  const key = JSON.stringify([park.rows, park.scenery, park.dark, at, ratio, fine]);
  const found = layers.get(key);
  if (found) return found;
  if (layers.size >= KEPT) layers.delete([...layers.keys()][0]);
  const made = {
    ground: paint({ ...park, at, fine }, ratio, [drawGrass]),
    above: paint({ ...park, at, fine }, ratio, [drawHedge, drawPavement, drawLabels, drawScenery, drawGates]),
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
 * @param {Pick<Still, 'at'|'rows'|'scenery'|'dark'|'fine'>} park
 * @param {number} ratio
 * @param {((still: Still) => void)[]} painters
 * @returns {OffscreenCanvas}
 */
function paint({ at, rows, scenery, dark, fine }, ratio, painters) {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(at.width * ratio)), Math.max(1, Math.round(at.height * ratio)));
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.scale(ratio, ratio);
  for (const painter of painters) painter({ context, at, colours: palette(dark), rows, scenery, dark, fine });
  return canvas;
}
