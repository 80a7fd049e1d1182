/**
 * What lies on a field, for who reads by ear.
 */

/** @typedef {import('../../state.js').Notice} Notice */

/**
 * The field by message id; `seat` is the owner of the sheep, null where there are none.
 * @param {{pasture: string[], stacks: {at: string, seat: number, size: number}[]}} position
 * @param {string} field
 * @param {boolean} isOffered whether it may be chosen now
 * @returns {Notice & {seat: number | null}}
 */
export function fieldNotice({ pasture, stacks }, field, isOffered) {
  const stack = stacks.find(({ at }) => at === field);
  const offered = isOffered ? 'yes' : 'no';
  if (stack) return { id: 'splits-at-stack', arguments: { field, size: stack.size, offered }, seat: stack.seat };
  return { id: pasture.includes(field) ? 'splits-at-field' : 'splits-at-meadow', arguments: { field, offered }, seat: null };
}
