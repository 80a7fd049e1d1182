/**
 * A match on this page, of any game: joins the player's moves, the bots and the engine.
 * It knows no rule and no move: moves are strings, scenes and events come from the engine.
 *
 * One turn: a scene with `to_move` → the bots among them think at once, the player's move
 * comes by `submit` → when all are there the engine plays → `match.show` holds the events
 * for the view to animate → the view calls `endShow` → the next scene is `match.scene`.
 */

import { change, state } from './state.js';
import { keepResult } from './days.js';
import { wake } from './bots.js';
import { ask, ready, whenLost } from './engine.js';
import { keep } from './keeping.js';
import { attempt } from './lesson.js';
import { noticeOf } from './notice.js';
import { pastOf } from './past.js';
import { hand, people } from './people.js';
import { makeMove, mayMove } from './room/moving.js';
import { closeRoom } from './room/entering.js';
import { showNext } from './room/table.js';
import { asEngine } from './seats.js';
import { hear } from './sound.js';

/** @typedef {{kind: 'human'} | {kind: 'bot', level: string}} Seat */
/** @typedef {{points: number[], ties: number[], winners: number[]}} Score */
/**
 * @typedef {{game: string, seed?: string, turn: number, position: any, seats: Seat[], to_move: number[],
 *   choices: Record<string, any>, score: Score, over: boolean, transcript?: any}} Scene
 */
/** @typedef {any} Event what happened, under `kind` its name; the rest is the game's own */
/**
 * @typedef {{events: Event[], before: Scene, after: Scene, started: number | null, held?: number}} Show
 *   One played turn; `started` is the frame time at which the view began to animate it, `held`
 *   how far it stands still, 0 to 1, where the player looks at one moment of it.
 */
/**
 * @typedef {{
 *   game: string, seats: Seat[], seed: string, options: Record<string, any>,
 *   me: number,                        // the seat that chooses on this page, now or last
 *   you: number,                       // the seat of the only person here; -1 where several share the device
 *   passing: {to: number, hides: boolean} | null,  // who is to take the device; `hides`: another's move was made just before
 *   scene: Scene | null,               // what is on the screen; null until there is anything
 *   begun: boolean,                    // the engine has this match
 *   moves: Record<string, string>,     // this turn's moves so far, by seat; the bots' are never shown
 *   playing: boolean,                  // the engine computes the turn
 *   show: Show | null,                 // the turn that is being shown
 *   last: Show | null,                 // the turn shown last, for the sentence and the replay
 *   curve: number[][],                 // the points by seat, before the first turn and after each
 *   strangers?: boolean,               // others played it; they have no names here
 *   finishing?: boolean,               // the rest is being played for the player
 *   lesson?: import('./lesson.js').Lesson,   // what a lesson is at; of any other match nothing
 *   room?: string,                     // the name of the room that plays it; of any other match nothing
 *   names?: string[],                  // in a room, what the seats' players are called
 *   turns?: {scene: Scene, events: Event[]}[],   // in a room, what was played and is still to be shown
 * }} Match
 */

/**
 * Starts a match and makes it the page's. Where `scene` is given (a ready-made opening of
 * the same seed) it is on the screen at once; the engine takes over as soon as it is ready.
 * Where it was played before, `transcript` says how far; one that does not hold is left aside.
 * @param {{game: string, seats: Seat[], seed: string, options?: Record<string, any>, scene?: Scene | null, transcript?: any}} start
 * @returns {Promise<void>} once the engine has begun the match
 */
export async function startMatch({ game, seats, seed, options = {}, scene = null, transcript = null }) {
  /** @type {Match} */
  const match = { game, seats, seed, options, ...people(seats), passing: null, scene, begun: false, moves: {}, playing: false, show: null, last: null, curve: [] };
  if (scene) {
    match.curve.push(scene.score.points);
    hand(match);
  }
  // The engine has one match at a time.
  closeRoom();
  change((s) => Object.assign(s, { match, hand: null, drawn: {}, notice: null }));
  await ready();
  if (state.match !== match || (transcript && (await resume(match, transcript)))) return;
  const table = options.daily ? {} : { seats: asEngine(seats), seed };
  await guarded(match, { ask: 'begin', game, ...table, options }, (/** @type {Scene} */ begun) => {
    arrive(match, begun, !match.scene);
  });
}

/**
 * The engine has a match, and this is where it stands.
 * @param {Match} match
 * @param {Scene} scene
 * @param {boolean} isNew whether the screen shows anything else so far
 * @param {{scene: Scene, events: Event[]}[]} [past] every scene up to this one, with what led there
 */
function arrive(match, scene, isNew, past = [{ scene, events: [] }]) {
  // Who plays a date's match, and on what seed, the engine alone knows.
  if (match.options.daily) Object.assign(match, { seats: scene.seats, seed: scene.transcript.seed, ...people(scene.seats) });
  Object.assign(match, { begun: true, scene, playing: false, show: null, ...pastOf(past) });
  if (isNew) hand(match);
  wakeBots(match, scene);
}

/**
 * Takes a match up where a transcript ends; says whether that could be done.
 * @param {Match} match
 * @param {any} transcript
 */
export async function resume(match, transcript) {
  try {
    const [scene, past] = await Promise.all([ask({ ask: 'resume', transcript }), ask({ ask: 'record', transcript })]);
    if (state.match !== match) return true;
    if (!isSameTable(match, scene)) throw new Error('another match');
    change((s) => {
      match.moves = {};
      s.hand = null;
      arrive(match, scene, true, past);
    });
    return true;
  } catch {
    change((s) => {
      s.storage = 'broken';
    });
    return false;
  }
}

/**
 * Whether a scene is of the table that sits here; of a date's match only the engine knows that.
 * @param {Match} match
 * @param {Scene} scene
 */
function isSameTable({ game, seats, options }, scene) {
  return scene.game === game && (!!options.daily || JSON.stringify(scene.seats) === JSON.stringify(asEngine(seats)));
}

whenLost(() => {
  const { match } = state;
  if (match?.begun && !match.room && match.scene?.transcript) resume(match, match.scene.transcript);
});

/**
 * The player's move of this turn, in the game's notation. Before the engine is ready it waits.
 * @param {string} move
 */
export function submit(move) {
  const match = state.match;
  if (!match || !canSubmit(match)) return;
  change(() => {
    match.moves[match.me] = move;
    hand(match);
  });
  if (match.room && state.room) makeMove(state.room, move);
  else settle(match);
}

/** Takes the player's move back as long as the turn has not been played. */
export function withdraw() {
  const match = state.match;
  if (match) change(() => delete match.moves[match.me]);
}

/**
 * Whether the player may choose a move now: nothing is being shown, it is their turn, none was given.
 * @param {Match} match
 */
export function canSubmit(match) {
  if (match.room && !(state.room && mayMove(state.room))) return false;
  return !match.playing && !match.show && !match.passing && !match.finishing && !!match.scene?.to_move.includes(match.me) && !(match.me in match.moves);
}

/** The view has shown the turn to its end (or skipped it): the next scene is on. */
export function endShow() {
  const match = state.match;
  if (!match?.show) return;
  const show = match.show;
  change((s) => {
    match.scene = show.after;
    match.last = { ...show, started: null };
    match.show = null;
    s.hand = null;
    if (match.room && s.room) showNext(match, s.room);
    else hand(match);
  });
  settle(match);
  if (show.after.over && !match.lesson) hear('over');
  else if (show.after.score.points[match.me] > show.before.score.points[match.me]) hear('points');
  if (show.after.over && match.options.daily) keepResult(match.game, match.options.daily, match.curve.map((points) => points[match.me]));
}

/**
 * Plays the turn as soon as every seat to move has given its move.
 * @param {Match} match
 */
function settle(match) {
  const scene = match.scene;
  if (match.room || !match.begun || !scene || match.playing || match.show || scene.over) return;
  if (!scene.to_move.every((seat) => seat in match.moves)) return;
  const moves = match.moves;
  match.moves = {};
  match.playing = true;
  if (match.lesson) return void attempt(match, moves[match.me]);
  guarded(match, { ask: 'play', moves }, (/** @type {{events: Event[], scene: Scene}} */ played) => {
    match.playing = false;
    match.show = { events: played.events, before: scene, after: played.scene, started: null };
    match.curve.push(played.scene.score.points);
    keep(match, played.scene);
    hear('turn');
    wakeBots(match, played.scene);
  });
}

/**
 * Lets the bots among the seats to move think.
 * @param {Match} match
 * @param {Scene} scene
 */
export function wakeBots(match, scene) {
  wake(match, scene, () => settle(match), (problem) => complain(match, problem));
}

/**
 * Asks the engine and, if the match is still the page's, changes the state with the answer.
 * @param {Match} match
 * @param {object} request
 * @param {(answer: any) => void} use
 */
export async function guarded(match, request, use) {
  try {
    const answer = await ask(request);
    if (state.match === match) change(() => use(answer));
    settle(match);
  } catch (problem) {
    complain(match, problem);
  }
}

/**
 * Says what went wrong in a match, if it is still the page's.
 * @param {Match} match
 * @param {any} problem
 */
export function complain(match, problem) {
  if (state.match !== match) return;
  change((s) => {
    s.notice = noticeOf(problem);
  });
}
