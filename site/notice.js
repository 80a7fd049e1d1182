/**
 * What went wrong, as it is said: by message id, with its arguments and what caused it.
 */

/** @typedef {import('./state.js').Notice} Notice */

/**
 * The notice of a problem: of a refusal its own, in general of anything else.
 * @param {any} problem
 * @returns {Notice}
 */
export function noticeOf({ id, arguments: args = {}, cause }) {
  return { id: id ?? 'engine-failed', arguments: args, ...(cause?.id && { cause }) };
}
