/**
 * A trial: the brought bot against the games' own, match after match, until it is over or stopped.
 */

import { freshSeed } from '../openings.js';
import { change, state } from '../state.js';
import { askBot, stopBot } from './bot.js';
import { troubleOf } from './bringing.js';
import { Stopped } from './python.js';

/**
 * @typedef {{game: string, levels: string[], matches: number, seats: number, limit: number}} Terms
 *   `matches` against every level; `limit` is the seconds that the bot may think
 * @typedef {{turn: number, seat: number, notice: any}} Fault
 * @typedef {{lineup: string[], seed: string, points: number[], winners: number[], faults: Fault[], ms: number[][], transcript: any}} Played
 * @typedef {{b: string, matches: number, score: number, low: number, high: number, par?: number}} Row
 */
/**
 * @typedef {{
 *   terms: Terms,
 *   stage: 'running' | 'over' | 'stopped',
 *   plan: any[],                                   // the matches that are wanted
 *   played: Played[],                              // those that are over, in the plan's order
 *   table: Row[],                                  // the brought bot's score against each level
 *   notice: import('../state.js').Notice | null,   // why it could not go on
 * }} Trial
 */

/** The brought bot's name in line-ups. */
export const OWN = 'own';

/**
 * Runs a trial; how far it is stands in `state.trial`.
 * @param {Terms} terms
 */
export async function startTrial(terms) {
  stopTrial();
  /** @type {Trial} */
  const mine = { terms, stage: 'running', plan: [], played: [], table: [], notice: null };
  change((s) => (s.trial = mine));
  try {
    const { game, levels, matches, seats } = terms;
    const { ok: plan } = await askBot({ ask: 'plan', game, levels, matches, seats, seed: freshSeed() });
    change(() => (mine.plan = plan));
    while (mine.stage === 'running' && mine.played.length < mine.plan.length) await playNext(mine);
    if (mine.stage === 'running') change(() => (mine.stage = 'over'));
  } catch (problem) {
    if (mine.stage === 'running') change(() => Object.assign(mine, { stage: 'stopped', notice: troubleOf(/** @type {any} */ (problem)) }));
  }
}

/** Ends the trial that is running; what was played stays. */
export function stopTrial() {
  const { trial } = state;
  if (trial?.stage !== 'running') return;
  change(() => (trial.stage = 'stopped'));
  stopBot();
}

/** @param {Trial} mine */
async function playNext(mine) {
  const match = mine.plan[mine.played.length];
  const seat = match.lineup.indexOf(OWN);
  try {
    const { ok } = await askBot({ ask: 'match', match }, { limit: mine.terms.limit, seat });
    const records = [...mine.played, ok].map(({ lineup, seed, winners }) => ({ lineup, seed, winners }));
    const { ok: table } = await askBot({ ask: 'table', records });
    change(() => Object.assign(mine, { played: [...mine.played, ok], table }));
  } catch (problem) {
    if (!(problem instanceof Stopped && problem.at)) throw problem;
    // Stopped while it thought: the match is played anew, and lost where it came to this.
    const { id, arguments: args, at } = problem;
    match.faults = [...(match.faults ?? []), { ...at, why: id, notice: { message: id, arguments: args } }];
  }
}
