/**
 * The notebook of a game: cells of Python that lead to a bot, and the Python that runs them.
 */

import { openGuest } from './guest.js';

/** @typedef {{name: string, code: string}} Cell */

/** The cell that is a whole bot. */
const BOT = 'bot';

/** @type {Map<string, Promise<Cell[]>>} */
const fetched = new Map();

/**
 * The cells of a game's notebook as they were written; none where they cannot be had.
 * @param {string} game
 * @returns {Promise<Cell[]>}
 */
export function notebookOf(game) {
  const known = fetched.get(game) ?? fetch(new URL(`notebook/${game}.py`, import.meta.url)).then((r) => (r.ok ? r.text() : ''), () => '').then(cellsIn);
  fetched.set(game, known);
  return known;
}

/**
 * The bot that a game's notebook comes to.
 * @param {string} game
 */
export async function exampleOf(game) {
  return (await notebookOf(game)).find(({ name }) => name === BOT)?.code ?? '';
}

/**
 * @param {string} text of a file whose cells begin with `# %% name`
 * @returns {Cell[]}
 */
export function cellsIn(text) {
  const parts = text.split(/^# %% *(\w+)\n/m).slice(1);
  return parts.flatMap((name, index) => (index % 2 ? [] : [{ name, code: parts[index + 1].trim() }]));
}

/** A Python of its own for a notebook, started when its first cell is run. */
export function notebookPython() {
  /** @type {Promise<import('./guest.js').Guest> | null} */
  let guest = null;
  /** @type {(line: string) => void} */
  let print = () => {};
  return {
    /**
     * Runs a cell after those before it.
     * @param {string} code
     * @param {number} number
     * @param {(line: string) => void} show takes what it prints
     * @returns {Promise<{value?: string, board?: any, error?: string}>}
     */
    async run(code, number, show) {
      guest ??= openGuest([], (line) => print(line));
      guest.catch(() => (guest = null));
      print = show;
      return (await (await guest).ask({ ask: 'cell', code, number })).ok;
    },
    /** Stops the cell that runs; all names of the notebook are lost. */
    async stop() {
      (await guest)?.stop();
    },
    async close() {
      (await guest)?.close();
    },
  };
}
