/**
 * The hint button and the hints: the best few moves with what each is worth, to lay in the hand.
 */

import { button, element, setAttribute, setText } from '../../dom.js';
import { state } from '../../state.js';
import { askTips, canAsk, givesTips, tipsOf } from '../../tips.js';
import { say } from '../../words.js';
import { showing } from './playback.js';

/** @typedef {import('../../match.js').Match} Match */

/** What a value is called, by game. */
const VALUES = /** @type {Record<string, string>} */ ({ olifantenpad: 'tip-olifantenpad', splits: 'tip-splits' });

/** How a value is written, by game. @type {Record<string, Intl.NumberFormatOptions>} */
const FORMATS = {
  olifantenpad: { maximumFractionDigits: 1, signDisplay: 'exceptZero' },
  splits: { style: 'percent', maximumFractionDigits: 0 },
};

/**
 * A value in thousandths as one reads it.
 * @param {string} game
 * @param {number} value
 */
export function valueWords(game, value) {
  return new Intl.NumberFormat(state.language, FORMATS[game]).format(value / 1000);
}

/**
 * The button, and the box for what it brings.
 * @param {Match} match
 * @param {(move: string) => void} lay puts a move into the hand
 */
export function tipParts(match, lay) {
  const ask = button('', askTips, { class: 'quiet tip', 'aria-label': say('tip'), title: say('tip') });
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

/**
 * @param {Match} match
 * @param {import('../../tips.js').Tip} tip
 * @param {number} index
 * @param {HTMLElement} list
 * @param {(move: string) => void} lay
 */
function tipButton(match, { move, value }, index, list, lay) {
  const worth = move.startsWith('T') ? '' : valueWords(match.game, value);
  const press = () => {
    list.querySelectorAll('button').forEach((each) => setAttribute(each, 'aria-pressed', String(each === self)));
    lay(move);
  };
  const label = worth ? say(VALUES[match.game], { number: index + 1, value: worth }) : say('tip-number', { number: index + 1 });
  const self = button(worth || String(index + 1), press, { class: 'quiet', 'aria-label': label, title: label, 'aria-pressed': 'false' });
  return self;
}
