/**
 * Calls a player who looks elsewhere: the tab's title says why, the device trembles once.
 */

/** What the tab was called before. @type {string | null} */
let before = null;

/**
 * Puts some words before the tab's title until the page is looked at.
 * @param {string} words
 */
export function call(words) {
  navigator.vibrate?.([200, 100, 200]);
  if (document.visibilityState === 'visible') return;
  before ??= document.title;
  document.title = `● ${words}`;
  document.addEventListener('visibilitychange', answer);
}

function answer() {
  if (document.visibilityState !== 'visible') return;
  document.removeEventListener('visibilitychange', answer);
  if (before !== null) document.title = before;
  before = null;
}
