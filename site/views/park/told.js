/**
 * An hour in one sentence, from its events.
 */

/** @typedef {import('../../match.js').Event} Event */
/** @typedef {import('../../state.js').Notice} Notice */

/**
 * The one thing most worth telling of an hour: the player's best group, else a rival's, else
 * that nobody scored. Message id and arguments of `words/*.ftl`; `seat` is who scored.
 * @param {Event[]} events
 * @param {number} me the player's seat
 * @returns {Notice & {seat: number | null}}
 */
export function told(events, me) {
  const walked = events.find((event) => event.kind === 'footsteps');
  const points = /** @type {number[]} */ (walked?.points ?? []);
  if (points[me] > 0) return scored(events, me, points[me], 'told-your');
  const best = points.indexOf(Math.max(0, ...points));
  if (points[best] > 0) return scored(events, best, points[best], 'told-their');
  return { id: 'told-nothing', seat: null };
}

/**
 * @param {Event[]} events
 * @param {number} seat
 * @param {number} total
 * @param {'told-your' | 'told-their'} whose
 */
function scored(events, seat, total, whose) {
  const { group, count } = bestGroup(events, seat);
  const sizes = events.filter((e) => e.kind === 'route' && e.group === group).map((e) => e.size);
  const size = sizes.reduce((sum, n) => sum + n, 0);
  const id = whose === 'told-your'
    ? (count > 1 ? 'told-your-groups' : 'told-your-group')
    : (count > 1 ? 'told-their-groups' : 'told-their-group');
  return { id, arguments: { size, groups: count, points: total }, seat };
}

/**
 * The group that brought a seat the most, and how many brought it anything.
 * @param {Event[]} events
 * @param {number} seat
 */
function bestGroup(events, seat) {
  const all = /** @type {number[][]} */ (events.find((e) => e.kind === 'footsteps')?.by_group ?? []);
  const mine = all.map((points) => points[seat] ?? 0);
  return { group: mine.indexOf(Math.max(...mine)), count: mine.filter((n) => n > 0).length };
}

/**
 * How many cells close for the next hour, 0 where none do.
 * @param {Event[]} events
 * @returns {number}
 */
export function closed(events) {
  return events.find((event) => event.kind === 'close')?.cells.length ?? 0;
}
