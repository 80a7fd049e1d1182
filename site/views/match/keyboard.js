/**
 * The keyboard's place on the board: on the picture, or on a cell of the unseen grid over it.
 */

/**
 * A function that gives the keyboard back to the board, to what had it last there. A button that
 * has done its work is disabled and would take the keyboard with it.
 * @param {HTMLElement} ground
 * @param {HTMLElement} first what gets it where nothing on the board had it yet
 * @returns {() => void}
 */
export function backTo(ground, first) {
  let last = first;
  ground.addEventListener('focusin', ({ target }) => {
    last = /** @type {HTMLElement} */ (target);
  });
  return () => (last.isConnected ? last : first).focus({ preventScroll: true });
}
