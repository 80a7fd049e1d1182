/**
 * Keeps the screen on while a turn is open, where the browser can.
 */

/** @type {any} */
let held = null;
let isWanted = false;

/**
 * Whether the screen is to stay on; may be called in every frame.
 * @param {boolean} isOn
 */
export function keepAwake(isOn) {
  if (isOn === isWanted) return;
  isWanted = isOn;
  if (isOn) hold();
  else release();
}

async function hold() {
  if (!navigator.wakeLock || document.visibilityState !== 'visible') return;
  try {
    const lock = await navigator.wakeLock.request('screen');
    if (held || !isWanted) return void lock.release();
    held = lock;
    lock.addEventListener('release', () => {
      if (held === lock) held = null;
    });
  } catch {
    // A low battery, say: then the screen goes off as it always does.
  }
}

function release() {
  held?.release();
  held = null;
}

// The browser lets go while the page is not seen.
globalThis.document?.addEventListener('visibilitychange', () => isWanted && !held && hold());
