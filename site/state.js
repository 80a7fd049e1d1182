/**
 * The page's one state object. Everything that is shown stands here; whoever changes it
 * calls `change`, and the screen is drawn again once in the next animation frame.
 *
 * `match` holds what came from the engine, `hand` the half-made move (its shape is the
 * game's own), `drawn` caches that may be thrown away at any time.
 */

/** @typedef {{view: string, game: string, query: Record<string, string>}} Route */
/** @typedef {{id: string, arguments?: Record<string, string | number>, cause?: any}} Notice what to say, by message id, and why */
/**
 * @typedef {{
 *   route: Route,
 *   language: string,
 *   theme: 'auto' | 'light' | 'dark',
 *   motion: 'auto' | 'less' | 'full',
 *   sound: boolean,
 *   engine: {stage: 'waiting' | 'loading' | 'ready' | 'failed', progress: number, problem: string},
 *   match: import('./match.js').Match | null,
 *   hand: any,
 *   drawn: Record<string, any>,
 *   notice: Notice | null,
 *   storage: '' | 'refused' | 'full' | 'broken',   // why something is not remembered
 *   line: import('./line.js').LineState,            // the connection to the relay
 *   room: import('./room/reading.js').Room | null,  // the room that is read
 *   duel: import('./duel.js').Duel | null,          // the wait for an opponent
 *   brought: import('./brought/bot.js').Brought | null,   // the bot that the player brought
 *   trial: import('./brought/trial.js').Trial | null,     // its matches against ours
 * }} State
 */

/** @type {State} */
export const state = {
  route: { view: 'home', game: '', query: {} },
  language: 'en',
  theme: 'auto',
  motion: 'auto',
  sound: false,
  engine: { stage: 'waiting', progress: 0, problem: '' },
  match: null,
  hand: null,
  drawn: {},
  notice: null,
  storage: '',
  line: { stage: 'unopened', missing: '', problem: null, self: '', relay: '', privacy: '', imprint: '' },
  room: null,
  duel: null,
  brought: null,
  trial: null,
};

/** @type {(now: number) => void} */
let redraw = () => {};
let asked = false;

/**
 * Changes the state and asks for one redraw in the next frame, however often it is called
 * before. During an animation call it without a function from every redraw.
 * @param {(state: State) => void} [fn]
 */
export function change(fn) {
  fn?.(state);
  if (asked) return;
  asked = true;
  requestAnimationFrame((now) => {
    asked = false;
    redraw(now);
  });
}

/**
 * Sets what draws the screen; it gets the frame's time in ms, as `performance.now()` counts.
 * @param {(now: number) => void} listener
 */
export function drawWith(listener) {
  redraw = listener;
}
