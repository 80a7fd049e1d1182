/**
 * The bot that the player brought, once it is here: asked, stopped, and taken in again after that.
 */

import { Refusal } from '../engine.js';
import { change, state } from '../state.js';
import { openGuest } from '../guest.js';
import { Stopped, promised } from './python.js';

/**
 * @typedef {{kind: 'code', code: string}} Code
 * @typedef {{kind: 'wheel', name: string, bytes: ArrayBuffer, entry: string}} Wheel
 * @typedef {{kind: 'url', url: string, entry: string}} Link
 */
/**
 * @typedef {{
 *   source: Code | Wheel | Link,
 *   stage: 'starting' | 'asking' | 'installing' | 'ready' | 'failed',
 *   name: string,                                          // what the bot is called
 *   hosts: string[], packages: string[],                   // what is asked for, or was agreed to
 *   notice: import('../state.js').Notice | null,           // what went wrong
 *   printed: string[],                                     // what it printed last
 * }} Brought
 */

/** So many seconds a bot's source may take to be read. */
const READING = 30;

/** So many lines of what a bot printed are kept, and so much of each. */
const LINES = 200;
const WIDTH = 400;

/** @type {import('../guest.js').Guest | null} */
let guest = null;
/** Kept while the bot is in the running Python. @type {Promise<any> | null} */
let taken = null;
/** Kept when the next bot is ready. */
let next = promised();

/** Kept once another bot has come. */
export function renewed() {
  return next.promise;
}

/**
 * Opens a frame for a bot that may ask these hosts, in place of any other frame.
 * @param {Brought} mine
 * @param {string[]} hosts
 */
export async function openFor(mine, hosts) {
  close();
  const opened = await openGuest(hosts, (line) => print(mine, line));
  if (state.brought === mine) guest = opened;
  else opened.close();
}

/** Closes the frame, and with it all that is in it. */
export function close() {
  guest?.close();
  guest = taken = null;
}

/**
 * Takes a bot in: installs what it needs, reads it.
 * @param {Brought} mine
 */
export async function takeIn(mine) {
  taken = install(mine);
  await taken;
  next.resolve();
  next = promised();
}

/**
 * Asks the bot, in a Python that is started anew where the last one was stopped.
 * @type {import('./python.js').Ask}
 * @throws {Refusal} `guest-not-here` where there is none
 */
export async function askBot(request, terms) {
  const { brought } = state;
  if (!guest || brought?.stage !== 'ready') throw new Refusal('guest-not-here', {});
  taken ??= install(brought);
  try {
    await taken;
    return await guest.ask(request, terms);
  } catch (problem) {
    if (problem instanceof Stopped) taken = null;
    throw problem;
  }
}

/** Stops whatever the bot is at. */
export function stopBot() {
  guest?.stop();
  taken = null;
}

/**
 * Asks about a bot that is not ready yet.
 * @param {Brought} mine
 * @param {{ask: string} & Record<string, any>} request
 * @param {number} [limit] in seconds
 */
export async function askOf(mine, request, limit) {
  const { source } = mine;
  if (!guest || state.brought !== mine) throw new Stopped('bot-stopped');
  if (source.kind === 'wheel') return guest.ask({ wheel: `/brought/${source.name}`, entry: source.entry, ...request }, { bytes: source.bytes, limit });
  return guest.ask(source.kind === 'code' ? { code: source.code, ...request } : request, { limit });
}

/** @param {Brought} mine */
async function install(mine) {
  await askOf(mine, { ask: 'install', packages: mine.source.kind === 'code' ? mine.packages : [] });
  const { ok } = await askOf(mine, { ask: 'load' }, READING);
  change(() => (mine.name = String(ok?.name ?? '').slice(0, WIDTH)));
}

/**
 * @param {Brought} mine
 * @param {string} line
 */
function print(mine, line) {
  change(() => (mine.printed = [...mine.printed, line.slice(0, WIDTH)].slice(-LINES)));
}
