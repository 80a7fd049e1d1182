/** Decoration that looks random and is the same at every redraw: grain, flowers, leaves. Never used for rules. */

/**
 * A source of numbers in 0…1 that always runs the same for the same seeds.
 * @param {...number} seeds integers
 * @returns {() => number}
 */
export function scatter(...seeds) {
  let state = seeds.reduce((sum, seed) => Math.imul(sum ^ (seed + 0x9e37), 0x85ebca6b) ^ (sum >>> 13), 0x2545f491);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
