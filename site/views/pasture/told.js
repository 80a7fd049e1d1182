/**
 * A turn in one sentence, from its events.
 */

/** @typedef {import('../../match.js').Event} Event */
/** @typedef {{id: string, arguments?: Record<string, string | number>, seat: number}} Told `seat`: who did it */

/** @type {Record<string, string>} */
const DEEDS = { tile: 'splits-told-tile', place: 'splits-told-place', split: 'splits-told-split' };

/**
 * What was done, and who can move no more by it. Ids end in `-you` for the player's own.
 * @param {Event[]} events
 * @param {number} me
 * @returns {Told[]}
 */
export function told(events, me) {
  return events.flatMap((event) => {
    if (event.kind === 'out') return event.seats.map((/** @type {number} */ seat) => ({ id: whose('splits-told-out', seat, me), seat }));
    if (!(event.kind in DEEDS)) return [];
    const { seat, size = 0, stay = 0, go = 0 } = event;
    return [{ id: whose(DEEDS[event.kind], seat, me), seat, arguments: { size, stay, go } }];
  });
}

/**
 * @param {string} id
 * @param {number} seat
 * @param {number} me
 */
function whose(id, seat, me) {
  return seat === me ? `${id}-you` : id;
}
