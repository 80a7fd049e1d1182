/**
 * The few things of a browser that the page's modules touch when they run under Node.
 */

import * as Comlink from '../../site/vendor/comlink.mjs';

/** Frames are drawn when a test says so: `frame()` runs what was asked for. */
export function fakeFrames() {
  /** @type {((now: number) => void)[]} */
  let asked = [];
  globalThis.requestAnimationFrame = (/** @type {FrameRequestCallback} */ draw) => asked.push(draw);
  return {
    waiting: () => asked.length,
    frame(now = 0) {
      const due = asked;
      asked = [];
      due.forEach((draw) => draw(now));
    },
  };
}

/**
 * Makes `new Worker(…)` answer through Comlink with these functions. Call `end` after the tests:
 * open ports keep Node running.
 * @param {object} door
 */
export function fakeWorker(door) {
  /** @type {MessagePort[]} */
  const ports = [];
  const made = { count: 0, closed: 0, end: () => ports.forEach((port) => port.close()) };
  globalThis.Worker = /** @type {any} */ (class {
    constructor() {
      const { port1, port2 } = new MessageChannel();
      Comlink.expose(door, /** @type {any} */ (port2));
      made.count += 1;
      ports.push(port1);
      return Object.assign(port1, { terminate: () => (made.closed += 1) });
    }
  });
  return made;
}

/** Lets everything that waits for messages and promises happen. */
export async function settled() {
  for (let i = 0; i < 20; i += 1) await new Promise((resolve) => setTimeout(resolve, 1));
}
