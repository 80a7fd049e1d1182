/**
 * Ground, trails, fences and all that stands over them in one picture, kept while trails and fences stay
 * as they are: then a frame costs one copy. While they change, the layers are drawn one by one.
 */

import { drawFences } from './fences.js';
import { PAINTERS, copyLayer, paintStill, stillLayers } from './still.js';
import { changing, drawTrails } from './trails.js';

/** @typedef {import('../park.js').ParkAppearance} ParkAppearance */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {{look: string, picture: OffscreenCanvas|null}} Settled `look`: all that the picture depends on */

/** One for each still park; it goes when the park's layers go. @type {WeakMap<object, Settled>} */
const settled = new WeakMap();

/** Draws the park without its people. @param {CanvasRenderingContext2D} context @param {Layout} at @param {ParkAppearance} park @param {boolean} fine */
export function drawParkGround(context, at, park, fine) {
  if (fine) drawSettled(context, stillLayers(at, park, context.getTransform().a), at, park);
  else drawSketch(context, at, park);
}

/** Without layers of their own, which would be copied once and thrown away. @param {CanvasRenderingContext2D} context @param {Layout} at @param {ParkAppearance} park */
function drawSketch(context, at, park) {
  paintStill(context, at, park, PAINTERS.ground, false);
  drawTrails(context, at, park);
  paintStill(context, at, park, PAINTERS.above, false);
  drawFences(context, at, park);
}

/** @param {CanvasRenderingContext2D} context @param {import('./still.js').Layers} layers @param {Layout} at @param {ParkAppearance} park */
function drawSettled(context, layers, at, park) {
  const look = JSON.stringify([changing(park), park.gone, park.fences, park.closing, park.opening]);
  const known = settled.get(layers);
  if (known?.look !== look) settled.set(layers, { look, picture: null });
  else known.picture ??= picture(layers, at, park, context.getTransform().a);
  if (known?.picture && known.look === look) copyLayer(context, known.picture);
  else drawLayers(context, layers, at, park);
}

/** @param {import('./still.js').Pen} context @param {import('./still.js').Layers} layers @param {Layout} at @param {ParkAppearance} park */
function drawLayers(context, { ground, above }, at, park) {
  copyLayer(context, ground);
  drawTrails(context, at, park);
  copyLayer(context, above);
  drawFences(context, at, park);
}

/** @param {import('./still.js').Layers} layers @param {Layout} at @param {ParkAppearance} park @param {number} ratio */
function picture(layers, at, park, ratio) {
  const canvas = new OffscreenCanvas(layers.ground.width, layers.ground.height);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.scale(ratio, ratio);
  drawLayers(context, layers, at, park);
  return canvas;
}
