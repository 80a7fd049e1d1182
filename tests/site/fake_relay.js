/**
 * A relay at the other end of a fake link: says hello, takes the proof, answers pings; whatever else
 * is asked goes to `answers`. Its clock is its own.
 */

/**
 * @param {{key?: string, time?: () => number}} [relay]
 */
export function fakeRelay({ key = 'relay-key', time = () => 1_000_000 } = {}) {
  /** @type {any[]} */
  const links = [];
  const relay = {
    key,
    links,
    /** Everything that was asked: the fields, with the link's number. @type {any[]} */
    asked: [],
    /** By what is asked, what is answered: `{ok}` or `{error}`; nothing where the answer gets lost. @type {Record<string, (frame: any) => any>} */
    answers: {},
    isDead: false,
    /** Makes a link, as the wire's settings want it. */
    link: () => {
      const link = makeLink(links.length);
      links.push(link);
      queueMicrotask(() => relay.isDead || link.say({ hello: { challenge: `challenge-${link.at}`, relay: relay.key, time: time() } }));
      return /** @type {any} */ (link);
    },
    /** What the newest link hears. @param {any} frame */
    say: (frame) => links.at(-1).say(frame),
    /** The newest link breaks. */
    cut: () => links.at(-1).onclose?.(),
    /** What was asked of one kind. @param {string} what */
    of: (what) => relay.asked.filter((frame) => frame.do === what),
  };

  /** @param {number} at */
  function makeLink(at) {
    const link = {
      at, isClosed: false, onmessage: /** @type {any} */ (null), onclose: /** @type {any} */ (null),
      /** @param {any} frame */
      say: (frame) => link.onmessage?.({ data: JSON.stringify(frame) }),
      close: () => (link.isClosed = true),
      /** @param {string} text */
      send(text) {
        const frame = JSON.parse(text);
        relay.asked.push({ ...frame, link: at });
        if (relay.isDead) return;
        const usual = frame.do === 'prove' || frame.do === 'ping' ? { ok: { time: time() } } : { ok: {} };
        const answer = (relay.answers[frame.do] ?? (() => usual))(frame);
        if (answer) queueMicrotask(() => link.say({ n: frame.n, ...answer }));
      },
    };
    return link;
  }

  return relay;
}

/** Lets what waits for promises happen, with mocked timers too. */
export async function soon() {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
}

/** Who signs by naming itself. */
export const SELF = { key: 'own-key', sign: async (/** @type {string} */ text) => `signed ${text}` };
