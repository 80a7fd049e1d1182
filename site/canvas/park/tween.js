/** The hour played out: an appearance for every moment between two hours. Pure functions. */

import { changed, trodden } from './changes.js';
import { floats, walkers } from './crowd.js';
import { cellOf } from './layout.js';
import { readHour, times } from './script.js';

/** @typedef {import('../park.js').ParkAppearance} ParkAppearance */
/** @typedef {import('../park.js').Pawn} Pawn */
/** @typedef {import('./script.js').Hour} Hour */
/** @typedef {import('./script.js').Walk} Walk */

/** What only a planning player sees. */
const HANDS_OFF = { plan: null, glow: [], cursor: null, lines: [], walkers: [], floats: [], closing: {}, opening: {}, fading: {} };

/**
 * The park at a moment of an hour. At 0 it is the park before, at 1 exactly the park afterwards.
 * @param {ParkAppearance} before the park before the hour
 * @param {readonly import('./script.js').HourEvent[]} events
 * @param {number} t 0…1
 * @returns {ParkAppearance}
 */
export function tween(before, events, t) {
  const hour = readHour(events), at = times(hour), now = t * at.total;
  const park = { ...before, ...HANDS_OFF };
  if (t >= 1) return { ...park, ...changed(before, hour), pawns: standing(hour) };
  const number = at.first - 1 + part(now, at.walk) * (at.last - at.first + 1);
  const moving = { ...park, pawns: walking(before, hour, number), trails: trodden(before, hour, number) };
  return { ...moving, ...changing(hour, part(now, at.change), before), ...crowd(before, hour, at, now) };
}

/** How much of a span is over, 0…1; an empty span is over at once. @param {number} now @param {[number, number]} span */
function part(now, [from, to]) {
  return to > from ? Math.min(1, Math.max(0, (now - from) / (to - from))) : Number(now >= to);
}

/** @param {Hour} hour @returns {Pawn[]} */
function standing({ stand }) {
  return stand.flatMap(({ seat, at }) => (at === null ? [] : [{ seat, at: cellOf(at) }]));
}

/** @param {ParkAppearance} before @param {Hour} hour @param {number} number steps done, with fractions @returns {Pawn[]} */
function walking(before, { walks }, number) {
  const still = before.pawns.filter(({ seat }) => !walks.some((walk) => walk.seat === seat && moves(walk)));
  const moved = walks.filter(moves).flatMap((walk) => pawnOn(before, walk, number));
  return [...still, ...moved].sort((a, b) => a.seat - b.seat);
}

/** @param {Walk} walk */
function moves({ entered, steps }) {
  return entered || steps.length > 0;
}

/** @param {ParkAppearance} before @param {Walk} walk @param {number} number @returns {Pawn[]} */
function pawnOn(before, { seat, start, entered, steps }, number) {
  if (entered && number < 1.5) return before.pawns.filter((pawn) => pawn.seat === seat).map((pawn) => leaving(pawn, number - 0.9));
  const cells = [...(start ? [cellOf(start)] : []), ...steps.map(({ cell }) => cellOf(cell))];
  const done = Math.min(cells.length - 1, Math.max(0, number - (entered ? 2 : 0)));
  const i = Math.min(cells.length - 1, Math.floor(done)), from = cells[i], to = cells[Math.min(cells.length - 1, i + 1)];
  const ease = smooth(done - i), hop = Math.sin(Math.PI * (done - i)) * 0.16;
  const at = { x: from.x + (to.x - from.x) * ease, y: from.y + (to.y - from.y) * ease };
  return [entered && number < 2 ? arriving({ seat, at }, (number - 1.5) * 2) : { seat, at, lift: hop }];
}

/** Who goes out to come in elsewhere. @param {Pawn} pawn @param {number} t @returns {Pawn} */
function leaving(pawn, t) {
  const gone = Math.min(1, Math.max(0, t / 0.5));
  return { ...pawn, alpha: 1 - gone, lift: gone * 0.3 };
}

/** Who comes in drops onto the gate. @param {Pawn} pawn @param {number} t @returns {Pawn} */
function arriving(pawn, t) {
  return { ...pawn, alpha: Math.min(1, t * 1.6), lift: (1 - smooth(t)) * 0.5 };
}

/** @param {number} t */
function smooth(t) {
  return t * t * (3 - 2 * t);
}

/** @param {Hour} hour @param {number} t @param {ParkAppearance} before */
function changing({ close, open, fade }, t, before) {
  if (t === 0) return {};
  /** @param {string[]} cells */
  const all = (cells) => Object.fromEntries(cells.map((cell) => [cell, smooth(t)]));
  const fences = before.fences.filter((cell) => !open.includes(cell));
  return { closing: all(close), opening: all(open), fading: all(Object.keys(fade)), fences };
}

/** @param {ParkAppearance} before @param {Hour} hour @param {import('./script.js').Times} at @param {number} now */
function crowd(before, hour, at, now) {
  const trails = { ...before.trails, ...hour.trodden };
  const perCell = at.reach ? (at.groups[1] - at.groups[0]) / at.reach : 0;
  const since = now - at.groups[0];
  return {
    walkers: since > 0 && perCell ? walkers(hour.routes, since / perCell) : [],
    floats: since > 0 && perCell ? floats(hour.routes, trails, before.gone, since, perCell) : [],
  };
}
