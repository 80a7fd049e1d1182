/**
 * How a bot is written, step by step: words, and cells of Python that can be changed and run.
 */

import { notebookOf, notebookPython } from '../notebook.js';
import { button, element } from '../dom.js';
import { GAMES, bringHash, notebookHash } from '../route.js';
import { change } from '../state.js';
import { remember } from '../store.js';
import { say } from '../words.js';
import { cellPart } from './notebook/cell.js';

/**
 * @param {HTMLElement} root
 * @param {string} game
 */
export function mount(root, game) {
  const python = notebookPython();
  const list = element('div', { class: 'cells-of-code' });
  /** @type {ReturnType<typeof cellPart>[]} */
  let cells = [];
  notebookOf(game).then((written) => {
    cells = written.map((cell, index) => cellPart(game, cell, index + 1, python, () => run(cells, index)));
    list.replaceChildren(...cells.map((cell) => cell.box));
    change();
  });
  const others = GAMES.filter((name) => name !== game).map((name) => element('a', { class: 'quiet', href: notebookHash(name) }, say(name)));
  root.append(
    element(
      'div',
      { class: 'notebook' },
      element('div', { class: 'help-head' }, element('h1', {}, say('notebook-of', { game: say(game) })), element('nav', { class: 'ways' }, ...others)),
      element('p', {}, say('notebook-intro')),
      list,
      element('p', {}, say('notebook-end')),
      element('div', { class: 'ways' }, element('a', { class: 'quiet', href: '#/' }, say('back-home')), button(say('notebook-take'), () => take(game, cells), { class: 'main' })),
    ),
  );
  return {
    update: () => cells.forEach((cell) => cell.update()),
    unmount() {
      cells.forEach((cell) => cell.close());
      python.close();
    },
  };
}

/**
 * Runs a cell, and before it those that have not been run.
 * @param {ReturnType<typeof cellPart>[]} cells
 * @param {number} last
 */
async function run(cells, last) {
  for (const [index, cell] of cells.entries()) {
    if (index > last || (index < last && cell.hasRun())) continue;
    if (!(await cell.run())) return;
  }
}

/**
 * Takes the bot of the notebook to where bots are brought.
 * @param {string} game
 * @param {ReturnType<typeof cellPart>[]} cells
 */
function take(game, cells) {
  const code = cells.find((cell) => cell.name === 'bot')?.code();
  if (code) remember(`bot ${game}`, code);
  location.hash = bringHash(game);
}
