// The pasture of Splits on a canvas: plain values in, pixels out.

import { colours as coloursOf } from './pasture/colours.js';
import { placeOf } from './pasture/frame.js';
import { drawFalling } from './pasture/falling.js';
import { drawMarksAbove, drawMarksBelow } from './pasture/marks.js';
import { drawStack } from './pasture/stacks.js';
import { drawStill } from './pasture/still.js';

export { centreOf, fieldAt, layout } from './pasture/frame.js';
export { duration, ease, tween } from './pasture/motion.js';

/** @typedef {import('./pasture/types.js').Context} Context */
/** @typedef {import('./pasture/types.js').Layout} Layout */
/** @typedef {import('./pasture/types.js').PastureAppearance} PastureAppearance */
/** @typedef {import('./pasture/types.js').Stack} Stack */

/** Draws the whole board on a context scaled to CSS pixels.
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {PastureAppearance} appearance */
export function draw(context, layout, appearance) {
  const ratio = context.getTransform().a;
  context.save();
  if (layout.rest) drawMoving(context, layout, layout.rest, appearance, ratio);
  else drawAtRest(context, layout, appearance, ratio, 'all');
  context.restore();
}

/** A moving board is the one at rest, shifted, turned and scaled. When it comes
 * nearer, its picture does not reach the edges yet: then the meadow stands still.
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {Layout} rest
 * @param {PastureAppearance} appearance
 * @param {number} ratio */
function drawMoving(context, layout, rest, appearance, ratio) {
  const { fields, dark } = appearance;
  const isNearing = rest.radius > layout.radius;
  drawStill(context, { layout: rest, fields, dark, ratio }, 'meadow');
  context.translate(layout.x, layout.y);
  context.rotate((layout.turn - rest.turn) * Math.PI / 3);
  context.scale(layout.radius / rest.radius, layout.radius / rest.radius);
  context.translate(-rest.x, -rest.y);
  drawAtRest(context, rest, appearance, ratio, isNearing ? 'pasture' : 'all');
}

/** @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {PastureAppearance} appearance
 * @param {number} ratio
 * @param {import('./pasture/still.js').Part} part */
function drawAtRest(context, layout, appearance, ratio, part) {
  const { fields, dark, falling } = appearance;
  const colours = coloursOf(dark);
  drawStill(context, { layout, fields, dark, ratio }, part);
  drawMarksBelow(context, layout, appearance, colours);
  drawStacks(context, layout, appearance, ratio);
  if (falling) drawFalling(context, layout, falling, colours);
  drawMarksAbove(context, layout, appearance, colours);
}

/** @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {PastureAppearance} appearance
 * @param {number} ratio */
function drawStacks(context, layout, appearance, ratio) {
  const { dark, gone } = appearance;
  const stacks = withSplit(appearance);
  // Those nearer to the looker hide those behind.
  stacks.sort((a, b) => depth(layout, a) - depth(layout, b));
  for (const stack of stacks) drawStack(context, layout, stack, { dark, ratio, gone: gone[stack.seat] });
}

/** The stacks as a half-made split would leave them.
 * @param {PastureAppearance} appearance
 * @returns {Stack[]} */
function withSplit({ stacks, chosen, target, stay, go, seat }) {
  if (!chosen || !target) return [...stacks];
  const rest = stacks.map((stack) => (stack.field === chosen ? { ...stack, size: stay } : stack));
  return [...rest, { at: target, field: target, seat, size: go, blocked: false, alpha: 0.88 }];
}

/** @param {Layout} layout
 * @param {Stack} stack */
function depth(layout, { at }) {
  return placeOf(layout, at).y;
}
