/** Trails: worn earth that deepens in three clear steps, edged in the owner's colour. */

import { mix, palette, seatColour } from './colours.js';
import { pointOf } from './layout.js';
import { edgeWidth, halfWidth } from './levels.js';
import { heartOf, network, strands } from './network.js';
import { drawWear } from './wear.js';
import { emblemPath } from '../seats.js';

/** @typedef {import('./still.js').Pen} Pen */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./network.js').Node} Node */
/** @typedef {import('./network.js').Place} Place */

/** Draws all trails of an appearance. @param {Pen} context @param {Layout} at @param {import('../park.js').ParkAppearance} park */
export function drawTrails(context, at, park) {
  const nodes = network(changing(park), park.rows).sort((a, b) => a.trail.level - b.trail.level);
  context.save();
  context.translate(at.x + at.cell / 2, at.y + at.cell / 2);
  context.scale(at.cell, at.cell);
  fillFringe(context, nodes, palette(park.dark).fringe);
  fillEdges(context, nodes, park);
  fillEarth(context, nodes, park);
  drawWear(context, nodes, palette(park.dark), at.cell);
  context.restore();
  drawEmblems(context, at, nodes, park);
}

/** The trails as far as they have faded or closed. @param {import('../park.js').ParkAppearance} park @returns {Record<string, import('./network.js').Trail>} */
export function changing({ trails, closing, fading }) {
  const entries = Object.entries(trails).map(([name, trail]) => {
    const gone = fading[name] ?? (closing[name] ?? 0) * trail.level;
    return [name, gone ? { ...trail, level: Math.max(0, trail.level - gone) } : trail];
  });
  return Object.fromEntries(entries);
}

/** Trampled, yellowed grass beside the path. @param {Pen} context @param {Node[]} nodes @param {string} tone */
function fillFringe(context, nodes, tone) {
  const path = new Path2D();
  for (const node of nodes) addRibbons(path, node, (level) => halfWidth(level) + edgeWidth(level) + 0.05);
  context.fillStyle = tone;
  context.fill(path);
}

/** @param {Pen} context @param {Node[]} nodes @param {import('../park.js').ParkAppearance} park */
function fillEdges(context, nodes, park) {
  const { grey } = palette(park.dark);
  for (const node of nodes) {
    const path = new Path2D();
    const { owner, level } = node.trail;
    addRibbons(path, node, (l) => halfWidth(l) + edgeWidth(l) * (owner === null ? 0.6 : 1));
    context.globalAlpha = Math.min(1, level) * (owner !== null && park.gone[owner] ? 0.5 : 1);
    context.fillStyle = owner === null ? mix(grey[Math.floor(level)], grey[Math.ceil(level)], level % 1) : seatColour(owner, park.dark);
    context.fill(path);
  }
  context.globalAlpha = 1;
}

/** @param {Pen} context @param {Node[]} nodes @param {import('../park.js').ParkAppearance} park */
function fillEarth(context, nodes, park) {
  const { trails } = palette(park.dark);
  for (const node of nodes) {
    const { level } = node.trail, path = new Path2D();
    addRibbons(path, node, halfWidth);
    context.globalAlpha = Math.min(1, level);
    context.fillStyle = mix(trails[Math.floor(level)], trails[Math.ceil(level)], level % 1);
    context.fill(path);
  }
  context.globalAlpha = 1;
}

/** Adds a cell's paths as bands. @param {Path2D} path @param {Node} node @param {(level: number) => number} half */
function addRibbons(path, node, half) {
  for (const places of strands(node)) addRibbon(path, node, places, half);
}

/** @param {Path2D} path @param {Node} node @param {Place[]} places @param {(level: number) => number} half */
function addRibbon(path, { at }, places, half) {
  const sides = places.map((place, i) => offset(at, places, i, half(place.level) * worn(at.x + place.x, at.y + place.y)));
  sides.forEach(([x, y], i) => (i ? path.lineTo(x, y) : path.moveTo(x, y)));
  for (let i = sides.length - 1; i >= 0; i--) path.lineTo(sides[i][2], sides[i][3]);
  path.closePath();
  for (const place of [places[0], places[places.length - 1]]) addCap(path, at.x + place.x, at.y + place.y, half(place.level));
}

/** @param {Path2D} path @param {number} x @param {number} y @param {number} r */
function addCap(path, x, y, r) {
  path.moveTo(x + r, y);
  path.arc(x, y, r, 0, 2 * Math.PI);
}

/** Both sides of a path at one of its places: [left x, left y, right x, right y]. @param {import('./layout.js').Point} at @param {Place[]} places @param {number} i @param {number} half */
function offset(at, places, i, half) {
  const a = places[Math.max(0, i - 1)], b = places[Math.min(places.length - 1, i + 1)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const nx = (-(b.y - a.y) / length) * half, ny = ((b.x - a.x) / length) * half;
  const x = at.x + places[i].x, y = at.y + places[i].y;
  return [x + nx, y + ny, x - nx, y - ny];
}

/** Edges of trodden earth are never quite straight; the same everywhere, so that cells join. @param {number} x @param {number} y */
function worn(x, y) {
  return 1 + 0.05 * Math.sin(x * 8.3 + y * 5.1) + 0.04 * Math.sin(x * 15.7 - y * 13.3);
}

/** @param {Pen} context @param {Layout} at @param {Node[]} nodes @param {import('../park.js').ParkAppearance} park */
function drawEmblems(context, at, nodes, park) {
  const r = Math.max(2.9, 0.105 * at.cell);
  for (const node of nodes) {
    const { owner, level } = node.trail;
    if (owner === null) continue;
    const { x, y } = pointOf(at, heartOf(node));
    context.globalAlpha = Math.min(1, level) * (park.gone[owner] ? 0.55 : 1);
    drawBadge(context, owner, x, y, r, park.dark);
  }
  context.globalAlpha = 1;
}

/** An emblem with a light rim. @param {Pen} context @param {number} seat @param {number} x @param {number} y @param {number} r @param {boolean} dark */
function drawBadge(context, seat, x, y, r, dark) {
  context.beginPath();
  emblemPath(context, seat, x, y, r);
  context.lineJoin = 'round';
  context.lineWidth = r * 0.72;
  context.strokeStyle = palette(dark).paper;
  context.stroke();
  context.fillStyle = seatColour(seat, false);
  context.fill();
}
