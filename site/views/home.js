/**
 * Home: the two games, each with a picture and all the ways in.
 */

import { element, setAttribute, setText } from '../dom.js';
import { change, state } from '../state.js';
import { openMatch } from '../store.js';
import { say } from '../words.js';
import { lastRoom } from '../room/kept.js';
import { matchHash, roomHash } from '../route.js';
import { framed } from './framed.js';
import { PARK, PASTURE } from './pictures.js';

/** What stands on the two cards; `ways` lead into the game, the first large. */
const CARDS = [
  {
    game: 'olifantenpad',
    name: 'olifantenpad',
    line: 'home-olifantenpad',
    picture: PARK,
    ways: [
      ['play-now', '#/play/olifantenpad?seats=2'],
      ['today-olifantenpad', '#/today/olifantenpad'],
      ['friends', '#/friends/olifantenpad'],
      ['duel', '#/duel/olifantenpad'],
      ['home-lessons', '#/lessons/olifantenpad'],
      ['home-choose', '#/choose/olifantenpad'],
      ['home-help', '#/help/olifantenpad'],
    ],
  },
  {
    game: 'splits',
    name: 'splits',
    line: 'home-splits',
    picture: PASTURE,
    ways: [
      ['play-now', '#/play/splits?seats=2'],
      ['today-splits', '#/today/splits'],
      ['friends', '#/friends/splits'],
      ['duel', '#/duel/splits'],
      ['home-lessons', '#/lessons/splits'],
      ['home-choose', '#/choose/splits'],
      ['home-help', '#/help/splits'],
    ],
  },
];

/** @param {HTMLElement} root */
export function mount(root) {
  const cards = CARDS.map(card);
  const goOn = continueLink();
  root.append(
    element(
      'div',
      { class: 'home' },
      element('div', { class: 'home-head' }, element('h1', {}, say('home-title')), goOn.box),
      element('div', { class: 'games' }, ...cards.map((each) => each.box)),
    ),
  );
  return {
    update() {
      cards.forEach((each) => each.update());
      goOn.update();
    },
    unmount: () => cards.forEach((each) => each.close()),
  };
}

/** @param {typeof CARDS[number]} card */
function card({ game, name, line, picture, ways: [[first, href], ...more] }) {
  const shown = framed(picture);
  const box = element(
    'article',
    { class: `game card ${game}`, 'aria-label': say(name) },
    element(
      'div',
      { class: 'game-inside' },
      shown.frame,
      element('h2', {}, say(name)),
      element('p', {}, say(line)),
      element('a', { class: 'main', href }, say(first)),
      element('div', { class: 'modes' }, ...more.map(([id, to]) => element('a', { class: 'quiet', href: to }, say(id)))),
    ),
  );
  return { box, update: shown.update, close: shown.close };
}

/** The way back into a match or a room that is not over. */
function continueLink() {
  const link = element('a', { class: 'quiet', href: '#/' });
  const box = element('p', { class: 'continue' }, link);
  /** @type {import('../room/kept.js').KeptRoom | null} */
  let room = null;
  lastRoom().then((found) => change(() => (room = found)));
  return {
    box,
    update() {
      const way = here() ?? (room && wayTo(room)) ?? keptMatch();
      setAttribute(box, 'hidden', !way);
      if (!way) return;
      setAttribute(link, 'href', way.href);
      setText(link, way.words);
    },
  };
}

/** The match that is on this page, where it is not over. */
function here() {
  const { match } = state;
  const isOn = match?.scene && !match.scene.over && !match.lesson;
  return isOn ? { href: matchHash(match), words: say('continue-match', { game: say(match.game) }) } : null;
}

/** @param {import('../room/kept.js').KeptRoom} room */
function wayTo({ room, secret, game }) {
  return { href: roomHash(room, secret), words: say('room-return', { game: say(game || 'grasveld') }) };
}

function keptMatch() {
  const match = openMatch();
  return match && { href: match.id, words: say('continue-match', { game: say(match.game) }) };
}
