/**
 * One cell of a notebook: what it is about, its Python, what came of it.
 */

import { button, element, setAttribute, setText } from '../../dom.js';
import { change } from '../../state.js';
import { say, sayNotice } from '../../words.js';
import { framed } from '../framed.js';
import { parkOf, pastureOf } from '../pictures.js';

/** So many lines of what a cell prints are kept. */
const LINES = 200;

/**
 * @param {string} game
 * @param {import('../../notebook.js').Cell} cell
 * @param {number} number from 1
 * @param {ReturnType<typeof import('../../notebook.js').notebookPython>} python
 * @param {() => void} press runs it, and what has to be run before it
 */
export function cellPart(game, { name, code }, number, python, press) {
  const id = `cell-${number}`;
  const area = element('textarea', { id, rows: code.split('\n').length, spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', wrap: 'off' }, code);
  const out = outPart();
  const start = button(say('notebook-run'), press, { class: 'quiet' });
  const stop = button(say('notebook-stop'), () => python.stop(), { class: 'quiet', hidden: true });
  area.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.shiftKey || event.ctrlKey)) return;
    event.preventDefault();
    press();
  });
  area.addEventListener('input', () => {
    done = false;
    area.rows = area.value.split('\n').length;
  });
  let done = false;
  const box = element('section', { class: 'card code-cell' }, element('p', {}, say(`notebook-${game}-${name}`)), element('label', { for: id, class: 'unseen' }, say('notebook-cell', { number })), area, element('div', { class: 'ways' }, start, stop), out.box);
  return {
    box, name,
    code: () => area.value,
    hasRun: () => done,
    /** Runs the cell; says whether it went well. */
    async run() {
      setAttribute(start, 'disabled', true);
      setAttribute(stop, 'hidden', false);
      out.begin();
      done = await python.run(area.value, number, out.print).then(out.show, out.fail);
      setAttribute(start, 'disabled', false);
      setAttribute(stop, 'hidden', true);
      change();
      return done;
    },
    update: out.update,
    close: out.close,
  };
}

/** What a cell printed, and what its last line came to. */
function outPart() {
  const status = element('p', { role: 'status', class: 'fine' });
  const printed = element('pre', { tabindex: '0', hidden: true, 'aria-label': say('bring-printed') });
  const place = element('div', {});
  const box = element('div', { class: 'out' }, status, printed, place);
  /** @type {string[]} */
  let lines = [];
  /** @type {ReturnType<typeof framed> | null} */
  let board = null;
  const print = (/** @type {string} */ line) => {
    lines = [...lines, line].slice(-LINES);
    setText(printed, lines.join('\n'));
    setAttribute(printed, 'hidden', false);
  };
  const clear = () => {
    board?.close();
    board = null;
    lines = [];
    setAttribute(printed, 'hidden', true);
    place.replaceChildren();
  };
  return {
    box, print,
    begin() {
      clear();
      setText(status, say('notebook-running'));
    },
    /** @param {{value?: string, board?: any, error?: string}} shown */
    show({ value, board: scene, error }) {
      setText(status, error ? String(error) : say('notebook-done'));
      if (value !== undefined) print(String(value));
      if (scene) {
        board = framed(scene.game === 'splits' ? pastureOf(scene, 0) : parkOf(scene));
        place.replaceChildren(board.frame);
      }
      return !error;
    },
    /** @param {any} problem */
    fail({ id, arguments: args }) {
      setText(status, sayNotice({ id, arguments: args }));
      return false;
    },
    update: () => board?.update(),
    close: () => board?.close(),
  };
}
