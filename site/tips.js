/**
 * Hints in a match and its analysis afterwards: asked of the engine, kept with what is on the screen.
 */

import { change, state } from './state.js';
import { reckons } from './bots.js';
import { work } from './engine.js';
import { canSubmit } from './match.js';

/** @typedef {import('./match.js').Match} Match */
/** @typedef {{move: string, value: number, points?: number}} Tip in thousandths: of points ahead or of a match won; of points at once */
/** @typedef {{turn: number, seat: number, scene: import('./match.js').Scene, made: Tip, best: Tip}} Reviewed */
/**
 * @typedef {{match: Match, turns: Reviewed[] | null, at: number, shown: 'made' | 'best', failed: boolean}} Analysis
 *   `at`: the turn that is looked at, `shown` which of its moves; `turns` is null while it is worked out
 */

/**
 * Whether hints are given here: to one person against bots, but not in the match of a date, which is the same for all.
 * @param {Match | null} match
 */
export function givesTips(match) {
  return !!match && match.you >= 0 && !match.options.daily && !match.lesson && !match.room;
}

/**
 * Whether a hint may be asked for now.
 * @param {Match} match
 */
export function canAsk(match) {
  return match.begun && canSubmit(match) && state.drawn.tips?.turn !== match.scene?.turn;
}

/**
 * The hints of this turn; null while they are thought out, undefined where none were asked for.
 * @param {Match} match
 * @returns {Tip[] | null | undefined}
 */
export function tipsOf(match) {
  const { tips } = state.drawn;
  return tips && tips.turn === match.scene?.turn && canSubmit(match) ? tips.moves : undefined;
}

/** Asks for the best few moves of the player's seat. */
export async function askTips() {
  const { match } = state;
  if (!match?.scene || !canAsk(match)) return;
  const { turn } = match.scene;
  const tips = { turn, moves: /** @type {Tip[] | null} */ (null) };
  change((s) => {
    s.drawn.tips = tips;
  });
  const found = await work({ ask: 'hint', seat: match.me, turn }, reckons(match.game)).catch(() => null);
  change((s) => {
    tips.moves = found?.moves ?? null;
    if (!found && s.drawn.tips === tips) delete s.drawn.tips;
  });
}

/**
 * Whether the engine has the match that is over, with people in it.
 * @param {Match} match
 */
export function canAnalyse(match) {
  return match.begun && !match.lesson;
}

/** Opens the analysis of the match that is over. */
export async function analyse() {
  const { match } = state;
  if (!match?.scene?.over) return;
  /** @type {Analysis} */
  const analysis = { match, turns: null, at: 0, shown: 'best', failed: false };
  change((s) => {
    s.drawn.analysis = analysis;
  });
  const found = await work({ ask: 'review' }, reckons(match.game)).catch(() => null);
  change(() => {
    analysis.turns = found?.turns ?? [];
    analysis.failed = !found;
    analysis.at = dearest(analysis.turns ?? []);
  });
}

/** Closes the analysis. */
export function closeAnalysis() {
  change((s) => delete s.drawn.analysis);
}

/**
 * Looks at a turn of the analysis.
 * @param {Partial<Analysis>} part
 */
export function look(part) {
  change((s) => Object.assign(s.drawn.analysis, part));
}

/**
 * The turn in which most was left lying.
 * @param {Reviewed[]} turns
 */
export function dearest(turns) {
  const missed = turns.map(({ made, best }) => best.value - made.value);
  return Math.max(0, missed.indexOf(Math.max(...missed)));
}
