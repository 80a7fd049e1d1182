/** The hour as a script: what happens when. Pure functions over the engine's events. */

/** @typedef {{number: number, cell: string}} WalkStep */
/** @typedef {{kind: 'walk', seat: number, plan: string, start: string|null, entered: boolean, steps: WalkStep[]}} Walk */
/** @typedef {{kind: 'route', group: number, size: number, who: 'visitors'|'school', from: string, cells: string[]}} Route */
/** @typedef {{kind: 'tread', cells: Record<string, {level: number, owner: number|null}>}} Tread */
/** @typedef {{kind: 'close'|'open', cells: string[]}} Fencing */
/** @typedef {{kind: 'fade', cells: Record<string, number>}} Fade */
/** @typedef {{kind: 'stand', seats: {seat: number, at: string|null}[]}} Stand */
/** @typedef {Walk|Route|Tread|Fencing|Fade|Stand|{kind: 'lost'|'footsteps'}} HourEvent */

/**
 * An hour's events by kind, with what may be left out filled in.
 * @typedef {{walks: Walk[], trodden: Tread['cells'], routes: Route[], close: string[], open: string[],
 *   fade: Record<string, number>, stand: Stand['seats']}} Hour
 */

/** @param {readonly HourEvent[]} events @returns {Hour} */
export function readHour(events) {
  /** @type {Hour} */
  const hour = { walks: [], trodden: {}, routes: [], close: [], open: [], fade: {}, stand: [] };
  for (const event of events) {
    if (event.kind === 'walk') hour.walks.push(event);
    else if (event.kind === 'route') hour.routes.push(event);
    else if (event.kind === 'tread') hour.trodden = event.cells;
    else if (event.kind === 'fade') hour.fade = event.cells;
    else if (event.kind === 'stand') hour.stand = event.seats;
    else if (event.kind === 'close') hour.close = event.cells;
    else if (event.kind === 'open') hour.open = event.cells;
  }
  return hour;
}

/** Between two walkers of a group, in cells. */
export const DISTANCE = 0.46;
/** How long a "+1" rises, in ms. */
export const RISE = 900;
const STEP = 320, PER_CELL = 190, CHANGE = 800, REST = 220;
const SHORTEST = 3000, LONGEST = 6000, QUIET = 600;

/**
 * When the parts of an hour begin and end, in ms from its start. `first` and `last` are the step
 * numbers played; who comes in by a gate appears there in place of step 2.
 * @typedef {{first: number, last: number, walk: [number, number], groups: [number, number],
 *   change: [number, number], total: number, reach: number}} Times
 */

/** @param {Hour} hour @returns {Times} `reach`: cells that the last walker of the longest group has to go */
export function times(hour) {
  const { first, last } = numbers(hour.walks);
  const reach = Math.max(0, ...hour.routes.map(({ cells, size }) => cells.length + (size - 1) * DISTANCE));
  const parts = [
    (last - first + 1) * STEP,
    reach ? Math.min(3200, Math.max(1300, reach * PER_CELL)) : 0,
    changes(hour) ? CHANGE : 0,
  ];
  const scale = stretch(parts[0] + parts[1] + parts[2] + REST, parts[0] + parts[1] > 0);
  const walked = parts[0] * scale, grouped = walked + parts[1] * scale, changed = grouped + parts[2] * scale;
  return { first, last, reach, walk: [0, walked], groups: [walked, grouped], change: [grouped, changed],
    total: Math.round(changed + REST * scale) };
}

/** @param {Walk[]} walks */
function numbers(walks) {
  const moved = walks.filter(({ entered, steps }) => entered || steps.length);
  if (!moved.length) return { first: 1, last: 0 };
  const first = moved.some(({ entered }) => !entered) ? 1 : 2;
  return { first, last: Math.max(...moved.map(({ steps }) => steps[steps.length - 1]?.number ?? 2)) };
}

/** @param {Hour} hour */
function changes({ close, open, fade }) {
  return close.length + open.length + Object.keys(fade).length > 0;
}

/** @param {number} total @param {boolean} eventful */
function stretch(total, eventful) {
  const least = eventful ? SHORTEST : QUIET;
  return Math.min(LONGEST, Math.max(least, total)) / total;
}

/**
 * How long an hour plays, in ms: 3000–6000, shorter when nobody walks.
 * @param {readonly HourEvent[]} events
 * @returns {number}
 */
export function duration(events) {
  return times(readHour(events)).total;
}

/**
 * The parts of an hour for captions and a slider, as parts of 0…1; empty ones are left out.
 * @param {readonly HourEvent[]} events
 * @returns {{name: 'walk'|'groups'|'change', from: number, to: number}[]}
 */
export function phases(events) {
  const at = times(readHour(events));
  const names = /** @type {const} */ (['walk', 'groups', 'change']);
  return names.map((name) => ({ name, from: at[name][0] / at.total, to: at[name][1] / at.total }))
    .filter(({ from, to }) => to > from);
}
