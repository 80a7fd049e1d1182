// What is marked on the pasture: what may be chosen, what is chosen, what was last.

import { SEATS } from '../seats.js';
import { centreOf } from './frame.js';
import { drawGhost } from './ghost.js';
import { hex, outline, strokeTwice } from './shapes.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Layout} Layout */
/** @typedef {import('./types.js').PastureAppearance} PastureAppearance */
/** @typedef {import('./colours.js').Colours} Colours */

/** Draws what lies under the sheep.
 * @param {Context} context
 * @param {Layout} layout
 * @param {PastureAppearance} appearance
 * @param {Colours} colours */
export function drawMarksBelow(context, layout, appearance, colours) {
  const { laid, last, spots, ghost, glow, free, chosen, target, seat, marks = [] } = appearance;
  drawSpots(context, layout, spots, colours);
  if (laid?.length) drawLaid(context, layout, laid, colours);
  if (last) drawLast(context, layout, last, colours);
  for (const field of marks) drawMark(context, layout, field);
  drawGlow(context, layout, glow, colours, 1);
  drawGlow(context, layout, free, colours, 0.45);
  if (ghost) drawGhost(context, layout, ghost, colours);
  for (const field of [chosen, target]) if (field) drawChosen(context, layout, field, seat, colours);
  if (chosen && target) drawSplitLine(context, layout, chosen, target, colours);
}

/** Draws what lies over the sheep.
 * @param {Context} context
 * @param {Layout} layout
 * @param {PastureAppearance} appearance
 * @param {Colours} colours */
export function drawMarksAbove(context, layout, { cursor }, colours) {
  if (cursor) drawCursor(context, layout, cursor, colours);
}

/** Places on the free meadow that a tile could cover.
 * @param {Context} context
 * @param {Layout} layout
 * @param {string[]} spots
 * @param {Colours} colours */
function drawSpots(context, layout, spots, colours) {
  const { radius } = layout;
  context.beginPath();
  for (const spot of spots) {
    const { x, y } = centreOf(layout, spot);
    context.moveTo(x + radius * 0.11, y);
    context.arc(x, y, radius * 0.11, 0, 2 * Math.PI);
  }
  context.fillStyle = colours.spot;
  context.fill();
}

/** A field that is pointed out: a golden frame.
 * @param {Context} context
 * @param {Layout} layout
 * @param {string} field */
function drawMark(context, layout, field) {
  const { x, y } = centreOf(layout, field);
  hex(context, x, y, layout.radius * 0.93, layout.radius * 0.16);
  context.fillStyle = 'rgba(255, 222, 96, 0.4)';
  context.fill();
  strokeTwice(context, layout.radius, '#ffd54a', 'rgba(70, 48, 6, 0.75)', () => hex(context, x, y, layout.radius * 0.93, layout.radius * 0.16));
}

/** @param {Context} context
 * @param {Layout} layout
 * @param {string[]} fields
 * @param {Colours} colours */
function drawLaid(context, layout, fields, colours) {
  drawLately(context, layout.radius, colours, () => outline(context, layout, fields, -0.03));
}

/** The trodden line of the last move and a ring where it ended.
 * @param {Context} context
 * @param {Layout} layout
 * @param {{from: string, to: string}} last
 * @param {Colours} colours */
function drawLast(context, layout, { from, to }, colours) {
  const { radius } = layout;
  if (from !== to) {
    drawLine(context, layout, from, to, radius * 0.2, colours.latelyEdge);
    drawLine(context, layout, from, to, radius * 0.14, colours.lately);
  }
  const { x, y } = centreOf(layout, to);
  drawLately(context, radius, colours, () => hex(context, x, y, radius * 0.98, radius * 0.16));
}

/** A sunny stroke with a dark edge.
 * @param {Context} context
 * @param {number} radius
 * @param {Colours} colours
 * @param {() => void} path */
function drawLately(context, radius, colours, path) {
  context.lineJoin = context.lineCap = 'round';
  for (const [colour, width] of /** @type {[string, number][]} */ ([[colours.latelyEdge, 0.17], [colours.lately, 0.11]])) {
    path();
    context.strokeStyle = colour;
    context.lineWidth = Math.max(width * 16, radius * width);
    context.stroke();
  }
}

/** A dotted line from field to field.
 * @param {Context} context
 * @param {Layout} layout
 * @param {string} from
 * @param {string} to
 * @param {number} width
 * @param {string} colour */
function drawLine(context, layout, from, to, width, colour) {
  const [a, b] = [centreOf(layout, from), centreOf(layout, to)];
  const gap = Math.max(width * 1.6, layout.radius * 0.4);
  context.beginPath();
  context.moveTo(a.x, a.y);
  context.lineTo(b.x, b.y);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.setLineDash([0.01, gap]);
  context.stroke();
  context.setLineDash([]);
}

/** @param {Context} context
 * @param {Layout} layout
 * @param {string[]} fields
 * @param {Colours} colours
 * @param {number} strength how much of the grass the glow covers, 0 to 1 */
function drawGlow(context, layout, fields, colours, strength) {
  const { radius } = layout;
  for (const field of fields) {
    const { x, y } = centreOf(layout, field);
    hex(context, x, y, radius * 0.9, radius * 0.16);
    context.fillStyle = colours.glowFill;
    context.globalAlpha = strength;
    context.fill();
    context.globalAlpha = 1;
    context.strokeStyle = colours.glow;
    context.lineWidth = Math.max(1.5, radius * 0.1);
    context.stroke();
    hex(context, x, y, radius * 0.2, radius * 0.06);
    context.fillStyle = colours.glow;
    context.fill();
  }
}

/** @param {Context} context
 * @param {Layout} layout
 * @param {string} field
 * @param {number} seat
 * @param {Colours} colours */
function drawChosen(context, layout, field, seat, colours) {
  const { x, y } = centreOf(layout, field);
  const { radius } = layout;
  strokeTwice(context, radius, SEATS[seat].colour, colours.paper, () => hex(context, x, y, radius * 0.96, radius * 0.16));
}

/** @param {Context} context
 * @param {Layout} layout
 * @param {string} field
 * @param {Colours} colours */
function drawCursor(context, layout, field, colours) {
  const { x, y } = centreOf(layout, field);
  const { radius } = layout;
  const dash = radius * 0.25;
  hex(context, x, y, radius * 0.98, radius * 0.16);
  context.lineWidth = Math.max(2, radius * 0.08);
  context.strokeStyle = colours.paper;
  context.stroke();
  context.setLineDash([dash, dash]);
  context.strokeStyle = '#28372b';
  context.stroke();
  context.setLineDash([]);
}

/** The dotted line of a half-made split.
 * @param {Context} context
 * @param {Layout} layout
 * @param {string} from
 * @param {string} to
 * @param {Colours} colours */
function drawSplitLine(context, layout, from, to, colours) {
  const width = Math.max(3, layout.radius * 0.14);
  drawLine(context, layout, from, to, width * 1.5, 'rgba(30, 50, 25, 0.55)');
  drawLine(context, layout, from, to, width, colours.paper);
}
