import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES } from '../../site/languages.js';
import { FluentResource } from '../../site/vendor/fluent-bundle/index.js';
import { firstLanguage, readWords, sayNotice, speak } from '../../site/words.js';

const SITE = new URL('../../site/', import.meta.url);

/** @param {string} language */
function textOf(language) {
  return readFileSync(new URL(`words/${language}.ftl`, SITE), 'utf8');
}

/**
 * The variables of every message: {"hour-of": ["hour", "hours"], …}.
 * @param {string} language
 */
function messages(language) {
  const { body } = new FluentResource(textOf(language));
  return Object.fromEntries(body.map((message) => [message.id, variables(message.value)]));
}

/**
 * @param {any} part of a message, down to its leaves
 * @returns {string[]}
 */
function variables(part) {
  if (part === null || typeof part !== 'object') return [];
  const own = part.type === 'var' ? [part.name] : [];
  return [...new Set([...own, ...Object.values(part).flatMap(variables)])].sort();
}

/** All JavaScript of the page, without what is others'. */
function scripts() {
  const names = /** @type {string[]} */ (readdirSync(SITE, { recursive: true }));
  return names.filter((name) => name.endsWith('.js') && !name.startsWith('vendor')).map((name) => readFileSync(new URL(name, SITE), 'utf8'));
}

/**
 * The ids that a script puts together, such as `cell-${sight}`, as shapes that such ids have.
 * @param {string} text
 */
function composed(text) {
  const templates = [...text.matchAll(/`([a-z]+-(?:[\w-]|\$\{[^}`]*\})*)`/g)].map(([, template]) => template);
  return templates.filter((template) => template.includes('$')).map((template) => new RegExp(`^${template.replace(/\$\{[^}]*\}/g, '[\\w-]*')}$`));
}

for (const language of Object.keys(LANGUAGES)) {
  test(`${language} has every message of English, with the same variables`, () => {
    assert.deepEqual(messages(language), messages('en'));
  });

  test(`${language} has every message once, and each can be read`, () => {
    const ids = [...textOf(language).matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);
    assert.deepEqual(Object.keys(messages(language)).sort(), [...ids].sort());
    assert.equal(new Set(ids).size, ids.length);
  });
}

test('every message the page says is there', () => {
  const said = scripts().flatMap((text) => [...text.matchAll(/\bsay\('([\w-]+)'/g)].map(([, id]) => id));
  const missing = said.filter((id) => !(id in messages('en')));
  assert.deepEqual(missing, []);
});

/** The relay's own code, which refuses by message ids. */
function relay() {
  const folder = new URL('../relay/', SITE);
  const names = /** @type {string[]} */ (readdirSync(folder, { recursive: true }));
  return names.filter((name) => name.endsWith('.py')).map((name) => readFileSync(new URL(name, folder), 'utf8'));
}

test('every message that is there is used, by the page, the app’s manifest or as an answer of engine or relay', () => {
  const others = ['engine/english.py', 'setup/manifest.py'].map((name) => readFileSync(new URL(`../${name}`, SITE), 'utf8'));
  const used = [...scripts(), ...others, ...relay()].join('\n');
  // What the player did has the id of what anyone did, with "-you" behind it.
  const made = composed(used);
  const isUsed = (/** @type {string} */ id) => used.includes(`'${id}'`) || used.includes(`"${id}"`) || made.some((shape) => shape.test(id));
  // What the lessons say is held by tests/test_words.py.
  const held = Object.keys(messages('en')).filter((id) => !/^lesson-\w+-\d/.test(id));
  const unused = held.filter((id) => !isUsed(id) && !isUsed(id.replace(/-you$/, '')));
  assert.deepEqual(unused, []);
});

test('what has no words is said in general', async () => {
  globalThis.document = /** @type {any} */ ({ documentElement: {} });
  globalThis.requestAnimationFrame = () => 0;
  globalThis.fetch = async () => new Response('engine-failed = Something went wrong.\nno-way = No way to { $place }.');
  await speak('en');
  assert.equal(document.documentElement.lang, 'en');
  assert.equal(sayNotice({ id: 'no-way', arguments: { place: 'b2' } }), 'No way to b2.');
  assert.equal(sayNotice({ id: 'not-in-the-file' }), 'Something went wrong.');
  assert.equal(sayNotice({ id: 'engine-failed', cause: { id: 'no-way', arguments: { place: 'b2' } } }), 'Something went wrong. No way to b2.');
});

test('what caused a refusal is said with it', async () => {
  globalThis.fetch = async () => new Response('outer = It failed.\ninner = Entry { $entry } is bad.');
  await speak('nl');
  const inner = { id: 'inner', arguments: { entry: 3 } };
  assert.equal(sayNotice({ id: 'outer', cause: inner }), 'It failed. Entry 3 is bad.');
  assert.equal(sayNotice({ id: 'outer', cause: { ...inner, cause: inner } }), 'It failed. Entry 3 is bad.');
});

test('plurals fit their number', () => {
  const words = readWords('nl', textOf('nl'));
  const say = (/** @type {number} */ steps) => words.formatPattern(/** @type {any} */ (words.getMessage('hint-steps')?.value), { steps });
  assert.deepEqual([0, 1, 2].map(say), ['Geen stappen meer.', 'Nog één stap.', 'Nog 2 stappen.']);
});

test('the language is the browser’s first that there is, else English', () => {
  assert.equal(firstLanguage(['fr-FR', 'de-AT', 'nl']), 'de');
  assert.equal(firstLanguage(['fr']), 'en');
  assert.equal(firstLanguage([]), 'en');
});
