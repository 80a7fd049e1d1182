/**
 * How a game is put on another page: a line to copy, made to one's wishes, with what it does beside it.
 */

import { button, element, setAttribute, setText } from '../dom.js';
import { frameLine, replayIn, scriptLine } from '../embedding.js';
import { LANGUAGES } from '../languages.js';
import { LESSONS } from '../lesson.js';
import { GAMES, helpHash } from '../route.js';
import { say } from '../words.js';

/** @typedef {import('../embedding.js').Asked} Asked */

/** What can be shown, each with the id of its words. @type {Record<string, string>} */
const KINDS = { match: 'embedding-match', today: 'embedding-today', lesson: 'embedding-lesson', position: 'embedding-position', replay: 'embedding-replay' };

/** Games of other kinds, under the one that is made. @type {Asked[]} */
const EXAMPLES = [
  { game: 'splits' },
  { game: 'olifantenpad', lesson: '2' },
];

/** @param {HTMLElement} root */
export function mount(root) {
  const script = codePart('embedding-script');
  const frame = codePart('embedding-frame');
  const live = element('div', { class: 'live' });
  const form = wishes((asked) => {
    script.show(scriptLine(asked, document.baseURI));
    frame.show(frameLine(asked, document.baseURI));
    show(live, asked);
  });
  root.append(
    element(
      'div',
      { class: 'plain embedding' },
      element('h1', {}, say('embedding')),
      element('p', {}, say('embedding-intro')),
      element('section', { class: 'card' }, form, script.box, frame.box, live),
      element('section', { class: 'card' }, element('h2', {}, say('embedding-good')), element('ul', {}, ...['light', 'height', 'storage', 'shared', 'policy'].map((name) => element('li', {}, say(`embedding-${name}`))))),
      element('section', { class: 'card' }, element('h2', {}, say('embedding-more')), ...EXAMPLES.map((asked) => show(element('div', { class: 'live' }), asked))),
      element('div', { class: 'ways' }, element('a', { class: 'quiet', href: helpHash(GAMES[0]) }, say('help-of', { game: say(GAMES[0]) })), element('a', { class: 'quiet', href: '#/' }, say('back-home'))),
    ),
  );
  return { update() {} };
}

/**
 * The line itself at work.
 * @param {HTMLElement} place
 * @param {Asked} asked
 */
function show(place, asked) {
  const data = Object.fromEntries(Object.entries(asked).map(([name, value]) => [`data-${name}`, value]));
  const frames = place.querySelectorAll('iframe');
  place.replaceChildren(element('script', { src: './embed.js', title: say(asked.game), ...data }));
  frames.forEach((frame) => frame.remove());
  return place;
}

/** @param {string} id of its words */
function codePart(id) {
  const code = element('textarea', { id, rows: 4, readonly: true, spellcheck: 'false' });
  const copy = button(say('embedding-copy'), async () => {
    await navigator.clipboard.writeText(code.value).catch(() => code.select());
    setText(copy, say('share-copied'));
  }, { class: 'quiet' });
  return {
    box: element('div', { class: 'code' }, element('label', { for: id }, say(id)), code, copy),
    show(/** @type {string} */ text) {
      code.value = text;
      setText(copy, say('embedding-copy'));
    },
  };
}

/** @param {(asked: Asked) => void} take */
function wishes(take) {
  const game = choice('embedding-game', Object.fromEntries(GAMES.map((name) => [name, say(name)])));
  const kind = choice('embedding-kind', Object.fromEntries(Object.entries(KINDS).map(([name, id]) => [name, say(id)])), 'today');
  const lesson = choice('embedding-number', Object.fromEntries([...Array(Math.max(...Object.values(LESSONS))).keys()].map((index) => [String(index + 1), String(index + 1)])));
  const text = element('input', { type: 'text', spellcheck: 'false', autocapitalize: 'off' });
  const given = element('label', { class: 'choice' }, element('span', {}, say('embedding-given')), text);
  const language = choice('embedding-language', { '': say('embedding-readers'), ...LANGUAGES });
  const form = element('form', { class: 'wishes', on: { submit: (/** @type {Event} */ event) => event.preventDefault() } }, game.box, kind.box, lesson.box, given, language.box);
  const renew = () => {
    setAttribute(lesson.box, 'hidden', kind.value() !== 'lesson');
    lesson.keepTo(LESSONS[game.value()]);
    setAttribute(given, 'hidden', !['position', 'replay'].includes(kind.value()));
    take(askedFor(game.value(), kind.value(), lesson.value(), text.value, language.value()));
  };
  form.addEventListener('change', renew);
  renew();
  return form;
}

/**
 * @param {string} game
 * @param {string} kind
 * @param {string} lesson
 * @param {string} text
 * @param {string} lang
 * @returns {Asked}
 */
function askedFor(game, kind, lesson, text, lang) {
  /** @type {Record<string, Asked>} */
  const more = { match: {}, today: { park: 'today' }, lesson: { lesson }, position: { position: text.trim() }, replay: { replay: replayIn(text) } };
  const asked = { game, ...more[kind], ...(lang && { lang }) };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value));
}

/**
 * @param {string} id of its words
 * @param {Record<string, string>} options words by value
 * @param {string} [usual]
 */
function choice(id, options, usual) {
  const select = element('select', {}, ...Object.entries(options).map(([value, words]) => element('option', { value, selected: value === usual }, words)));
  return {
    box: element('label', { class: 'choice' }, element('span', {}, say(id)), select),
    value: () => select.value,
    /** @param {number} count how many of the options there are now */
    keepTo(count) {
      [...select.options].forEach((option, index) => setAttribute(option, 'hidden', index >= count));
      select.selectedIndex = Math.min(select.selectedIndex, count - 1);
    },
  };
}
