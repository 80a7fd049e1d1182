/**
 * The board for who reads by ear or plays by keyboard: a grid of real buttons that lies unseen over
 * the canvas, each exactly over its field, and a log of what happened. It knows no game: names and
 * places come in, fields that were chosen go out.
 */

import { WAYS, after, inRows, towards } from './compass.js';
import { element, setAttribute } from './dom.js';

/** @typedef {import('./compass.js').Point} Point */
/** @typedef {{field: string, name: string, offered: boolean}} Cell `offered`: may be chosen now */
/**
 * @typedef {{
 *   press: (field: string) => void,          // chosen by Enter, Space or a screen reader
 *   look: (field: string | null) => void,    // the keyboard is on it; null when it has left
 *   key: (event: KeyboardEvent, field: string) => string | boolean | null,   // another key: where to go, or whether it meant anything
 * }} Deeds
 */
/** @typedef {{cell: HTMLElement, button: HTMLButtonElement, at: Point}} Place */

/** How many turns the log keeps. */
const KEPT = 12;

/**
 * The unseen grid. `update` names its cells and lays them over the canvas, in its CSS pixels;
 * `focus` gives the keyboard to the cell it was on last.
 * @param {{label: string, keys: string}} words its name, and what the keys do
 * @param {Deeds} deeds
 */
export function hiddenGrid({ label, keys }, deeds) {
  const help = element('p', { hidden: true, id: 'grid-keys' }, keys);
  const grid = element('div', { role: 'grid', 'aria-label': label, 'aria-describedby': help.id });
  /** @type {Map<string, Place>} */
  const places = new Map();
  const shown = { cells: /** @type {Cell[]} */ ([]), size: 0, rows: /** @type {string[][]} */ ([]), current: '' };

  /** @param {string} field */
  function choose(field) {
    for (const [each, { button }] of places) setAttribute(button, 'tabindex', each === field ? 0 : -1);
    shown.current = field;
  }

  /** @param {string} field */
  const go = (field) => places.get(field)?.button.focus({ preventScroll: true });

  /**
   * @param {KeyboardEvent} event
   * @param {string} from
   */
  function nextField({ code, ctrlKey }, from) {
    const row = ctrlKey ? shown.rows.flat() : (shown.rows.find((fields) => fields.includes(from)) ?? []);
    if (code === 'Home') return row[0];
    if (code === 'End') return row[row.length - 1];
    if (code === 'KeyN') return after(shown.rows.flat().filter((field) => isOffered(shown.cells, field)), from);
    return WAYS[code] ? (towards(spotsOf(places), from, WAYS[code]) ?? true) : null;
  }

  grid.addEventListener('focusin', ({ target }) => {
    choose(fieldOf(target));
    deeds.look(shown.current);
  });
  grid.addEventListener('focusout', ({ relatedTarget }) => {
    if (!grid.contains(/** @type {Node | null} */ (relatedTarget))) deeds.look(null);
  });
  grid.addEventListener('click', ({ target }) => deeds.press(fieldOf(target)));
  grid.addEventListener('keydown', (event) => {
    // Enter and Space are the button's own; with Alt, Meta or Control a key is the browser's.
    if (event.altKey || event.metaKey || event.key === 'Enter' || event.key === ' ') return;
    if (event.ctrlKey && event.code !== 'Home' && event.code !== 'End') return;
    const next = nextField(event, shown.current) ?? deeds.key(event, shown.current);
    if (typeof next === 'string') go(next);
    if (next) event.preventDefault();
  });

  return {
    box: element('div', { class: 'cells' }, grid, help),
    focus: () => go(shown.current),
    /**
     * @param {Cell[]} cells
     * @param {(field: string) => Point} centreOf
     * @param {number} size of a field
     */
    update(cells, centreOf, size) {
      // Without any cell the keyboard would be lost: before the first tile has come to lie.
      if (!cells.length || (cells === shown.cells && !hasMoved(places, centreOf))) return;
      keep(places, cells.map(({ field }) => field));
      for (const [field, place] of places) lay(place, centreOf(field), size);
      const rows = inRows(spotsOf(places), size);
      if (String(rows) !== String(shown.rows)) fill(grid, places, rows, shown.current);
      Object.assign(shown, { cells, size, rows });
      for (const { field, name } of cells) setAttribute(/** @type {Place} */ (places.get(field)).button, 'aria-label', name);
      if (!places.has(shown.current)) choose((cells.find((cell) => cell.offered) ?? cells[0])?.field ?? '');
    },
  };
}

/** @param {EventTarget | null} target */
function fieldOf(target) {
  return /** @type {HTMLElement} */ (target).dataset.field ?? '';
}

/**
 * @param {Cell[]} cells
 * @param {string} field
 */
function isOffered(cells, field) {
  return cells.some((cell) => cell.field === field && cell.offered);
}

/**
 * @param {Map<string, Place>} places
 * @returns {import('./compass.js').Spot[]}
 */
function spotsOf(places) {
  return [...places].map(([field, { at }]) => [field, at]);
}

/**
 * Whether the board lies elsewhere on the canvas than it did: two fields tell.
 * @param {Map<string, Place>} places
 * @param {(field: string) => Point} centreOf
 */
function hasMoved(places, centreOf) {
  const all = [...places];
  return [all[0], all[all.length - 1]].some((one) => {
    if (!one) return false;
    const { x, y } = centreOf(one[0]);
    return x !== one[1].at.x || y !== one[1].at.y;
  });
}

/**
 * Makes the places those of the fields.
 * @param {Map<string, Place>} places
 * @param {string[]} fields
 */
function keep(places, fields) {
  const wanted = new Set(fields);
  for (const field of places.keys()) if (!wanted.has(field)) places.delete(field);
  for (const field of fields) {
    if (places.has(field)) continue;
    const button = element('button', { type: 'button', tabindex: -1, 'data-field': field });
    places.set(field, { button, cell: element('div', { role: 'gridcell' }, button), at: { x: 0, y: 0 } });
  }
}

/**
 * @param {Place} place
 * @param {Point} at
 * @param {number} size
 */
function lay(place, at, size) {
  place.at = at;
  const { style } = place.button;
  [style.left, style.top, style.width, style.height] = [at.x - size / 2, at.y - size / 2, size, size].map((n) => `${n.toFixed(1)}px`);
}

/**
 * Puts the cells into their rows; the keyboard stays where it is.
 * @param {HTMLElement} grid
 * @param {Map<string, Place>} places
 * @param {string[][]} rows
 * @param {string} current
 */
function fill(grid, places, rows, current) {
  const isHere = grid.contains(document.activeElement);
  const cellOf = (/** @type {string} */ field) => places.get(field)?.cell;
  grid.replaceChildren(...rows.map((row) => element('div', { role: 'row' }, ...row.map(cellOf))));
  if (isHere) (places.get(current) ?? places.get(rows[0]?.[0]))?.button.focus({ preventScroll: true });
}

/**
 * A log that is read out as it grows; what was said stands there to be read again.
 * @param {string} label
 */
export function spokenLog(label) {
  const box = element('div', { class: 'unseen', role: 'log', 'aria-label': label });
  return {
    box,
    /** @param {string} text */
    tell(text) {
      box.append(element('p', {}, text));
      if (box.childElementCount > KEPT) box.firstElementChild?.remove();
    },
  };
}
