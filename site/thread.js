/**
 * The engine's thread: a worker of this page's own, or that of another page of ours on the same
 * screen, so that several embedded games start Python once. They find each other as frames of one
 * page, which no blocked storage prevents.
 */

import * as Comlink from './vendor/comlink.mjs';

/**
 * @typedef {{terminate: () => void, onerror: ((event: any) => void) | null} & (Worker | MessagePort)} Thread
 * @typedef {(port: MessagePort, gone: () => void) => boolean} Lend whether it has a thread to lend
 */

/** Under this name one page of ours finds what another lends. */
const LEND = 'grasveldLend';

/** @type {Worker | null} */
let own = null;
/** @type {Set<() => void>} */
const borrowers = new Set();

/**
 * A thread to talk to.
 * @param {() => void} gone is called when the page that lent it goes away
 * @returns {Thread}
 */
export function openThread(gone) {
  return borrowed(gone) ?? ownThread();
}

/** @returns {Thread} */
function ownThread() {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  const end = worker.terminate.bind(worker);
  own = worker;
  Object.assign(globalThis, { [LEND]: lend });
  return Object.assign(worker, {
    terminate() {
      if (own === worker) dismiss();
      end();
    },
  });
}

/** @type {Lend} */
function lend(port, gone) {
  if (!own) return false;
  /** @type {any} */ (Comlink.wrap(own)).lend(Comlink.transfer(port, [port]));
  borrowers.add(gone);
  return true;
}

/** Lends nothing any more, and tells the borrowers that the thread goes away. */
function dismiss() {
  own = null;
  const left = [...borrowers];
  borrowers.clear();
  for (const gone of left) gone();
}

/**
 * @param {() => void} gone
 * @returns {Thread | null}
 */
function borrowed(gone) {
  for (const lender of lenders()) {
    const { port1, port2 } = new MessageChannel();
    const once = () => (port1.close(), gone());
    if (lender(port2, once)) return Object.assign(port1, { terminate: () => port1.close(), onerror: null });
  }
  return null;
}

/**
 * What the page around this one lends, and the frames beside it. What is not ours cannot be looked at.
 * @returns {Lend[]}
 */
function lenders() {
  const { parent } = globalThis;
  if (!parent || parent === globalThis.self) return [];
  const pages = [parent, ...Array.from({ length: parent.length }, (_, index) => parent[index])];
  return pages.flatMap((page) => {
    try {
      const found = page === globalThis.self ? undefined : /** @type {any} */ (page)[LEND];
      return typeof found === 'function' ? [found] : [];
    } catch {
      return [];
    }
  });
}

globalThis.addEventListener?.('pagehide', dismiss);
