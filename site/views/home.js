/**
 * Home: the two games, each with a picture and a way in.
 */

import { element } from '../dom.js';
import { change, state } from '../state.js';
import { say } from '../words.js';
import { playHash } from '../route.js';
import { isDark } from '../theme.js';
import { createBoard } from './match/board.js';
import { PARK, PASTURE } from './pictures.js';

/** What stands on the two cards. */
const CARDS = [
  { game: 'olifantenpad', name: 'olifantenpad', line: 'home-olifantenpad', picture: PARK },
  { game: 'splits', name: 'splits', line: 'home-splits', picture: PASTURE },
];

/** @param {HTMLElement} root */
export function mount(root) {
  const cards = CARDS.map(card);
  root.append(
    element(
      'div',
      { class: 'home' },
      element('h1', {}, say('home-title')),
      element('div', { class: 'games' }, ...cards.map((each) => each.box)),
      continueLink(),
    ),
  );
  return {
    update: () => cards.forEach((each) => each.update()),
    unmount: () => cards.forEach((each) => each.close()),
  };
}

/** @param {typeof CARDS[number]} card */
function card({ game, name, line, picture }) {
  const shown = pictureOf(picture);
  const box = element(
    'article',
    { class: 'game card' },
    shown.frame,
    element('h2', {}, say(name)),
    element('p', {}, say(line)),
    element('a', { class: 'main', href: `#/play/${game}?seats=2` }, say('play-now')),
    element('a', { class: 'quiet', href: `#/choose/${game}` }, say('choose-seats')),
  );
  return { box, update: shown.update, close: shown.close };
}

/**
 * A picture that the game's own painter paints; the frame stays empty until the painter is there.
 * @param {import('./pictures.js').Picture} picture
 */
function pictureOf(picture) {
  const frame = element('div', { class: 'picture', 'aria-hidden': 'true' });
  /** @type {ReturnType<typeof createBoard> | null} */
  let board = null;
  picture.painter().then((painter) => {
    board = createBoard(painter);
    frame.append(board.canvas);
    change();
  });
  let painted = '';
  return {
    frame,
    update() {
      const key = `${isDark()} ${board?.canvas.clientWidth}`;
      if (!board || key === painted) return;
      if (board.paint(picture.board, picture.appearance(isDark()))) painted = key;
    },
    close: () => board?.close(),
  };
}

/** The way back into a match that is not over. */
function continueLink() {
  const { match } = state;
  if (!match?.scene || match.scene.over) return null;
  const href = playHash(match);
  return element('p', { class: 'continue' }, element('a', { class: 'quiet', href }, say('continue-match', { game: say(match.game) })));
}
