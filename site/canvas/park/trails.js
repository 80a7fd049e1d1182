/** Trails: worn earth that deepens in three clear steps, edged in the owner's colour. */

import { bandsOf } from './bands.js';
import { mix, palette, seatColour } from './colours.js';
import { pointOf } from './layout.js';
import { network } from './network.js';
import { SEATS, emblemPath } from '../seats.js';

/** @typedef {import('./still.js').Pen} Pen */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./network.js').Node} Node */
/** @typedef {import('../park.js').ParkAppearance} ParkAppearance */

/** How strongly the trails of a seat that left still show. */
const LEFT = 0.5;

/** Below this cell size prints and pebbles are too small to see. */
const FINE = 18;

/** Draws all trails of an appearance, deeper ones over shallower ones. @param {Pen} context @param {Layout} at @param {ParkAppearance} park */
export function drawTrails(context, at, park) {
  const nodes = network(changing(park), park.rows).sort((a, b) => a.trail.level - b.trail.level);
  const colours = palette(park.dark);
  context.save();
  context.translate(at.x + at.cell / 2, at.y + at.cell / 2);
  context.scale(at.cell, at.cell);
  fillBands(context, nodes, 'fringe', () => colours.fringe);
  fillBands(context, nodes, 'edge', (node) => edgeColour(node, park.dark), park.gone);
  fillBands(context, nodes, 'earth', ({ trail }) => between(colours.trails, trail.level));
  if (at.cell >= FINE) drawWear(context, nodes, colours);
  context.restore();
  drawOwners(context, at, nodes, park);
}

/** The trails as far as they have faded or closed. @param {Pick<ParkAppearance, 'trails'|'closing'|'fading'>} park @returns {Record<string, import('./network.js').Trail>} */
export function changing({ trails, closing, fading }) {
  const entries = Object.entries(trails).map(([name, trail]) => {
    const lost = fading[name] ?? (closing[name] ?? 0) * trail.level;
    return [name, lost ? { ...trail, level: Math.max(0, trail.level - lost) } : trail];
  });
  return Object.fromEntries(entries);
}

/** One layer of all trails; what comes or goes is paler. @param {Pen} context @param {Node[]} nodes @param {'fringe'|'edge'|'earth'|'prints'|'light'|'deep'} layer @param {(node: Node) => string} tone @param {boolean[]} [gone] seats that left */
function fillBands(context, nodes, layer, tone, gone = []) {
  for (const node of nodes) {
    const { level, owner } = node.trail;
    context.globalAlpha = Math.min(1, level) * (owner !== null && gone[owner] ? LEFT : 1);
    context.fillStyle = tone(node);
    context.fill(bandsOf(node)[layer]);
  }
  context.globalAlpha = 1;
}

/** Footprints and pebbles. @param {Pen} context @param {Node[]} nodes @param {import('./colours.js').Palette} colours */
function drawWear(context, nodes, { print, pebbles }) {
  fillBands(context, nodes, 'prints', () => print);
  fillBands(context, nodes, 'light', () => pebbles[0]);
  fillBands(context, nodes, 'deep', () => pebbles[1]);
}

/** @param {Node} node @param {boolean} dark */
function edgeColour({ trail }, dark) {
  return trail.owner === null ? between(palette(dark).grey, trail.level) : seatColour(trail.owner, dark);
}

/** A colour of a list by level. @param {string[]} tones @param {number} level */
function between(tones, level) {
  return level % 1 ? mix(tones[Math.floor(level)], tones[Math.ceil(level)], level % 1) : tones[level];
}

/** The owners' emblems with a light rim, all of one seat at once. @param {Pen} context @param {Layout} at @param {Node[]} nodes @param {ParkAppearance} park */
function drawOwners(context, at, nodes, { dark, gone }) {
  for (const seat of SEATS.keys()) {
    const own = nodes.filter(({ trail }) => trail.owner === seat), strength = gone[seat] ? LEFT : 1;
    drawEmblems(context, at, own.filter(({ trail }) => trail.level >= 1), seat, strength, dark);
    for (const node of own) if (node.trail.level < 1) drawEmblems(context, at, [node], seat, strength * node.trail.level, dark);
  }
}

/** @param {Pen} context @param {Layout} at @param {Node[]} nodes @param {number} seat @param {number} alpha @param {boolean} dark */
function drawEmblems(context, at, nodes, seat, alpha, dark) {
  const r = Math.max(3.2, 0.105 * at.cell);
  context.beginPath();
  for (const node of nodes) {
    const { x, y } = pointOf(at, bandsOf(node).heart);
    emblemPath(context, seat, x, y, r);
  }
  context.globalAlpha = alpha;
  context.lineJoin = 'round';
  context.lineWidth = r * 0.72;
  context.strokeStyle = palette(dark).paper;
  context.stroke();
  context.fillStyle = seatColour(seat, false);
  context.fill();
  context.globalAlpha = 1;
}
