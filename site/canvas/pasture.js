// The pasture of Splits on a canvas: plain values in, pixels out.

import { colours as coloursOf } from './pasture/colours.js';
import { centreOf } from './pasture/frame.js';
import { drawGround } from './pasture/ground.js';
import { drawFalling } from './pasture/falling.js';
import { drawMarksAbove, drawMarksBelow } from './pasture/marks.js';
import { drawStack } from './pasture/stacks.js';

export { centreOf, fieldAt, layout } from './pasture/frame.js';
export { duration, ease, tween } from './pasture/motion.js';

/** @typedef {import('./pasture/types.js').Context} Context */
/** @typedef {import('./pasture/types.js').Layout} Layout */
/** @typedef {import('./pasture/types.js').PastureAppearance} PastureAppearance */
/** @typedef {import('./pasture/types.js').Stack} Stack */

// The newest ground alone: it is as large as the canvas.
/** @type {{key: string, picture: OffscreenCanvas}|null} */
let ground = null;

/** Draws the whole board on a context scaled to CSS pixels.
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {PastureAppearance} appearance */
export function draw(context, layout, appearance) {
  const ratio = context.getTransform().a;
  const colours = coloursOf(appearance.dark);
  layGround(context, layout, appearance, ratio);
  drawMarksBelow(context, layout, appearance, colours);
  drawStacks(context, layout, appearance, ratio);
  if (appearance.falling) drawFalling(context, layout, appearance.falling, colours);
  drawMarksAbove(context, layout, appearance, colours);
}

/** A moving board shows the ground of where it comes to rest, scaled.
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {PastureAppearance} appearance
 * @param {number} ratio */
function layGround(context, layout, appearance, ratio) {
  const { width, height, x, y, radius, rest = layout } = layout;
  const scale = radius / rest.radius;
  if (layout.rest) {
    context.fillStyle = coloursOf(appearance.dark).meadow[0];
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(groundOf(rest, appearance, ratio), x - rest.x * scale, y - rest.y * scale, width * scale, height * scale);
}

/** @param {Layout} layout
 * @param {PastureAppearance} appearance
 * @param {number} ratio
 * @returns {OffscreenCanvas} */
function groundOf(layout, { fields, dark }, ratio) {
  const key = JSON.stringify([layout, fields, dark, ratio]);
  if (ground?.key !== key) ground = { key, picture: paintGround(layout, fields, dark, ratio) };
  return ground.picture;
}

/** @param {Layout} layout
 * @param {string[]} fields
 * @param {boolean} dark
 * @param {number} ratio
 * @returns {OffscreenCanvas} */
function paintGround(layout, fields, dark, ratio) {
  const picture = new OffscreenCanvas(Math.ceil(layout.width * ratio), Math.ceil(layout.height * ratio));
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (picture.getContext('2d', { alpha: false }));
  context.scale(ratio, ratio);
  drawGround(context, layout, fields, coloursOf(dark));
  return picture;
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
  return typeof at === 'string' ? centreOf(layout, at).y : layout.y + at.y * layout.radius;
}
