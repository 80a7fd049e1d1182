// Stacks of sheep: piles that grow with their number, and the number itself.

import { SEATS } from '../seats.js';
import { colours as coloursOf } from './colours.js';
import { placeOf } from './frame.js';
import { drawBadge } from './badge.js';
import { drawSheep } from './sheep.js';
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
// Room around a stack's picture, in radii.
const REACH = 1.5;
const KEPT = 240;

/** @type {Map<string, OffscreenCanvas>} */
const pictures = new Map();

/** Draws a stack with its number.
 * @param {Context} context
 * @param {Layout} layout
 * @param {Stack} stack
 * @param {{dark: boolean, gone: boolean, ratio: number}} how */
export function drawStack(context, layout, stack, how) {
  const { x, y } = placeOf(layout, stack.at);
  const picture = pictureOf(layout.radius, stack, how);
  const squash = 1 - (stack.squash ?? 0) * 0.16;
  const size = REACH * layout.radius;
  context.globalAlpha = (stack.alpha ?? 1) * (how.gone ? 0.55 : 1);
  const top = y - (stack.lift ?? 0) * layout.radius + size * (0.4 - 1.4 * squash) ;
  context.drawImage(picture, x - size / squash, top, 2 * size / squash, 2 * size * squash);
  context.globalAlpha = 1;
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
  const pixels = Math.ceil(2 * REACH * radius * ratio);
  const canvas = new OffscreenCanvas(pixels, pixels);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.scale(ratio, ratio);
  context.translate(REACH * radius, REACH * radius);
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
