/**
 * The clock of a brought bot: runs while it thinks, and calls when it has thought too long.
 */

/** @typedef {{turn: number, seat: number}} Moment who thinks, and in which turn */

/**
 * @param {(limit: number, at: Moment | null) => void} late is told how many seconds were too few
 */
export function stopClock(late) {
  let timer = /** @type {any} */ (0);
  const rest = () => clearTimeout(timer);
  const run = (/** @type {number} */ limit, /** @type {Moment | null} */ at = null) => {
    rest();
    timer = setTimeout(late, limit * 1000, limit, at);
  };
  return {
    run,
    rest,
    /**
     * Runs only while one seat thinks.
     * @param {any} thinks turn and seat of who begins to think
     * @param {{limit?: number, seat?: number}} terms
     */
    follow(thinks, { limit, seat }) {
      const [turn, at] = Array.isArray(thinks) ? thinks.map(Number) : [];
      if (limit && seat !== undefined && at === seat) run(limit, { turn, seat });
      else if (seat !== undefined) rest();
    },
  };
}
