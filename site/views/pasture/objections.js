/**
 * Why a tap on a field means nothing, in a kind line.
 */

/** @typedef {import('../../state.js').Notice} Notice */

/**
 * The reason by message id; null where there is nothing to say.
 * @param {{phase: string, pasture: string[], stacks: {at: string, seat: number, size: number}[]}} position
 * @param {number} me
 * @param {string} field
 * @param {{from: string | null}} split
 * @returns {Notice | null}
 */
export function objection({ phase, pasture, stacks }, me, field, { from }) {
  const stack = stacks.find(({ at }) => at === field);
  if (phase === 'place') return { id: stack ? 'splits-place-taken' : 'splits-place-rim' };
  if (stack && stack.seat !== me) return { id: 'splits-not-yours' };
  if (stack) return { id: stack.size === 1 ? 'splits-single' : 'splits-hemmed-in' };
  return from && pasture.includes(field) ? { id: 'splits-not-there' } : null;
}
