/**
 * What is kept here: matches to go on with or to look at again, the way things move, and all of it as a file.
 */

import { button, element, emblem, setText } from '../dom.js';
import { allKeepsakes } from '../keepsakes.js';
import { MOTIONS, chooseMotion } from '../motion.js';
import { LANGUAGES } from '../languages.js';
import { LONGEST, giveName, nameOf } from '../names.js';
import { GAMES } from '../route.js';
import { replayHash, saveFile } from '../share.js';
import { chooseSound } from '../sound.js';
import { forgetKey } from '../keys.js';
import { forgetRooms } from '../room/kept.js';
import { state } from '../state.js';
import { forgetAll, keptMatches } from '../store.js';
import { THEMES, chooseTheme } from '../theme.js';
import { choose, say } from '../words.js';
import { fileButton } from './files.js';
import { COLOURS } from './match/scores.js';

/** @typedef {import('../store.js').KeptMatch} KeptMatch */

/** So many matches are listed. */
const LISTED = 30;

/**
 * @param {HTMLElement} root
 * @param {Record<string, string>} query `taken`: so many things were just taken over from a file
 */
export function mount(root, { taken }) {
  const list = element('ul', { class: 'kept-matches' });
  root.append(
    element(
      'div',
      { class: 'plain kept' },
      element('h1', {}, say('kept-title')),
      /^\d+$/.test(taken) && element('p', { role: 'status', class: 'card' }, say('kept-taken', { things: Number(taken) })),
      element('section', { class: 'card' }, element('h2', {}, say('kept-matches')), list),
      element('section', { class: 'card' }, element('h2', {}, say('settings')), ...choices()),
      element('section', { class: 'card' }, element('h2', {}, say('names')), element('p', {}, say('names-about')), ...COLOURS.map(nameField)),
      element('section', { class: 'card' }, element('h2', {}, say('kept-file')), element('p', {}, say('kept-about')), fileButtons()),
      element('div', { class: 'ways' }, element('a', { class: 'quiet', href: '#/profile' }, say('profile')), element('a', { class: 'quiet', href: '#/' }, say('back-home'))),
    ),
  );
  fill(list);
  return { update() {} };
}

/** @param {HTMLElement} list */
async function fill(list) {
  const matches = (await keptMatches()).filter((match) => GAMES.includes(match.game)).slice(0, LISTED);
  const rows = await Promise.all(matches.map(row));
  list.replaceChildren(...(rows.length ? rows : [element('li', {}, say('kept-none'))]));
}

/** @param {KeptMatch} match */
async function row(match) {
  const { id, game, over, points, updated, transcript } = match;
  const when = new Intl.DateTimeFormat(state.language, { dateStyle: 'medium', timeStyle: 'short' }).format(updated);
  const [href, words] = over ? [await replayHash(transcript), say('replay-whole')] : [id, say('kept-go-on')];
  return element(
    'li',
    {},
    element('span', { class: 'what' }, element('strong', {}, say(game)), element('span', { class: 'when' }, when)),
    element('span', { class: 'score-line' }, ...points.flatMap((each, seat) => [emblem(seat), element('span', {}, String(each))])),
    element('a', { class: 'quiet', href, 'aria-label': `${words}: ${say(game)}, ${when}` }, words),
  );
}

function choices() {
  return [
    choice(say('language'), LANGUAGES, state.language, choose),
    choice(say('theme'), inWords(THEMES), state.theme, (theme) => chooseTheme(/** @type {any} */ (theme))),
    choice(say('sound'), { off: say('sound-off'), on: say('sound-on') }, state.sound ? 'on' : 'off', (sound) => chooseSound(sound === 'on')),
    choice(say('motion'), inWords(MOTIONS), state.motion, (motion) => chooseMotion(/** @type {any} */ (motion))),
  ];
}

/**
 * @param {string} colour its words' id
 * @param {number} seat
 */
function nameField(colour, seat) {
  const field = element('input', { type: 'text', value: nameOf(seat), maxlength: LONGEST, autocomplete: 'off' });
  field.addEventListener('input', () => giveName(seat, field.value));
  return element('label', { class: 'choice' }, element('span', {}, emblem(seat), ' ', say(colour)), field);
}

/** @param {Record<string, string>} ids */
function inWords(ids) {
  return Object.fromEntries(Object.entries(ids).map(([value, id]) => [value, say(id)]));
}

/**
 * @param {string} label
 * @param {Record<string, string>} values with their words
 * @param {string} chosen
 * @param {(value: string) => void} take
 */
function choice(label, values, chosen, take) {
  const options = Object.entries(values).map(([value, words]) => element('option', { value, selected: value === chosen }, words));
  const select = element('select', {}, ...options);
  select.addEventListener('change', () => take(select.value));
  return element('label', { class: 'choice' }, label, select);
}

function fileButtons() {
  let isSure = false;
  const forget = button(say('kept-forget'), async () => {
    if (!isSure) return (isSure = true), setText(forget, say('kept-forget-sure'));
    await Promise.allSettled([forgetAll(), forgetRooms(), forgetKey()]);
    location.reload();
  }, { class: 'quiet' });
  const save = async () => saveFile('grasveld.json', await allKeepsakes());
  return element('div', { class: 'ways' }, button(say('kept-save'), save, { class: 'quiet' }), fileButton(), forget);
}
