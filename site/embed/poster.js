/**
 * The poster of an embedded game: what it is, its board drawn small, one button. Only who presses it
 * gets the page itself, with Python and all.
 */

import { button, element } from '../dom.js';
import { boardOf } from './boards.js';
import { followPage, followPoster } from './height.js';
import { readWanted } from './wanted.js';

/** @typedef {import('./wanted.js').Wanted} Wanted */
/** @typedef {Record<string, string>} Words */

const NAMES = /** @type {Words} */ ({ olifantenpad: 'Olifantenpad', splits: 'Splits' });

const view = /** @type {HTMLElement} */ (document.getElementById('view'));
const wanted = readWanted(location.search);
const posters = await json('../openings/posters.json');
const language = languageIn(posters?.words ?? {});
const words = posters?.words[language] ?? {};

document.documentElement.lang = language;
document.title = `${NAMES[wanted.game]} · Grasveld`;
view.append(poster(await positionOf(wanted)));
followPoster();

/**
 * The reader's language, or the one that was asked for, among those that there are.
 * @param {Record<string, Words>} known
 */
function languageIn(known) {
  const wishes = [wanted.lang, ...navigator.languages].map((tag) => tag.toLowerCase().split('-')[0]);
  return wishes.find((tag) => tag in known) ?? 'en';
}

/** @param {any} position */
function poster(position) {
  const play = button(words[wanted.kind === 'replay' ? 'embed-watch' : 'embed-play'] ?? '▶', () => start(play), { class: 'main' });
  const full = element('a', { href: `./${wanted.hash}`, target: '_blank', rel: 'noopener' }, words['embed-full'] ?? 'Grasveld');
  return element(
    'article',
    { class: 'poster' },
    position && boardOf(position),
    element('div', { class: 'about' }, element('div', {}, element('h1', {}, NAMES[wanted.game]), element('p', {}, about(wanted))), play, full),
  );
}

/** @param {Wanted} what */
function about({ game, kind, day, lesson }) {
  if (kind === 'lesson') return words[`lesson-${game}-${lesson}`] ?? '';
  if (kind === 'daily') return `${words[`today-${game}`] ?? ''} · ${new Date(`${day}T12:00`).toLocaleDateString(language, { day: 'numeric', month: 'long' })}`;
  return words[`embed-${kind}`] ?? '';
}

/**
 * What is drawn: the position that was given, the date's own, or one like it.
 * @param {Wanted} what
 */
async function positionOf({ game, kind, day, lesson, position }) {
  if (position) return position;
  const opening = kind === 'daily' && game === 'olifantenpad' ? await json(`../openings/${game}-${day}.json`) : null;
  return opening?.[0]?.scene.position ?? posters?.boards[kind === 'lesson' ? `${game} ${lesson}` : game] ?? posters?.boards[game];
}

/**
 * The JSON of a file of ours; null where it cannot be had.
 * @param {string} name
 */
function json(name) {
  return fetch(new URL(name, import.meta.url)).then((response) => (response.ok ? response.json() : null), () => null);
}

/**
 * Brings the page itself, as `index.html` has it, in place of the poster.
 * @param {HTMLButtonElement} play
 */
async function start(play) {
  play.disabled = true;
  play.textContent = words['embed-loading'] ?? '…';
  history.replaceState(null, '', wanted.hash);
  const text = await fetch('./index.html').then((response) => response.text()).catch(() => '');
  const page = new DOMParser().parseFromString(text, 'text/html');
  await Promise.all([...page.querySelectorAll('link[rel="stylesheet"]')].map((link) => load('link', { rel: 'stylesheet', href: link.getAttribute('href') })));
  document.getElementById('bar')?.removeAttribute('hidden');
  followPage();
  await load('script', { type: 'module', src: page.querySelector('script[type="module"]:not([async])')?.getAttribute('src') });
}

/**
 * @param {'link' | 'script'} tag
 * @param {Record<string, any>} attributes
 */
function load(tag, attributes) {
  return new Promise((done) => document.head.append(element(tag, { ...attributes, on: { load: done, error: done } })));
}
