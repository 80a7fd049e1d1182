/**
 * How a game is played: its rules in a few words and pictures, tips, the keys.
 */

import { element } from '../dom.js';
import { GAMES, bringHash, helpHash, lessonsHash, matchHash } from '../route.js';
import { state } from '../state.js';
import { say } from '../words.js';
import { framed } from './framed.js';
import { PARTS } from './help/pictures.js';

/** How many tips there are. @type {Record<string, number>} */
const TIPS = { olifantenpad: 6, splits: 4 };

/** What tells the keys of a game's board, and of the unseen grid over it. @type {Record<string, {board: string, grid: string}>} */
const KEYS = { olifantenpad: { board: 'park-board', grid: 'grid-park' }, splits: { board: 'splits-board', grid: 'grid-pasture' } };

/**
 * @param {HTMLElement} root
 * @param {string} game
 */
export function mount(root, game) {
  const parts = Object.entries(PARTS[game]).map(([name, picture]) => ({ name, ...framed(picture) }));
  root.append(
    element(
      'div',
      { class: `help ${game}` },
      element('div', { class: 'help-head' }, element('h1', {}, say('help-of', { game: say(game) })), otherGame(game)),
      element('div', { class: 'parts' }, ...parts.map(({ name, frame }) => part(`help-${game}-${name}`, frame)), tips(game), keys(game), fair()),
      element(
        'div',
        { class: 'ways' },
        wayBack(),
        element('a', { class: 'quiet', href: '#/' }, say('back-home')),
        element('a', { class: 'quiet', href: lessonsHash(game) }, say('help-lessons')),
        element('a', { class: 'quiet', href: bringHash(game) }, say('bring')),
        element('a', { class: 'quiet', href: '#/embedding' }, say('embedding')),
      ),
      element('p', {}, say('browsers')),
    ),
  );
  return {
    update: () => parts.forEach((each) => each.update()),
    unmount: () => parts.forEach((each) => each.close()),
  };
}

/**
 * @param {string} id
 * @param {HTMLElement} picture
 */
function part(id, picture) {
  return element('section', { class: 'card part' }, picture, element('h2', {}, say(id)), element('p', {}, say(`${id}-says`)));
}

/** @param {string} game */
function tips(game) {
  const lines = [...Array(TIPS[game]).keys()].map((index) => element('li', {}, say(`help-${game}-tip-${index + 1}`)));
  return element('section', { class: 'card part tips' }, element('h2', {}, say('help-tips')), element('ul', {}, ...lines));
}

/** @param {string} game */
function keys(game) {
  const { board, grid } = KEYS[game];
  const lines = [say(board), `${say(grid)}: ${say(`${grid}-keys`)}`];
  return element('section', { class: 'card part keys' }, element('h2', {}, say('help-keys')), ...lines.map((line) => element('p', {}, line)));
}

/** What holds between those who play together, and what does not. */
function fair() {
  const lines = ['fair-promise', 'fair-relay', 'fair-limits'].map((id) => element('p', {}, say(id)));
  return element('section', { class: 'card part fair' }, element('h2', {}, say('fair')), ...lines, element('a', { class: 'quiet', href: '#/verify' }, say('verify-title')));
}

/** The way to the other game's rules. @param {string} game */
function otherGame(game) {
  return element('nav', { class: 'ways' }, ...GAMES.filter((name) => name !== game).map((name) => element('a', { class: 'quiet', href: helpHash(name) }, say(name))));
}

/** The way back into the match that is on. */
function wayBack() {
  const { match } = state;
  if (!match?.scene || match.scene.over) return null;
  return element('a', { class: 'quiet', href: matchHash(match) }, say('continue-match', { game: say(match.game) }));
}
