/**
 * What went wrong, as it is said: by message id, with its arguments and what caused it.
 */

/** @typedef {import('./state.js').Notice} Notice */

/**
 * The notice of a problem: of a refusal its own, in general of anything else.
 * @param {any} problem
 * @param {string} [general]
 * @returns {Notice}
 */
export function noticeOf({ id, arguments: args = {}, cause }, general = 'engine-failed') {
  return { id: id ?? general, arguments: args, ...(cause?.id && { cause: noticeOf(cause, general) }) };
}
