/** The parts of the park that stand still, drawn once into canvases of their own and kept. */

import { palette } from './colours.js';
import { drawGates } from './gates.js';
import { drawGround } from './ground.js';
import { drawLabels } from './labels.js';
import { drawScenery } from './scenery.js';

/** @typedef {CanvasRenderingContext2D|OffscreenCanvasRenderingContext2D} Pen */
/**
 * @typedef {{context: Pen, at: import('./layout.js').Layout, colours: import('./colours.js').Palette,
 *   rows: string[], scenery: import('./terrain.js').Scenery, dark: boolean}} Still
 */
/** ground lies below the trails, above: what stands over them. @typedef {{ground: OffscreenCanvas, above: OffscreenCanvas}} Layers */

/** As many parks as a page shows at once; the oldest goes first. */
const KEPT = 6;
/** @type {Map<string, Layers>} */
const layers = new Map();

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
    ground: paint(at, park, ratio, (still) => { drawGround(still); drawLabels(still); }),
    above: paint(at, park, ratio, (still) => { drawScenery(still); drawGates(still); }),
  };
  layers.set(key, made);
  return made;
}

/**
 * @param {import('./layout.js').Layout} at
 * @param {Pick<import('../park.js').ParkAppearance, 'rows'|'scenery'|'dark'>} park
 * @param {number} ratio
 * @param {(still: Still) => void} painter
 * @returns {OffscreenCanvas}
 */
function paint(at, { rows, scenery, dark }, ratio, painter) {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(at.width * ratio)), Math.max(1, Math.round(at.height * ratio)));
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.scale(ratio, ratio);
  painter({ context, at, colours: palette(dark), rows, scenery, dark });
  return canvas;
}
