/**
 * A half-made walk, drawn against the choices that came with the scene. No rule stands here:
 * which cells follow which is the engine's `graph`.
 */

/** @typedef {{at: string | null, gates: string[], graph: Record<string, string[]>, steps: number, gate_steps: number}} Choices */
/** @typedef {{gate: string | null, cells: string[]}} Plan */

/** No walk at all: the seat stays.
 * @type {Plan} */
export const STAY = { gate: null, cells: [] };

/**
 * The cell a walk goes on from; null outside the park without a gate.
 * @param {Plan} plan
 * @param {Choices} choices
 */
export function tail(plan, choices) {
  return plan.cells.at(-1) ?? plan.gate ?? choices.at;
}

/**
 * How many steps may still be drawn.
 * @param {Plan} plan
 * @param {Choices} choices
 */
export function stepsLeft(plan, choices) {
  return (plan.gate ? choices.gate_steps : choices.steps) - plan.cells.length;
}

/**
 * The cells that may follow now.
 * @param {Plan} plan
 * @param {Choices} choices
 * @returns {string[]}
 */
export function nextCells(plan, choices) {
  const end = tail(plan, choices);
  return end && stepsLeft(plan, choices) > 0 ? (choices.graph[end] ?? []) : [];
}

/**
 * The walk's cells with the numbers they are walked at.
 * @param {Plan} plan
 * @param {Choices} choices
 */
export function numbered(plan, choices) {
  const before = plan.gate ? choices.steps - choices.gate_steps : 0;
  return plan.cells.map((cell, i) => ({ cell, number: before + i + 1 }));
}

/**
 * The walk without its last step; without steps also without its gate.
 * @param {Plan} plan
 * @returns {Plan}
 */
export function undone(plan) {
  return plan.cells.length ? { ...plan, cells: plan.cells.slice(0, -1) } : STAY;
}

/**
 * The walk led on to a cell by the shortest way within the steps left; the same walk where there is none.
 * @param {Plan} plan
 * @param {Choices} choices
 * @param {string} cell
 * @returns {Plan}
 */
export function ledTo(plan, choices, cell) {
  const start = tail(plan, choices);
  const way = start && wayTo(choices.graph, start, cell, stepsLeft(plan, choices));
  return way ? { ...plan, cells: [...plan.cells, ...way] } : plan;
}

/**
 * The walk after a tap: on the last step takes it back, on one's own walker begins anew, on a
 * cell in reach goes there, on a gate out of reach comes in by it. The same walk where a tap means nothing.
 * @param {Plan} plan
 * @param {Choices} choices
 * @param {string} field
 * @returns {Plan}
 */
export function tapped(plan, choices, field) {
  const isBegun = plan.gate !== null || plan.cells.length > 0;
  if (isBegun && field === tail(plan, choices)) return undone(plan);
  if (isBegun && field === choices.at && !nextCells(plan, choices).includes(field)) return STAY;
  const longer = ledTo(plan, choices, field);
  if (longer !== plan) return longer;
  if (choices.gates.includes(field)) return { gate: field, cells: [] };
  return isBegun || choices.at ? plan : throughNearestGate(choices, field);
}

/**
 * The walk a drag begins with, from a gate, one's walker or the walk's end; null where none begins.
 * @param {Plan} plan
 * @param {Choices} choices
 * @param {string} field
 * @returns {Plan | null}
 */
export function grabbed(plan, choices, field) {
  if (field === tail(plan, choices)) return plan;
  if (field === choices.at) return STAY;
  return choices.gates.includes(field) ? { gate: field, cells: [] } : null;
}

/**
 * The walk after a drag has come to a field: back over the step before takes the last one back.
 * @param {Plan} plan
 * @param {Choices} choices
 * @param {string} field
 * @returns {Plan}
 */
export function dragged(plan, choices, field) {
  const shorter = plan.cells.length ? undone(plan) : null;
  if (shorter && tail(shorter, choices) === field) return shorter;
  return ledTo(plan, choices, field);
}

/**
 * The walk in the game's notation (`rules/olifantenpad.md`, Notation).
 * @param {Plan} plan
 */
export function notation({ gate, cells }) {
  if (gate) return `${gate}>${cells.join(' ')}`;
  return cells.join(' ') || '-';
}

/**
 * The walk that a text in that notation says.
 * @param {string} text
 * @returns {Plan}
 */
export function read(text) {
  if (text === '-') return STAY;
  const [cells, gate = null] = text.split('>').reverse();
  return { gate, cells: cells.split(' ').filter(Boolean) };
}

/**
 * @param {Choices} choices
 * @param {string} cell
 * @returns {Plan}
 */
function throughNearestGate(choices, cell) {
  const plans = choices.gates.map((gate) => ledTo({ gate, cells: [] }, choices, cell));
  const arriving = plans.filter((plan) => plan.cells.length);
  return arriving.sort((a, b) => a.cells.length - b.cells.length)[0] ?? STAY;
}

/**
 * A shortest way of at most `most` steps, without its start; null where there is none.
 * @param {Record<string, string[]>} graph
 * @param {string} start
 * @param {string} goal
 * @param {number} most
 * @returns {string[] | null}
 */
function wayTo(graph, start, goal, most) {
  /** @type {string[][]} */
  let ways = [[start]];
  const seen = new Set([start]);
  for (let steps = 1; steps <= most; steps += 1) {
    ways = ways.flatMap((way) => onwards(graph, way, goal, seen));
    const found = ways.find((way) => way.at(-1) === goal);
    if (found) return found.slice(1);
  }
  return null;
}

/**
 * The ways one step longer to cells not seen before, the ones towards the goal first, so that ways look straight.
 * @param {Record<string, string[]>} graph
 * @param {string[]} way
 * @param {string} goal
 * @param {Set<string>} seen
 */
function onwards(graph, way, goal, seen) {
  const next = (graph[/** @type {string} */ (way.at(-1))] ?? []).filter((cell) => !seen.has(cell));
  next.sort((a, b) => distance(a, goal) - distance(b, goal));
  next.forEach((cell) => seen.add(cell));
  return next.map((cell) => [...way, cell]);
}

/**
 * @param {string} a
 * @param {string} b
 */
function distance(a, b) {
  const across = a.charCodeAt(0) - b.charCodeAt(0);
  const down = Number(a.slice(1)) - Number(b.slice(1));
  return across * across + down * down;
}
