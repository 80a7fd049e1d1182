/**
 * The relay's time on this device: measured, whatever the device's own clock says.
 */

/** @typedef {{offset: number, doubt: number}} Measure ms: the relay's time less ours, and by how much that may be wrong */

/**
 * Follows the relay's clock. `now` is a time in ms that runs evenly, not the device's clock;
 * where it stood still for a while, as some do while a device sleeps, the next sample tells.
 * @param {() => number} now
 */
export function relayClock(now = () => performance.now()) {
  /** @type {Measure | null} */
  let best = null;
  return {
    now,
    /**
     * The relay was asked at `sent`, its answer of `received` said `time`.
     * @param {number} sent
     * @param {number} received
     * @param {number} time
     */
    sample(sent, received, time) {
      const doubt = (received - sent) / 2;
      const next = { offset: time - sent - doubt, doubt };
      if (!best || next.doubt <= best.doubt || disagree(best, next)) best = next;
    },
    /** The relay's time now, in ms; null before the first sample. */
    time: () => best && now() + best.offset,
  };
}

/**
 * Whether two measures cannot both be right: a clock was moved between them.
 * @param {Measure} one
 * @param {Measure} other
 */
function disagree(one, other) {
  return Math.abs(one.offset - other.offset) > one.doubt + other.doubt + 1;
}
