/**
 * Bringing a bot: from its source to where it thinks, with a question in between where anything
 * would have to be fetched from another host.
 */

import { Refusal } from '../engine.js';
import { noticeOf } from '../notice.js';
import { change, state } from '../state.js';
import { askOf, close, openFor, takeIn } from './bot.js';
import { Stopped, promised } from './python.js';

/** @typedef {import('./bot.js').Brought} Brought */

/** Where micropip looks packages up, and where it fetches them. */
export const PYPI = ['https://pypi.org', 'https://files.pythonhosted.org'];

/** @type {ReturnType<typeof promised> | null} */
let consent = null;

/**
 * Brings a bot. What comes of it is in `state.brought`; it takes the place of any other.
 * @param {Brought['source']} source
 */
export async function bring(source) {
  dismiss();
  /** @type {Brought} */
  const mine = { source, stage: 'starting', name: '', hosts: [], packages: [], notice: null, printed: [] };
  change((s) => (s.brought = mine));
  try {
    await reach(mine);
  } catch (problem) {
    if (state.brought !== mine) return;
    close();
    tell(mine, { stage: 'failed', notice: troubleOf(problem) });
  }
}

/** The player agrees that what was asked for is fetched from the hosts that were named. */
export function agree() {
  consent?.resolve();
}

/** The player does not agree. */
export function decline() {
  consent?.reject(new Refusal('guest-declined', {}));
}

/** Sends the bot away, or gives its bringing up. */
export function dismiss() {
  close();
  consent?.reject(new Stopped('bot-stopped'));
  consent = null;
  change((s) => (s.brought = null));
}

/** @param {Brought} mine */
async function reach(mine) {
  if (mine.source.kind === 'url') await fetchWheel(mine, mine.source);
  await openFor(mine, []);
  const { ok } = await askOf(mine, { ask: 'needs' });
  const packages = Array.isArray(ok) ? ok.map(String) : [];
  if (packages.length) {
    await agreement(mine, PYPI, packages);
    await openFor(mine, PYPI);
  }
  await takeIn(mine);
  tell(mine, { stage: 'ready' });
}

/**
 * Fetches the wheel of a link, once the player agrees to its host.
 * @param {Brought} mine
 * @param {import('./bot.js').Link} link
 */
async function fetchWheel(mine, { url, entry }) {
  const { origin, pathname } = new URL(url);
  await agreement(mine, [origin], []);
  await openFor(mine, [origin]);
  const { file } = await askOf(mine, { ask: 'fetch', url });
  if (!file) throw new Refusal('guest-no-wheel', {});
  mine.source = { kind: 'wheel', name: wheelName(pathname), bytes: file, entry };
}

/**
 * The name of a wheel in its path, with none but the letters that such names have.
 * @param {string} path
 */
export function wheelName(path) {
  return decodeURIComponent(path.split('/').at(-1) ?? '').replace(/[^\w.+!-]/g, '') || 'bot.whl';
}

/**
 * Asks the player whether these hosts may be asked, and waits for the answer.
 * @param {Brought} mine
 * @param {string[]} hosts
 * @param {string[]} packages
 */
async function agreement(mine, hosts, packages) {
  consent = promised();
  tell(mine, { stage: 'asking', hosts, packages });
  await consent.promise;
  tell(mine, { stage: 'installing' });
}

/**
 * @param {Brought} mine
 * @param {Partial<Brought>} what
 */
function tell(mine, what) {
  if (state.brought !== mine) throw new Stopped('bot-stopped');
  change(() => Object.assign(mine, what));
}

/**
 * What there is to say of a problem with what comes out of the frame.
 * @param {any} problem
 */
export function troubleOf(problem) {
  return noticeOf(problem, 'guest-garbled');
}
