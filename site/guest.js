/**
 * The closed-off frame in which a brought bot lives: no origin, no storage, no page, and no host but
 * ours and those that its user agreed to.
 */

import { Refusal } from './engine.js';
import { Stopped, promised, pythonBehind } from './brought/python.js';

/** How long frame or worker may take until Python runs, in ms. */
const PATIENCE = 60_000;

/** @typedef {import('./brought/python.js').Ask} Ask */
/** @typedef {{ask: Ask, stop: () => void, isUp: () => boolean, close: () => void}} Guest */

/**
 * Opens a frame that may ask our own host and these others. After `stop`, or when a limit has
 * passed, the next question starts Python in it anew.
 * @param {string[]} hosts origins
 * @param {(line: string) => void} print takes what is printed in it
 * @returns {Promise<Guest>}
 * @throws {Refusal} where the frame does not come
 */
export async function openGuest(hosts, print) {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.src = new URL('./guest.html', import.meta.url).href;
  const said = listen(frame);
  document.body.append(frame);
  const watch = setTimeout(() => said.refuse(), PATIENCE);
  await said.first.finally(() => clearTimeout(watch));
  frame.contentWindow?.postMessage({ hosts }, '*');
  return guestIn(frame, said, print);
}

/**
 * Hears the frame's own script: first that it is there, later only that a worker cannot be had.
 * @param {HTMLIFrameElement} frame
 */
function listen(frame) {
  const first = promised();
  const said = {
    first: first.promise,
    trouble: () => {},
    refuse: () => (close(), first.reject(new Refusal('guest-start', {}))),
    close,
  };
  const hear = (/** @type {MessageEvent} */ { source, data }) => {
    if (source !== frame.contentWindow) return;
    if (data === 'here') first.resolve(null);
    else said.trouble();
  };
  addEventListener('message', hear);
  function close() {
    removeEventListener('message', hear);
    frame.remove();
  }
  return said;
}

/**
 * @param {HTMLIFrameElement} frame
 * @param {ReturnType<typeof listen>} said
 * @param {(line: string) => void} print
 * @returns {Guest}
 */
function guestIn(frame, said, print) {
  /** @type {ReturnType<typeof pythonBehind> | null} */
  let python = null;
  /** @type {Promise<any>} */
  let last = Promise.resolve();
  const stop = (why = new Stopped('bot-stopped')) => {
    python?.end(why);
    python = null;
    frame.contentWindow?.postMessage({}, '*');
  };
  said.trouble = () => stop(new Stopped('guest-start'));
  const start = () => {
    const { port1, port2 } = new MessageChannel();
    const fresh = pythonBehind(port1, print, stop);
    const watch = setTimeout(said.trouble, PATIENCE);
    fresh.started.then(() => {}, () => {}).then(() => clearTimeout(watch));
    frame.contentWindow?.postMessage({}, '*', [port2]);
    return fresh;
  };
  return {
    ask(request, terms) {
      const asked = last.then(() => (python ??= start()).ask(request, terms));
      last = asked.catch(() => {});
      return asked;
    },
    stop: () => stop(),
    isUp: () => !!python,
    close: () => (stop(), said.close()),
  };
}
