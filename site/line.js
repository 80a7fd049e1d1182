/**
 * The page's one line to its relay, opened when it is first wanted. `config.json` beside the page
 * names the relay and the key it must have.
 */

import { talk } from './asking.js';
import { identity, whatIsMissing } from './keys.js';
import { noticeOf } from './notice.js';
import { relayClock } from './offset.js';
import { change } from './state.js';

/** @typedef {'' | 'relay' | 'offline' | 'insecure' | 'old'} Missing what there is no playing together without */
/**
 * @typedef {{
 *   stage: 'unopened' | 'missing' | import('./wire.js').Stage,
 *   missing: Missing,
 *   problem: import('./state.js').Notice | null,   // why the relay does not let us in
 *   self: string,                                  // one's own public key
 *   relay: string,                                 // the relay's
 *   privacy: string, imprint: string,              // the host's own pages, where there are any
 * }} LineState
 */
/** @typedef {ReturnType<typeof talk>} Line */

/** @type {Promise<Line | null> | null} */
let opened = null;
/** @type {Set<(push: any) => void>} */
const listeners = new Set();
const clock = relayClock();

/**
 * The line; null where something is missing, which `state.line.missing` then says.
 * @returns {Promise<Line | null>}
 */
export function openLine() {
  opened ??= open();
  return opened;
}

/**
 * Asks the relay for something, again until it answers.
 * @param {string} what
 * @param {Record<string, any>} [fields]
 * @throws {import('./wire.js').Refused}
 */
export async function askRelay(what, fields) {
  const line = await openLine();
  return line ? line.ask(what, fields) : new Promise(() => {});
}

/**
 * Hears what the relay says of no room.
 * @param {(push: any) => void} listener
 */
export function hearRelay(listener) {
  listeners.add(listener);
}

/** The relay's time in ms, whatever the device's clock says; null before it is known. */
export function relayTime() {
  return clock.time();
}

/** @returns {Promise<{relay: {url: string, key: string} | null, privacy?: string, imprint?: string} | null>} null without a network */
async function readConfig() {
  const response = await fetch(new URL('config.json', document.baseURI)).catch(() => null);
  return response && (response.ok ? response.json().catch(() => ({ relay: null })) : { relay: null });
}

async function open() {
  const config = await readConfig();
  const { relay, privacy, imprint } = config ?? { relay: null };
  const missing = relay ? await whatIsMissing() : config ? 'relay' : 'offline';
  // The network may come back; what else is missing stays so.
  if (!config) opened = null;
  tell({ missing, stage: missing ? 'missing' : 'connecting', privacy: link(privacy), imprint: link(imprint) });
  if (!relay || missing) return null;
  const self = await identity();
  tell({ self: self.key, relay: relay.key });
  const line = talk({
    url: addressOf(relay.url), relay: relay.key, origin: location.origin, identity: self, clock,
    tell: (stage, problem) => tell({ stage, problem: problem ? noticeOf(problem) : null }),
    hear: (push) => listeners.forEach((listener) => listener(push)),
  });
  watch(line);
  return line;
}

/** @param {Partial<LineState>} part */
function tell(part) {
  change((s) => {
    s.line = { ...s.line, ...part };
  });
}

/** Only a real link may stand under the host's words. @param {unknown} address */
function link(address) {
  return typeof address === 'string' && /^(https?:|\.{0,2}\/)/.test(address) ? address : '';
}

/**
 * The socket's address; without one it is beside the page.
 * @param {string} url
 */
function addressOf(url) {
  const address = new URL(url || 'relay', location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}

/** Comes back at once where the page was asleep or the network away. @param {Line} line */
function watch(line) {
  const wake = () => document.visibilityState === 'visible' && line.wake();
  document.addEventListener('visibilitychange', wake);
  for (const event of ['online', 'pageshow', 'focus']) addEventListener(event, wake);
}
