/** Where the park lies on a canvas, and which cell lies where. Pure functions. */

/**
 * x, y: top left corner of a1 · cell: a cell's side · labels: is there room for a–m and 1–9? All in CSS pixels.
 * @typedef {{x: number, y: number, cell: number, columns: number, rows: number,
 *   width: number, height: number, labels: boolean}} Layout
 */
/** @typedef {{x: number, y: number}} Point */

/** The hedge around the park, in cells. */
export const FRAME = 0.45;
/** The band of letters and numbers outside the hedge, in cells. */
const BAND = 0.36;
/** Labels below this cell size would be too small to read. */
const READABLE = 30;

/**
 * Where a park lies on a canvas of width × height CSS pixels: as large as fits, centred.
 * @param {number} width
 * @param {number} height
 * @param {{columns: number, rows: number}} board
 * @returns {Layout}
 */
export function layout(width, height, { columns, rows }) {
  const bare = cellSize(width / (columns + 2 * FRAME), height / (rows + 2 * FRAME));
  const banded = cellSize(width / (columns + 2 * FRAME + BAND), height / (rows + 2 * FRAME + BAND));
  const labels = banded >= READABLE;
  const cell = labels ? banded : bare;
  const lead = labels ? (BAND * cell) / 2 : 0;
  const x = Math.round((width - columns * cell) / 2 + lead);
  const y = Math.round((height - rows * cell) / 2 + lead);
  return { x, y, cell, columns, rows, width, height, labels };
}

/** Half pixels at most, so that straight kerbs stay crisp. @param {number} across @param {number} down */
function cellSize(across, down) {
  return Math.max(1, Math.floor(2 * Math.min(across, down)) / 2);
}

/**
 * The cell at a point of the canvas, null outside the park. The hedge belongs to the cell beside it:
 * a gate's arch stands in it and must be easy to hit.
 * @param {Layout} at
 * @param {number} x CSS pixels
 * @param {number} y CSS pixels
 * @returns {string|null}
 */
export function fieldAt(at, x, y) {
  const column = within((x - at.x) / at.cell, at.columns);
  const row = within((y - at.y) / at.cell, at.rows);
  return column === null || row === null ? null : nameOf(column, row);
}

/** @param {number} value @param {number} size @returns {number|null} */
function within(value, size) {
  if (value < -FRAME || value >= size + FRAME) return null;
  return Math.min(size - 1, Math.max(0, Math.floor(value)));
}

/**
 * The centre of a cell in CSS pixels.
 * @param {Layout} at
 * @param {string} field such as "c4"
 * @returns {Point}
 */
export function centreOf(at, field) {
  return pointOf(at, cellOf(field));
}

/** CSS pixels of a place given in cells (0,0 = centre of a1). @param {Layout} at @param {Point} place @returns {Point} */
export function pointOf(at, { x, y }) {
  return { x: at.x + (x + 0.5) * at.cell, y: at.y + (y + 0.5) * at.cell };
}

/** "c4" for column 2, row 3. @param {number} column @param {number} row */
export function nameOf(column, row) {
  return String.fromCharCode(97 + column) + (row + 1);
}

/** {x: 2, y: 3} for "c4". @param {string} name @returns {Point} */
export function cellOf(name) {
  return { x: name.charCodeAt(0) - 97, y: Number(name.slice(1)) - 1 };
}
