/** What an hour does to trails and fences: step by step, and all of it. Pure functions. */

/** @typedef {import('../park.js').ParkAppearance} ParkAppearance */
/** @typedef {import('./script.js').Hour} Hour */
/** @typedef {ParkAppearance['trails']} Trails */

/**
 * The trails while the players walk; a level grows as the step lands.
 * @param {Pick<ParkAppearance, 'trails'>} before
 * @param {Pick<Hour, 'walks'|'trodden'>} hour
 * @param {number} number steps done, with fractions
 * @returns {Trails}
 */
export function trodden({ trails }, { walks, trodden: after }, number) {
  const steps = walks.flatMap((walk) => walk.steps);
  const now = { ...trails };
  for (const [cell, { level, owner }] of Object.entries(after)) {
    const grown = steps.filter((step) => step.cell === cell).reduce((sum, step) => sum + landed(step.number, number), 0);
    const reached = Math.min(level, (trails[cell]?.level ?? 0) + grown);
    if (reached > 0) now[cell] = { level: reached, owner };
  }
  return now;
}

/** How far a step has pressed the grass down, 0…1. @param {number} step @param {number} number */
function landed(step, number) {
  return Math.min(1, Math.max(0, (number - step + 0.45) / 0.45));
}

/**
 * Trails and fences after the hour.
 * @param {Pick<ParkAppearance, 'trails'|'fences'>} before
 * @param {Hour} hour
 * @returns {Pick<ParkAppearance, 'trails'|'fences'>}
 */
export function changed(before, { trodden: after, close, open, fade }) {
  const trails = { ...before.trails, ...after };
  for (const cell of close) delete trails[cell];
  for (const [cell, level] of Object.entries(fade)) {
    if (level) trails[cell] = { ...trails[cell], level };
    else delete trails[cell];
  }
  return { trails, fences: [...before.fences.filter((cell) => !open.includes(cell)), ...close] };
}
