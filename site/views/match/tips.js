/**
 * The hint button and the hints: the best few moves with what each is worth, to lay in the hand.
 */

import { button, element, setAttribute, setText, svg } from '../../dom.js';
import { state } from '../../state.js';
import { askTips, canAsk, givesTips, tipsOf } from '../../tips.js';
import { say } from '../../words.js';
import { showing } from './playback.js';

/** @typedef {import('../../match.js').Match} Match */

/** What a value is called, by game. */
const VALUES = /** @type {Record<string, string>} */ ({ olifantenpad: 'tip-olifantenpad', splits: 'tip-splits' });

/** How a value is written, by game. @type {Record<string, Intl.NumberFormatOptions>} */
const FORMATS = {
  olifantenpad: { maximumFractionDigits: 1 },
  splits: { style: 'percent', maximumFractionDigits: 0 },
};

/**
 * What a move is worth as one reads it: its points where there are any, else the chance to win.
 * @param {string} game
 * @param {import('../../tips.js').Tip} tip
 */
export function worthWords(game, { value, points = value }) {
  return numberWords(game, points, { signDisplay: 'exceptZero' });
}

/**
 * Thousandths of points, or of a match won, as one reads them.
 * @param {string} game
 * @param {number} thousandths
 * @param {Intl.NumberFormatOptions} [more]
 */
export function numberWords(game, thousandths, more) {
  return new Intl.NumberFormat(state.language, { ...FORMATS[game], ...(game === 'splits' ? {} : more) }).format(thousandths / 1000);
}

/**
 * The button, and the box for what it brings.
 * @param {Match} match
 * @param {(move: string) => void} lay puts a move into the hand
 */
export function tipParts(match, lay) {
  const ask = element('button', { type: 'button', class: 'quiet tip', 'aria-label': say('tip'), title: say('tip'), on: { click: askTips } }, bulb());
  const words = element('span', { role: 'status' });
  const list = element('span', { class: 'tip-list' });
  const box = element('div', { class: 'tips' }, words, list);
  /** @type {any} */
  let shown;
  return {
    ask,
    box,
    update() {
      const tips = givesTips(match) && !showing() ? tipsOf(match) : undefined;
      setAttribute(ask, 'hidden', !givesTips(match));
      setAttribute(ask, 'disabled', showing() || !canAsk(match));
      setAttribute(box, 'hidden', tips === undefined);
      if (tips === shown) return;
      shown = tips;
      setText(words, tips === undefined ? '' : say(tips ? 'tip-here' : 'tip-thinking'));
      list.replaceChildren(...(tips ?? []).map((tip, index) => tipButton(match, tip, index, list, lay)));
      list.querySelector('button')?.click();
    },
  };
}

/** A light bulb. */
function bulb() {
  const glass = svg('path', { d: 'M8 15.2c0-2-3-3.3-3-7a5 5 0 0 1 10 0c0 3.7-3 5-3 7z' });
  return svg('svg', { class: 'bulb', viewBox: '0 0 20 20', 'aria-hidden': 'true' }, glass, svg('path', { d: 'M8.2 17.2h3.6M9 19h2' }));
}

/**
 * @param {Match} match
 * @param {import('../../tips.js').Tip} tip
 * @param {number} index
 * @param {HTMLElement} list
 * @param {(move: string) => void} lay
 */
function tipButton(match, tip, index, list, lay) {
  const { move } = tip;
  // Nobody knows what a tile is worth.
  const worth = move.startsWith('T') ? '' : worthWords(match.game, tip);
  const press = () => {
    list.querySelectorAll('button').forEach((each) => setAttribute(each, 'aria-pressed', String(each === self)));
    lay(move);
  };
  const label = worth ? say(VALUES[match.game], { number: index + 1, value: worth }) : say('tip-number', { number: index + 1 });
  const self = button(worth || String(index + 1), press, { class: 'quiet', 'aria-label': label, title: label, 'aria-pressed': 'false' });
  return self;
}
