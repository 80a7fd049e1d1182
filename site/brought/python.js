/**
 * Python in one worker of the frame: asked one thing at a time, ended when it takes too long.
 */

import { Refusal } from '../engine.js';
import { stopClock } from './clock.js';
import { read, refusalOf } from './reading.js';

/** @typedef {import('./clock.js').Moment} Moment */
/**
 * @typedef {{bytes?: ArrayBuffer, limit?: number, seat?: number}} Terms
 *   `bytes` of a wheel; `limit` in seconds for the whole answer or, where `seat` is given, for each
 *   time that this seat thinks
 * @typedef {{ok?: any, file?: ArrayBuffer}} Answer
 * @typedef {(request: {ask: string} & Record<string, any>, terms?: Terms) => Promise<Answer>} Ask
 */

/** Why a worker was ended, and what its bot was at. */
export class Stopped extends Refusal {
  /**
   * @param {string} id
   * @param {Record<string, string | number>} [args]
   * @param {Moment | null} [at]
   */
  constructor(id, args = {}, at = null) {
    super(id, args);
    this.at = at;
  }
}

/** A promise, and how it is kept or broken. */
export function promised() {
  /** @type {(value?: any) => void} */
  let resolve = () => {};
  /** @type {(why: Error) => void} */
  let reject = () => {};
  const promise = new Promise((keep, fail) => ([resolve, reject] = [keep, fail]));
  return { promise, resolve, reject };
}

/**
 * @param {MessagePort} port the other end is the worker's
 * @param {(line: string) => void} print takes what is printed in it
 * @param {(why: Stopped) => void} stop ends the worker, and with it this
 */
export function pythonBehind(port, print, stop) {
  /** @type {{resolve: (answer: Answer) => void, reject: (why: Error) => void, terms: Terms} | null} */
  let waiting = null;
  const start = promised();
  const clock = stopClock((limit, at) => stop(new Stopped('bot-slow', { limit }, at)));
  start.promise.catch(() => {});
  port.onmessage = ({ data }) => {
    const { said, file } = read(data);
    if ('printed' in said) print(String(said.printed));
    else if ('thinks' in said) clock.follow(said.thinks, waiting?.terms ?? {});
    else if ('started' in said) start.resolve(null);
    else if ('broken' in said) stop(new Stopped('guest-start'));
    else settle((asked) => (said.error ? asked.reject(refusalOf(said.error)) : asked.resolve({ ok: said.ok, file })));
  };

  /** @param {(asked: NonNullable<typeof waiting>) => void} how */
  function settle(how) {
    clock.rest();
    const asked = waiting;
    waiting = null;
    if (asked) how(asked);
  }

  return {
    started: start.promise,
    /** @type {Ask} */
    async ask(request, terms = {}) {
      await start.promise;
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject, terms };
        if (terms.limit && terms.seat === undefined) clock.run(terms.limit);
        port.postMessage({ text: JSON.stringify(request), bytes: terms.bytes && new Uint8Array(terms.bytes) });
      });
    },
    /** @param {Error} why what everyone is told who waits for it */
    end(why) {
      port.close();
      start.reject(why);
      settle((asked) => asked.reject(why));
    },
  };
}
