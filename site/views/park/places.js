/**
 * What places in a park are called: a gate by its side of the park, a cell beside a pond or
 * the kiosk by that, any other by its coordinate.
 */

/** @typedef {{park: string[], scenery?: Record<string, string[]>}} Park the part of a position that says what stands where */
/** @typedef {{x: number, y: number}} Spot column and row, from 0 */
/** @typedef {{id: string, cell: string}} Place words by message id; the cell goes with the id `place-cell` and where names are shared */

/** The eight directions clockwise from the east; the even ones are the sides of the park. */
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
  const gate = gatePlaces(park)[cell];
  if (gate) return gate;
  for (const [sight, id] of Object.entries(SIGHTS)) {
    const near = (park.scenery?.[sight] ?? []).filter((other) => areNeighbours(cell, other));
    if (near.length) return { id, cell: isOnlyOne(park, sight) ? '' : cell };
  }
  return { id: 'place-cell', cell };
}

/**
 * The names of all gates: by the side where it has one gate, else by the eighth of the compass
 * where no other unnamed gate shares it, else by the side and the cell.
 * @param {Park} park
 * @returns {Record<string, Place>}
 */
function gatePlaces(park) {
  const gates = gatesOf(park);
  const onSides = shares(gates, (gate) => sideOf(park, gate));
  const crowded = gates.filter((gate) => onSides(gate) > 1);
  const inEighths = shares(crowded, (gate) => eighthOf(park, gate));
  const place = (/** @type {string} */ gate) => {
    if (onSides(gate) === 1) return { id: COMPASS[sideOf(park, gate)], cell: '' };
    if (inEighths(gate) === 1) return { id: COMPASS[eighthOf(park, gate)], cell: '' };
    return { id: COMPASS[sideOf(park, gate)], cell: gate };
  };
  return Object.fromEntries(gates.map((gate) => [gate, place(gate)]));
}

/**
 * A function that tells how many of the cells share what `kind` says of one.
 * @param {string[]} cells
 * @param {(cell: string) => number} kind
 */
function shares(cells, kind) {
  return (/** @type {string} */ cell) => cells.filter((other) => kind(other) === kind(cell)).length;
}

/**
 * The side of the park a gate is on, or the corner, as a place in COMPASS.
 * @param {Park} park
 * @param {string} gate
 */
function sideOf({ park }, gate) {
  const { x, y } = spotOf(gate);
  const isAcross = x === 0 || x === park[0].length - 1;
  const isDown = y === 0 || y === park.length - 1;
  if (isAcross && isDown) return eighthOf({ park }, gate);
  if (isAcross) return x === 0 ? 4 : 0;
  return y === 0 ? 6 : 2;
}

/**
 * The direction of a gate from the park's middle, as a place in COMPASS.
 * @param {Park} park
 * @param {string} gate
 */
function eighthOf({ park }, gate) {
  const { x, y } = spotOf(gate);
  const across = x / (park[0].length - 1) - 0.5;
  const down = y / (park.length - 1) - 0.5;
  return (Math.round(Math.atan2(down, across) / (Math.PI / 4)) + 8) % 8;
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
