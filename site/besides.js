/**
 * What one may do with a match besides moving: take a turn back, leave it, have its rest played.
 */

import { change, state } from './state.js';
import { reckons } from './bots.js';
import { work } from './engine.js';
import { keep } from './keeping.js';
import { complain, endShow, guarded, resume, wakeBots } from './match.js';

/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('./match.js').Scene} Scene */

/** While the rest is played, so long lies between two moves, in ms. */
const BEAT = 220;

/**
 * Whether a match is one person's own against bots or alone, not over, and nothing runs just now.
 * @param {Match | null} match
 * @returns {match is Match & {scene: Scene}}
 */
function isOwn(match) {
  return !!match?.begun && !match.lesson && !match.room && match.you >= 0 && !isBusy(match) && !!match.scene && !match.scene.over;
}

/**
 * Whether a turn is computed or shown, or the rest is being played.
 * @param {Match} match
 */
function isBusy({ playing, show, finishing }) {
  return playing || !!show || !!finishing;
}

/**
 * Whether the last turn can be taken back. A date's match is played as it comes.
 * @param {Match | null} match
 */
export function canTakeBack(match) {
  return isOwn(match) && !match.options.daily && lastOwnTurn(match) !== null;
}

/** Takes the player's last turn back, and all that came of it. */
export function takeBack() {
  const { match } = state;
  if (!match || !canTakeBack(match)) return;
  const { transcript } = /** @type {Scene} */ (match.scene);
  const turn = lastOwnTurn(match);
  const first = transcript.log.findIndex((/** @type {any} */ entry) => entry.turn === turn);
  change((s) => {
    match.playing = true;
    s.notice = null;
  });
  return resume(match, { ...transcript, log: transcript.log.slice(0, first) }).then(() => {
    if (match.scene) keep(match, match.scene);
  });
}

/**
 * The turn in which the player moved last; null where they have not.
 * @param {Match} match
 * @returns {number | null}
 */
function lastOwnTurn({ scene, you }) {
  const moves = scene?.transcript?.log.filter((/** @type {any} */ entry) => entry.kind === 'move' && entry.seat === you);
  return moves?.at(-1)?.turn ?? null;
}

/**
 * Whether the player can give the match up.
 * @param {Match | null} match
 */
export function canLeave(match) {
  return isOwn(match);
}

/** Gives the match up; two bots or more play on without the player. */
export function leave() {
  const { match } = state;
  if (!match || !canLeave(match)) return;
  match.playing = true;
  return guarded(match, { ask: 'leave', seat: match.you }, (/** @type {Scene} */ scene) => {
    Object.assign(match, { playing: false, scene, moves: {} });
    match.curve.push(scene.score.points);
    keep(match, scene);
    wakeBots(match, scene);
  });
}

/**
 * Whether nobody but the player can still move, so that the rest may as well be played for them.
 * @param {Match | null} match
 */
export function canFinish(match) {
  return isOwn(match) && !!match.scene.choices[match.you]?.alone;
}

/** Plays the rest of a match in which nobody else can move: for the player, and as well as may be. */
export async function finish() {
  const { match } = state;
  if (!match || !canFinish(match)) return;
  change((s) => {
    match.finishing = true;
    s.notice = null;
  });
  try {
    while (state.match === match && match.scene && !match.scene.over && !state.notice) await playOne(match, match.scene);
  } catch (problem) {
    complain(match, problem);
  } finally {
    change(() => {
      match.finishing = false;
    });
  }
}

/**
 * One turn of the rest.
 * @param {Match} match
 * @param {Scene} before
 */
async function playOne(match, before) {
  const rest = new Promise((done) => setTimeout(done, BEAT));
  const thought = await work({ ask: 'think', seat: match.you, finish: true }, reckons(match.game));
  await rest;
  if (!thought || state.match !== match) return;
  await guarded(match, { ask: 'play', moves: { [match.you]: thought.move } }, ({ events, scene }) => {
    match.show = { events, before, after: scene, started: null };
    match.curve.push(scene.score.points);
    keep(match, scene);
    endShow();
  });
}
