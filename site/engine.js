/**
 * The main thread's side of the engine: starts the worker, tells how far it is, asks.
 */

import * as Comlink from './vendor/comlink.mjs';
import { change } from './state.js';
import { openThread } from './thread.js';

/** How long a start may take before the page says so, in ms: a blocked wasm hangs without an error. */
const PATIENCE = 90_000;

/** After so long, in ms, it is looked up whether what hangs can ever come. */
const SUSPICION = 8_000;
const WASM = new URL('./vendor/pyodide/pyodide.asm.wasm', import.meta.url);

/** The engine's refusal: a message id of `words/*.ftl`, its arguments, and what caused it. */
export class Refusal extends Error {
  /**
   * @param {string} id
   * @param {Record<string, string | number>} args
   * @param {import('./state.js').Notice} [cause]
   */
  constructor(id, args, cause) {
    super(id);
    this.id = id;
    this.arguments = args;
    this.cause = cause;
  }
}

/** @typedef {{start: (tell: (progress: number) => void) => Promise<void>, ask: (request: string) => Promise<string>, work: (request: string, reckons: boolean) => Promise<string>, prepare: () => Promise<void>}} Door */

/** @type {Door | null} */
let door = null;
/** @type {import('./thread.js').Thread | null} */
let worker = null;
/** @type {() => void} */
let nowReady = () => {};
let whenReady = new Promise((/** @type {(value?: any) => void} */ resolve) => (nowReady = resolve));
/** @type {() => void} */
let nowIdle = () => {};
const whenIdle = new Promise((/** @type {(value?: any) => void} */ resolve) => (nowIdle = resolve));

/** @returns {Promise<void>} kept once the engine answers; a failed start leaves it open for the next try */
export function ready() {
  return whenReady;
}

/** @returns {Promise<void>} kept once the bots are there too, or cannot be had: nothing is fetched any more */
export function idle() {
  return whenIdle;
}

/** @type {() => void} */
let afterLoss = () => {};

/**
 * What is to be done where the thread was another page's, and went with it: one of our own starts
 * then, which knows no match.
 * @param {() => void} act
 */
export function whenLost(act) {
  afterLoss = act;
}

function lose() {
  door = null;
  whenReady = new Promise((/** @type {(value?: any) => void} */ resolve) => (nowReady = resolve));
  startEngine();
  afterLoss();
}

/** Starts the worker, anew where an earlier start failed. Progress and failure go to `state.engine`. */
export function startEngine() {
  worker?.terminate();
  const fresh = openThread(lose);
  worker = fresh;
  tell('loading', 0.04);
  const watches = [setTimeout(() => fail(fresh, 'too-slow'), PATIENCE), setTimeout(() => suspect(fresh), SUSPICION)];
  fresh.onerror = (event) => fail(fresh, event.message || 'worker');
  const remote = /** @type {Door} */ (/** @type {unknown} */ (Comlink.wrap(/** @type {any} */ (fresh))));
  const follow = Comlink.proxy((/** @type {number} */ progress) => {
    // Its messages come by a way of their own, in Firefox even after the last.
    if (worker === fresh && !door) tell('loading', progress);
  });
  remote.start(follow).then(
    () => {
      watches.forEach(clearTimeout);
      if (worker !== fresh) return;
      door = remote;
      performance.mark('engine');
      tell('ready', 1);
      nowReady();
      // Whoever needs it asks again and hears of it; ahead of that a failure is nobody's concern.
      remote.prepare().then(() => performance.mark('bots'), () => {}).finally(nowIdle);
    },
    (problem) => {
      watches.forEach(clearTimeout);
      fail(fresh, String(problem?.message ?? problem));
    },
  );
}

/**
 * Asks the engine one thing and gives the `ok` of its answer.
 * @param {object} request
 * @returns {Promise<any>}
 * @throws {Refusal} what the engine does not take
 */
export async function ask(request) {
  await whenReady;
  return opened(await /** @type {Door} */ (door).ask(JSON.stringify(request)));
}

/**
 * Asks what takes the engine a while; null when another match began meanwhile. Other questions
 * are answered while it works.
 * @param {object} request
 * @param {boolean} [reckons] whether it wants numpy, which comes after the engine
 * @returns {Promise<any>}
 * @throws {Refusal}
 */
export async function work(request, reckons = false) {
  await whenReady;
  const done = opened(await /** @type {Door} */ (door).work(JSON.stringify(request), reckons));
  return done.dropped ? null : done;
}

/**
 * A bot's move in the match that was begun last; null when another match began meanwhile.
 * @param {number} seat
 * @param {boolean} [reckons] whether this bot wants numpy
 * @returns {Promise<string | null>}
 * @throws {Refusal}
 */
export async function think(seat, reckons = false) {
  return (await work({ ask: 'think', seat }, reckons))?.move ?? null;
}

/** @param {string} text */
function opened(text) {
  const reply = JSON.parse(text);
  if (!reply.error) return reply.ok;
  const { id, arguments: args = {}, cause } = told(reply.error);
  throw new Refusal(id, args, cause);
}

/**
 * A refusal as the engine tells it, as a notice.
 * @param {{message: string, arguments?: Record<string, string | number>, cause?: any}} error
 * @returns {import('./state.js').Notice}
 */
export function told({ message, arguments: args, cause }) {
  return { id: message, arguments: args, ...(cause && { cause: told(cause) }) };
}

/**
 * @param {'loading' | 'ready' | 'failed'} stage
 * @param {number} progress from 0 to 1
 */
function tell(stage, progress, problem = '') {
  change((s) => {
    s.engine = { stage, progress, problem };
  });
}

/**
 * Python never comes, and never says why, where its code arrives as the wrong kind of file.
 * @param {import('./thread.js').Thread} hanging
 */
async function suspect(hanging) {
  const answer = await fetch(WASM, { method: 'HEAD' }).catch(() => null);
  const type = answer?.headers.get('content-type')?.split(';')[0] ?? '';
  if (answer?.ok && type !== 'application/wasm') fail(hanging, `mistyped ${type}`);
}

/**
 * @param {import('./thread.js').Thread} failed
 * @param {string} problem
 */
function fail(failed, problem) {
  if (worker !== failed || door) return;
  failed.terminate();
  tell('failed', 0, problem);
}
