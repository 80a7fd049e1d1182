/**
 * Tells the page around how high an embedded game is, so that it need not scroll in its frame.
 */

/** How high a board wants to stand, by the width there is: beside its side or above it. */
const LYING = { from: 640, part: 0.66, least: 440, most: 860 };
const UPRIGHT = { part: 1.9, least: 560, most: 780 };

/** Higher than so many times the width no frame becomes. */
const MOST = 4;

/** Follows the poster's height. */
export function followPoster() {
  follow(() => document.body.getBoundingClientRect().height);
}

/**
 * Follows the page that came in place of the poster. It fills whatever height there is, so the frame
 * is as high as a board wants by its width, and higher where a screen is longer than that.
 */
export function followPage() {
  let high = wishFor(innerWidth);
  follow(() => {
    const { scrollHeight } = document.documentElement;
    high = Math.max(high, wishFor(innerWidth));
    if (scrollHeight > innerHeight + 1) high = Math.min(scrollHeight, MOST * innerWidth);
    return high;
  });
  addEventListener('hashchange', () => {
    high = wishFor(innerWidth);
    tell(high);
  });
}

/** @param {number} width */
export function wishFor(width) {
  const { part, least, most } = width < LYING.from ? UPRIGHT : LYING;
  return Math.min(most, Math.max(least, width * part));
}

/** @type {ResizeObserver | null} */
let watcher = null;

/** @param {() => number} height */
function follow(height) {
  watcher?.disconnect();
  watcher = new ResizeObserver(() => tell(height()));
  for (const each of [document.body, ...document.body.children]) watcher.observe(each);
}

/** @param {number} height */
function tell(height) {
  // Whoever frames us may know it: a height is no secret.
  if (parent !== self) parent.postMessage({ grasveld: 'height', height: Math.ceil(height) }, '*');
}
