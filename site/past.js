/**
 * What a match that is taken up has behind it.
 */

/** @typedef {import('./match.js').Scene} Scene */

/**
 * The points so far and the turn shown last.
 * @param {{scene: Scene, events: import('./match.js').Event[]}[]} past every scene up to now, with what led there
 * @returns {{curve: number[][], last: import('./match.js').Show | null}}
 */
export function pastOf(past) {
  const [before, last] = past.slice(-2);
  return {
    curve: past.map(({ scene }) => scene.score.points),
    last: last ? { events: last.events, before: before.scene, after: last.scene, started: null } : null,
  };
}
