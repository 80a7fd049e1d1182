// Tufts, flowers, bushes, trees and stones.

import { grain, spread } from './grain.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./colours.js').Colours} Colours */

/** Three blades of grass.
 * @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} size height in CSS pixels
 * @param {string} colour */
export function tuft(context, x, y, size, colour) {
  context.strokeStyle = colour;
  context.lineWidth = Math.max(0.6, size * 0.18);
  context.lineCap = 'round';
  context.beginPath();
  for (const lean of [-0.5, 0.05, 0.55]) {
    context.moveTo(x + lean * size * 0.35, y);
    context.quadraticCurveTo(x + lean * size * 0.5, y - size * 0.6, x + lean * size, y - size * (1 - Math.abs(lean) * 0.4));
  }
  context.stroke();
}

/** A flower of five petals.
 * @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} size across, in CSS pixels
 * @param {string} petal
 * @param {string} heart */
function flower(context, x, y, size, petal, heart) {
  context.fillStyle = petal;
  for (let i = 0; i < 5; i++) {
    const angle = i * 2 * Math.PI / 5 - Math.PI / 2;
    disc(context, x + Math.cos(angle) * size * 0.3, y + Math.sin(angle) * size * 0.3, size * 0.22);
  }
  context.fillStyle = heart;
  disc(context, x, y, size * 0.17);
}

/** Draws a field's flower of a salt.
 * @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string} field
 * @param {number} salt
 * @param {Colours} colours */
export function drawFlower(context, x, y, radius, field, salt, colours) {
  const at = spread(field, salt, 0.62);
  const petal = colours.petals[Math.floor(grain(field, salt + 2) * colours.petals.length)];
  flower(context, x + at.x * radius, y + at.y * radius, radius * (0.13 + grain(field, salt + 3) * 0.05), petal, colours.heart);
}

/** A low bush, lit from the upper left.
 * @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} size across, in CSS pixels
 * @param {string[]} greens dark, middle, light
 * @param {string} shadow */
export function bush(context, x, y, size, greens, shadow) {
  context.fillStyle = shadow;
  oval(context, x + size * 0.06, y + size * 0.22, size * 0.52, size * 0.2);
  const leaves = [[-0.28, 0.06, 0.24], [0.28, 0.08, 0.22], [0, -0.06, 0.32], [0.12, 0.14, 0.22]];
  greens.forEach((green, layer) => {
    context.fillStyle = green;
    for (const [dx, dy, r] of leaves) {
      disc(context, x + (dx - layer * 0.04) * size, y + (dy - layer * 0.07) * size, r * size * (1 - layer * 0.27));
    }
  });
}

/** A tree seen half from above.
 * @param {Context} context
 * @param {number} x
 * @param {number} y where the trunk stands
 * @param {number} size height in CSS pixels
 * @param {{crown: string[], trunk: string, shadow: string}} colours */
export function tree(context, x, y, size, { crown, trunk, shadow }) {
  context.fillStyle = shadow;
  oval(context, x + size * 0.14, y + size * 0.02, size * 0.36, size * 0.12);
  context.fillStyle = trunk;
  context.fillRect(x - size * 0.05, y - size * 0.3, size * 0.1, size * 0.32);
  bush(context, x, y - size * 0.5, size * 0.78, crown, 'transparent');
}

/** A stone in the grass.
 * @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} size across, in CSS pixels
 * @param {{stone: string[], shadow: string}} colours */
export function stone(context, x, y, size, { stone: [under, top], shadow }) {
  context.fillStyle = shadow;
  oval(context, x + size * 0.08, y + size * 0.12, size * 0.55, size * 0.28);
  context.fillStyle = under;
  oval(context, x, y, size * 0.5, size * 0.32);
  context.fillStyle = top;
  oval(context, x - size * 0.06, y - size * 0.06, size * 0.38, size * 0.21);
}

/** @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} radius */
function disc(context, x, y, radius) {
  oval(context, x, y, radius, radius);
}

/** @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} rx
 * @param {number} ry */
function oval(context, x, y, rx, ry) {
  context.beginPath();
  context.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  context.fill();
}
