/**
 * Ground, trails and all that stands over them in one picture, kept while the trails stay as they are:
 * then a frame costs one copy. While they change, the layers are drawn one by one.
 */

import { stillLayers } from './still.js';
import { changing, drawTrails } from './trails.js';

/** @typedef {import('../park.js').ParkAppearance} ParkAppearance */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {{trails: string, picture: OffscreenCanvas|null}} Settled */

/** One for each still park; it goes when the park's layers go. @type {WeakMap<object, Settled>} */
const settled = new WeakMap();

/** Draws the park without its people. @param {CanvasRenderingContext2D} context @param {Layout} at @param {ParkAppearance} park */
export function drawParkGround(context, at, park) {
  const layers = stillLayers(at, park, context.getTransform().a);
  const trails = JSON.stringify([changing(park), park.gone]);
  const known = settled.get(layers);
  if (known?.trails !== trails) settled.set(layers, { trails, picture: null });
  else known.picture ??= picture(layers, at, park, context.getTransform().a);
  if (known?.picture && known.trails === trails) context.drawImage(known.picture, 0, 0, at.width, at.height);
  else drawLayers(context, layers, at, park);
}

/** @param {import('./still.js').Pen} context @param {import('./still.js').Layers} layers @param {Layout} at @param {ParkAppearance} park */
function drawLayers(context, { ground, above }, at, park) {
  context.drawImage(ground, 0, 0, at.width, at.height);
  drawTrails(context, at, park);
  context.drawImage(above, 0, 0, at.width, at.height);
}

/** @param {import('./still.js').Layers} layers @param {Layout} at @param {ParkAppearance} park @param {number} ratio */
function picture(layers, at, park, ratio) {
  const canvas = new OffscreenCanvas(layers.ground.width, layers.ground.height);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.scale(ratio, ratio);
  drawLayers(context, layers, at, park);
  return canvas;
}
