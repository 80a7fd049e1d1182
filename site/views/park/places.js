/**
 * What places in a park are called: a gate by its side of the park, a cell beside a pond or
 * the kiosk by that, any other by its coordinate.
 */

/** @typedef {{park: string[], scenery?: Record<string, string[]>}} Park the part of a position that says what stands where */
/** @typedef {{x: number, y: number}} Spot column and row, from 0 */
/** @typedef {{id: string, cell: string}} Place words by message id; the cell goes with the id `place-cell` and where names are shared */

const COMPASS = [
  'gate-east', 'gate-south-east', 'gate-south', 'gate-south-west',
  'gate-west', 'gate-north-west', 'gate-north', 'gate-north-east',
];

/** Sights that give a place its name, the most telling first; there are too many trees to tell one from another. */
const SIGHTS = { kiosk: 'place-kiosk', pond: 'place-pond' };

/**
 * @param {string} cell
 * @returns {Spot}
 */
export function spotOf(cell) {
  return { x: cell.charCodeAt(0) - 97, y: Number(cell.slice(1)) - 1 };
}

/**
 * @param {Spot} spot
 * @returns {string}
 */
export function cellAt({ x, y }) {
  return String.fromCharCode(97 + x) + (y + 1);
}

/**
 * The park's gates, by columns.
 * @param {Park} park
 * @returns {string[]}
 */
export function gatesOf({ park }) {
  const cells = park.flatMap((row, y) => [...row].map((sign, x) => (sign === 'G' ? cellAt({ x, y }) : '')));
  return cells.filter(Boolean).sort();
}

/**
 * What a cell is called in words.
 * @param {Park} park
 * @param {string} cell
 * @returns {Place}
 */
export function placeOf(park, cell) {
  const gates = gatesOf(park);
  if (gates.includes(cell)) {
    const id = gateName(park, cell);
    return alone(gates.filter((gate) => gateName(park, gate) === id)) ? { id, cell: '' } : { id, cell };
  }
  for (const [sight, id] of Object.entries(SIGHTS)) {
    const near = (park.scenery?.[sight] ?? []).filter((other) => areNeighbours(cell, other));
    if (near.length) return { id, cell: isOnlyOne(park, sight) ? '' : cell };
  }
  return { id: 'place-cell', cell };
}

/** @param {string[]} cells */
function alone(cells) {
  return cells.length === 1;
}

/**
 * The side of the park a gate is on, as one of eight directions from its middle.
 * @param {Park} park
 * @param {string} gate
 */
function gateName({ park }, gate) {
  const { x, y } = spotOf(gate);
  const across = x / (park[0].length - 1) - 0.5;
  const down = y / (park.length - 1) - 0.5;
  const eighth = Math.round(Math.atan2(down, across) / (Math.PI / 4));
  return COMPASS[(eighth + 8) % 8];
}

/**
 * Whether all cells of a sight hang together, so that "the pond" says which.
 * @param {Park} park
 * @param {string} sight
 */
function isOnlyOne(park, sight) {
  const [first, ...rest] = park.scenery?.[sight] ?? [];
  const found = [first];
  for (const cell of found) {
    for (const other of rest) if (!found.includes(other) && areNeighbours(cell, other)) found.push(other);
  }
  return found.length === rest.length + 1;
}

/**
 * @param {string} a
 * @param {string} b
 */
function areNeighbours(a, b) {
  const [p, q] = [spotOf(a), spotOf(b)];
  return Math.max(Math.abs(p.x - q.x), Math.abs(p.y - q.y)) <= 1;
}
