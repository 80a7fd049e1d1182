/**
 * A half-made split: which stack, where to, how many go (rules/splits.md, "On the screen").
 */

/** @typedef {Record<string, {size: number, to: string[]}>} Targets legal targets by stack, as the scene has them */
/** @typedef {{from: string | null, to: string | null, go: number}} Split */

/** Nothing chosen.
 * @type {Split} */
export const NONE = { from: null, to: null, go: 0 };

/**
 * The split after a tap on a field: chooses a stack, then a target; further taps on either
 * move one sheep there. Null where the tap means nothing.
 * @param {Split} split
 * @param {Targets} targets
 * @param {string} field
 * @returns {Split | null}
 */
export function tapped(split, targets, field) {
  const { from, to } = split;
  if (from && to && field === from) return shifted(split, targets, -1);
  if (to && field === to) return shifted(split, targets, 1);
  if (from && targets[from].to.includes(field)) return { from, to: field, go: Math.floor(targets[from].size / 2) };
  if (field === from) return NONE;
  return field in targets ? { from: field, to: null, go: 0 } : null;
}

/**
 * The split with so many more sheep going; at least one goes and one stays.
 * @param {Split} split
 * @param {Targets} targets
 * @param {number} by
 * @returns {Split}
 */
export function shifted(split, targets, by) {
  if (!split.from || !split.to) return split;
  const most = targets[split.from].size - 1;
  return { ...split, go: Math.max(1, Math.min(most, split.go + by)) };
}

/**
 * How many would stay.
 * @param {Split} split
 * @param {Targets} targets
 */
export function staying({ from, go }, targets) {
  return from ? targets[from].size - go : 0;
}

/**
 * The split as a move, null while it is not complete.
 * @param {Split} split
 */
export function notation({ from, to, go }) {
  return from && to ? `${from}>${to}:${go}` : null;
}
