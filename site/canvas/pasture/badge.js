// The number on a stack: large, white on the seat's colour, in the seat's shape.

import { SEATS, emblemPath } from '../seats.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./colours.js').Colours} Colours */

// How large an emblem must be to hold a number, in the number's height, and how
// far it is moved up so that the number stands in its heaviest part.
const ROOM = { disc: [0.9, 0], diamond: [1.06, 0], triangle: [1.16, -0.2], square: [0.86, 0] };

/** Draws a number in its seat's shape.
 * @param {Context} context
 * @param {number} x the middle of the number
 * @param {number} y
 * @param {number} size height of the number in CSS pixels (fonts are measured badly when tiny)
 * @param {{seat: number, number: number, blocked: boolean, dark: boolean}} what
 * @param {Colours} colours */
export function drawBadge(context, x, y, size, { seat, number, blocked, dark }, colours) {
  const { colour, text, emblem, dark: light } = SEATS[seat];
  context.lineJoin = 'round';
  const [room, up] = ROOM[emblem];
  const width = number > 9 ? 1.16 : 1;
  context.beginPath();
  emblemPath(context, seat, x, y + up * size, size * room * width);
  context.strokeStyle = !blocked ? colours.paper : dark ? light : colour;
  context.lineWidth = size * 0.4;
  context.stroke();
  context.strokeStyle = context.fillStyle = blocked ? colours.blocked : colour;
  context.lineWidth = size * 0.16;
  context.stroke();
  context.fill();
  drawNumber(context, x, y, size, String(number), blocked ? colours.blockedDark : text);
}

/** Two figures may be wider than a shape: their dark edge carries them.
 * @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} text
 * @param {string} edge */
function drawNumber(context, x, y, size, text, edge) {
  context.font = `800 ${size * 1.36}px system-ui, "DejaVu Sans", sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const box = context.measureText(text);
  const squeeze = Math.min(1, size * 1.75 / box.width);
  const low = (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2;
  context.save();
  context.translate(x, y + low);
  context.scale(squeeze, 1);
  context.strokeStyle = edge;
  context.lineWidth = size * 0.26;
  context.strokeText(text, 0, 0);
  context.fillStyle = '#ffffff';
  context.fillText(text, 0, 0);
  context.restore();
}
