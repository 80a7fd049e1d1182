/**
 * Going from field to field by keys, wherever the fields lie on the screen.
 */

/** @typedef {{x: number, y: number}} Point */
/** @typedef {[string, Point]} Spot a field and its middle */

/** Going sideways counts so much more than going on, so that an arrow leads to the field it points at. */
const SIDEWAYS = 1.5;
/** Of two fields equally far the one to the left of the way, so that going back comes back. */
const LEFTWARDS = 0.01;
/** What lies further aside than this, to one step on, does not lie that way. */
const WIDEST = 1.8;
/** Middles nearer in height than this, in fields, are in one row. */
const LEVEL = 0.4;

/** @type {Record<string, Point>} */
export const WAYS = {
  ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 }, ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 },
  KeyQ: { x: -0.71, y: -0.71 }, KeyE: { x: 0.71, y: -0.71 }, KeyZ: { x: -0.71, y: 0.71 }, KeyC: { x: 0.71, y: 0.71 },
};

/**
 * The field that a direction leads to; null at the edge.
 * @param {Spot[]} spots
 * @param {string} from
 * @param {Point} way of length 1
 * @returns {string | null}
 */
export function towards(spots, from, way) {
  const start = spots.find(([field]) => field === from)?.[1];
  if (!start) return null;
  /** @type {{far: number, field: string | null}} */
  let best = { far: Infinity, field: null };
  for (const [field, at] of spots) {
    const far = farness({ x: at.x - start.x, y: at.y - start.y }, way);
    if (far < best.far) best = { far, field };
  }
  return best.field;
}

/**
 * How far a step is when one wants to go a way; infinite where it leads elsewhere.
 * @param {Point} step
 * @param {Point} way
 */
function farness(step, way) {
  const on = step.x * way.x + step.y * way.y;
  const aside = way.x * step.y - way.y * step.x;
  if (on <= 0 || Math.abs(aside) > on * WIDEST) return Infinity;
  return on + Math.abs(aside) * SIDEWAYS + aside * LEFTWARDS;
}

/**
 * The fields in rows as they lie, from the top left.
 * @param {Spot[]} spots
 * @param {number} size of a field
 * @returns {string[][]}
 */
export function inRows(spots, size) {
  /** @type {Spot[][]} */
  const rows = [];
  let top = -Infinity;
  for (const spot of [...spots].sort(([, a], [, b]) => a.y - b.y)) {
    if (spot[1].y - top > size * LEVEL) {
      rows.push([]);
      top = spot[1].y;
    }
    rows[rows.length - 1].push(spot);
  }
  return rows.map((row) => row.sort(([, a], [, b]) => a.x - b.x).map(([field]) => field));
}

/**
 * The next of some fields, round at the end.
 * @param {string[]} fields
 * @param {string} from
 * @returns {string | null} null where there are none
 */
export function after(fields, from) {
  return fields[(fields.indexOf(from) + 1) % fields.length] ?? null;
}
