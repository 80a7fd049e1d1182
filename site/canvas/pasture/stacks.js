// Stacks of sheep: piles that grow with their number, and the number itself.

import { SEATS } from '../seats.js';
import { colours as coloursOf } from './colours.js';
import { placeOf } from './frame.js';
import { drawBadge } from './badge.js';
import { drawSheep } from './sheep.js';
import { drawPicture } from './picture.js';
import { hex } from './shapes.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Layout} Layout */
/** @typedef {import('./types.js').Stack} Stack */

// In radii: where each sheep stands and how large, back to front, for stacks of
// up to so many.
/** @type {{upTo: number, sheep: [number, number, number][]}[]} */
const PILES = [
  { upTo: 1, sheep: [[-0.02, 0.42, 1.12]] },
  { upTo: 3, sheep: [[0.16, 0.24, 0.96], [-0.14, 0.56, 0.96]] },
  { upTo: 7, sheep: [[-0.25, 0.56, 0.84], [0.3, 0.6, 0.84], [0.0, 0.16, 0.84]] },
  { upTo: 11, sheep: [[0.04, 0.4, 0.74], [-0.38, 0.6, 0.74], [0.4, 0.62, 0.74], [-0.2, 0.14, 0.74], [0.2, 0.16, 0.74]] },
  { upTo: 16, sheep: [[-0.44, 0.56, 0.66], [0.0, 0.62, 0.66], [0.44, 0.58, 0.66], [-0.23, 0.2, 0.66], [0.22, 0.22, 0.66], [0.0, -0.16, 0.66]] },
];
// Where sheep stand, in radii under the middle.
const FEET = 0.6;
const KEPT = 240;

/** How far a stack's picture reaches from the middle of its field, in radii. What stands
 * out is the number at the upper right, which on a small board is relatively larger.
 * @param {number} radius */
function reach(radius) {
  return { left: 1, right: Math.max(1.3, 28 / radius), up: Math.max(1.4, 30 / radius), down: 0.95 };
}

/** @type {Map<string, OffscreenCanvas>} */
const pictures = new Map();

/** Draws a stack with its number.
 * @param {Context} context
 * @param {Layout} layout
 * @param {Stack} stack
 * @param {{dark: boolean, gone: boolean, ratio: number}} how */
export function drawStack(context, layout, stack, how) {
  const { x, y } = placeOf(layout, stack.at);
  const { radius } = layout;
  const { left, up } = reach(radius);
  const squash = 1 - (stack.squash ?? 0) * 0.16;
  context.save();
  context.globalAlpha = (stack.alpha ?? 1) * (how.gone ? 0.55 : 1);
  context.translate(x, y + (FEET - (stack.lift ?? 0)) * radius);
  context.scale(1 / squash, squash);
  context.translate(-left * radius, -(up + FEET) * radius);
  drawPicture(context, pictureOf(radius, stack, how), how.ratio);
  context.restore();
}

/** @param {number} radius
 * @param {Stack} stack
 * @param {{dark: boolean, ratio: number}} how
 * @returns {OffscreenCanvas} */
function pictureOf(radius, stack, { dark, ratio }) {
  const key = [radius, stack.seat, stack.size, stack.blocked, dark, ratio].join();
  const kept = pictures.get(key);
  if (kept) return kept;
  if (pictures.size > KEPT) pictures.clear();
  const made = picture(radius, stack, dark, ratio);
  pictures.set(key, made);
  return made;
}

/** @param {number} radius
 * @param {Stack} stack
 * @param {boolean} dark
 * @param {number} ratio
 * @returns {OffscreenCanvas} */
function picture(radius, stack, dark, ratio) {
  const { left, right, up, down } = reach(radius);
  const width = Math.ceil((left + right) * radius * ratio);
  const height = Math.ceil((up + down) * radius * ratio);
  const canvas = new OffscreenCanvas(width, height);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.scale(ratio, ratio);
  context.translate(left * radius, up * radius);
  drawNumbered(context, radius, stack, dark);
  return canvas;
}

/** @param {Context} context
 * @param {number} radius
 * @param {Stack} stack
 * @param {boolean} dark */
function drawNumbered(context, radius, stack, dark) {
  const colours = coloursOf(dark);
  context.save();
  context.scale(radius, radius);
  tint(context, SEATS[stack.seat][dark ? 'dark' : 'colour']);
  drawPile(context, stack, colours);
  context.restore();
  // On a small board the number grows, so that it never falls below 10 pixels.
  const height = Math.max(0.42 * radius, Math.min(10, 0.75 * radius));
  const out = 0.52 * radius - (height - 0.42 * radius) * 0.7;
  drawBadge(context, out, -out, height, { ...stack, number: stack.size, dark }, colours);
}

/** @param {Context} context
 * @param {Stack} stack
 * @param {import('./colours.js').Colours} colours */
function drawPile(context, { seat, size, blocked }, colours) {
  const pile = PILES.find(({ upTo }) => size <= upTo) ?? PILES[PILES.length - 1];
  context.fillStyle = colours.shade;
  context.beginPath();
  context.ellipse(0.02, 0.54, 0.74, 0.2, 0, 0, 2 * Math.PI);
  context.fill();
  const dress = { face: SEATS[seat].colour, faceDark: SEATS[seat].text, lying: blocked };
  for (const [x, y, width] of pile.sheep) drawSheep(context, x, y, width, dress, colours);
}

/** A ring in the seat's colour around the field it holds.
 * @param {Context} context
 * @param {string} colour */
function tint(context, colour) {
  hex(context, 0, 0, 0.85, 0.16);
  context.globalAlpha = 0.1;
  context.fillStyle = colour;
  context.fill();
  context.globalAlpha = 1;
  context.strokeStyle = colour;
  context.lineWidth = 0.085;
  context.stroke();
}
