/**
 * The socket to the relay: proves who one is, asks and is answered, and comes back by itself when
 * the line is lost. It knows no game and no room; the messages are the relay's.
 */

/** @typedef {{key: string, sign: (text: string) => Promise<string>}} Identity */
/** @typedef {{sample: (sent: number, received: number, time: number) => void, now: () => number}} Clock measures how far the relay's clock is from ours */
/** @typedef {'connecting' | 'open' | 'away' | 'taken' | 'foreign' | 'closed'} Stage `taken`: another page of the same key has come; `foreign`: not the relay it should be */
/**
 * @typedef {{
 *   url: string, relay: string, origin: string, identity: Identity, clock: Clock,   // `relay`: the key it must have
 *   tell: (stage: Stage, problem?: Refused) => void,
 *   open: () => void,                        // a connection stands: what is to be said first on each
 *   hear: (frame: any) => void,              // what the relay says unasked
 *   link?: (url: string) => WebSocket,
 * }} Settings
 */

/** So long a relay may be silent after it was asked something, in ms; and after the page may have slept. */
const PATIENCE = 4000;
const IMPATIENCE = 1500;
/** So often the relay is asked for the time: it measures the clocks, and notices a dead line. */
const BEAT = 8000;
/** The first wait before coming back, and the longest. */
const SOON = 250;
const LATE = 10_000;

/** What the relay does not take: a message id of `words/*.ftl` and its arguments. */
export class Refused extends Error {
  /** @param {{message: string, arguments?: Record<string, any>}} error */
  constructor(error) {
    super(error.message);
    this.id = error.message;
    this.arguments = error.arguments ?? {};
  }
}

export class Wire {
  #settings;
  /** @type {WebSocket | null} */
  #link = null;
  /** @type {Stage} */
  #stage = 'away';
  #tries = 0;
  #number = 0;
  #challenge = '';
  /** What waits for an answer, by number. @type {Map<number, {resolve: (answer: any) => void, reject: (problem: any) => void}>} */
  #answers = new Map();
  /** @type {Record<'again' | 'beat' | 'patience', any>} */
  #timers = { again: null, beat: null, patience: null };

  /** @param {Settings} settings */
  constructor(settings) {
    this.#settings = settings;
    this.#connect();
  }

  get isOpen() {
    return this.#stage === 'open';
  }

  /**
   * Asks once, on this connection alone.
   * @param {Record<string, any>} fields
   * @returns {Promise<any>}
   * @throws {Refused} what the relay does not take; another error where the line was lost before it answered
   */
  once(fields) {
    this.#number += 1;
    const n = this.#number;
    return new Promise((resolve, reject) => {
      this.#answers.set(n, { resolve, reject });
      this.#link?.send(JSON.stringify({ ...fields, n }));
    });
  }

  /**
   * Signs something for this connection alone, as the relay wants it of what cannot be undone.
   * @param {string} what
   */
  sign(what) {
    const { identity, origin, relay } = this.#settings;
    return identity.sign(`grasveld ${what} 1\n${origin}\n${relay}\n${this.#challenge}`);
  }

  /** The page may have slept, or the network come back: looks at once whether the line still holds. */
  wake() {
    if (this.#stage === 'open') this.#ping(IMPATIENCE);
    else if (this.#stage === 'away') this.#connect();
  }

  /** Takes the place back from the other page of the same key. */
  takeBack() {
    if (this.#stage === 'taken') this.#connect();
  }

  /** Ends it for good. */
  close() {
    this.#stop('closed');
  }

  #connect() {
    clearTimeout(this.#timers.again);
    this.#become('connecting');
    const { url, link = (address) => new WebSocket(address) } = this.#settings;
    const made = link(url);
    this.#link = made;
    this.#hurry(2 * PATIENCE);
    made.onmessage = ({ data }) => this.#link === made && this.#read(String(data));
    made.onclose = () => this.#link === made && this.#lose();
  }

  /** @param {Stage} stage @param {Refused} [problem] */
  #become(stage, problem) {
    this.#stage = stage;
    this.#settings.tell(stage, problem);
  }

  /** Gives the relay so long to say something. @param {number} patience ms */
  #hurry(patience) {
    clearTimeout(this.#timers.patience);
    this.#timers.patience = setTimeout(() => this.#lose(), patience);
  }

  /** The line is dead: another one, after a while that grows. @param {Refused} [problem] */
  #lose(problem) {
    this.#stop('away', problem);
    const wait = Math.min(LATE, SOON * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#timers.again = setTimeout(() => this.#connect(), wait);
  }

  /** @param {Stage} stage @param {Refused} [problem] */
  #stop(stage, problem) {
    const link = this.#link;
    this.#link = null;
    Object.values(this.#timers).forEach(clearTimeout);
    link?.close();
    for (const { reject } of this.#answers.values()) reject(new Error('lost'));
    this.#answers.clear();
    this.#become(stage, problem);
  }

  /** @param {string} text */
  #read(text) {
    clearTimeout(this.#timers.patience);
    const frame = JSON.parse(text);
    if (frame.hello) this.#prove(frame.hello);
    else if (frame.closed) this.#stop('taken');
    else if (frame.n === undefined) this.#settings.hear(frame);
    else this.#settle(frame);
  }

  /** @param {any} frame the answer to what was asked under its number */
  #settle({ n, ok, error }) {
    const waiting = this.#answers.get(n);
    this.#answers.delete(n);
    if (error) waiting?.reject(new Refused(error));
    else waiting?.resolve(ok);
  }

  /** @param {{challenge: string, relay: string}} hello */
  async #prove({ challenge, relay }) {
    const { identity, relay: pinned, open } = this.#settings;
    // What is signed names the relay's key, so that no other relay can pass the challenge on.
    if (relay !== pinned) return this.#stop('foreign');
    const link = this.#link;
    this.#challenge = challenge;
    const signature = await this.sign('hello');
    if (this.#link !== link) return;
    this.#measured({ do: 'prove', key: identity.key, signature }).then(
      () => {
        this.#tries = 0;
        this.#become('open');
        open();
      },
      (problem) => problem instanceof Refused && this.#lose(problem),
    );
  }

  /** @param {number} patience ms */
  #ping(patience) {
    this.#hurry(patience);
    this.#measured({ do: 'ping' }).catch(() => {});
  }

  /** Asks for something that tells the relay's time, and in a while for the time alone. @param {Record<string, any>} fields */
  async #measured(fields) {
    const { clock } = this.#settings;
    const sent = clock.now();
    const { time } = await this.once(fields);
    clock.sample(sent, clock.now(), time);
    clearTimeout(this.#timers.beat);
    this.#timers.beat = setTimeout(() => this.#ping(PATIENCE), BEAT);
  }
}
