/**
 * Where a brought bot comes from: Python typed or pasted, or a wheel from a file or an address.
 */

import { bring, wheelName } from '../../brought/bringing.js';
import { exampleOf } from '../../notebook.js';
import { element, setAttribute, setText } from '../../dom.js';
import { recall, remember } from '../../store.js';
import { say } from '../../words.js';

/** Larger wheels are not read. */
const LARGEST = 50_000_000;

/** @param {string} game */
export function sourceForm(game) {
  const code = codePart(game);
  const wheel = wheelPart();
  const problem = element('p', { class: 'problem', role: 'alert' });
  const kinds = radios([['code', say('bring-code')], ['wheel', say('bring-wheel')]], (kind) => {
    setAttribute(code.box, 'hidden', kind !== 'code');
    setAttribute(wheel.box, 'hidden', kind !== 'wheel');
  });
  const send = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    setText(problem, '');
    const { source, trouble } = kinds.chosen() === 'code' ? code.read() : await wheel.read();
    if (source) bring(source);
    else setText(problem, say(/** @type {string} */ (trouble)));
  };
  const box = element(
    'form',
    { class: 'card bring-source', novalidate: true, on: { submit: send } },
    kinds.box,
    code.box,
    wheel.box,
    element('p', { class: 'fine' }, say('bring-safe')),
    problem,
    element('button', { type: 'submit', class: 'main' }, say('bring-in')),
  );
  return { box, keep: code.keep };
}

/**
 * @param {string[][]} choices value and words of each
 * @param {(value: string) => void} take
 */
function radios(choices, take) {
  const inputs = choices.map(([value], index) => element('input', { type: 'radio', name: 'kind', value, checked: !index, on: { change: () => take(value) } }));
  const labels = choices.map(([, words], index) => element('label', {}, inputs[index], element('span', {}, words)));
  take(choices[0][0]);
  return { box: element('fieldset', { class: 'counts' }, element('legend', {}, say('bring-kind')), ...labels), chosen: () => inputs.find((input) => input.checked)?.value };
}

/** @param {string} game */
function codePart(game) {
  const key = `bot ${game}`;
  const area = element('textarea', { id: 'bot-code', rows: 16, spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', wrap: 'off' });
  const known = recall(key);
  if (typeof known === 'string') area.value = known;
  else exampleOf(game).then((example) => (area.value ||= example));
  const keep = () => void (area.value && remember(key, area.value));
  area.addEventListener('change', keep);
  return {
    box: element('div', { class: 'field' }, element('label', { for: 'bot-code' }, say('bring-code-label')), area),
    keep,
    read: () => ({ source: /** @type {const} */ ({ kind: 'code', code: area.value }), trouble: '' }),
  };
}

function wheelPart() {
  const file = element('input', { type: 'file', id: 'bot-file', accept: '.whl' });
  const url = element('input', { type: 'url', id: 'bot-url', placeholder: 'https://…/bot-1.0-py3-none-any.whl', inputmode: 'url' });
  const entry = element('input', { type: 'text', id: 'bot-entry', placeholder: 'module:function', spellcheck: 'false', autocapitalize: 'off' });
  return {
    box: element('div', { class: 'fields' }, field(file, 'bring-file'), field(url, 'bring-url'), field(entry, 'bring-entry')),
    async read() {
      const picked = file.files?.[0];
      if (picked) return fromFile(picked, entry.value.trim());
      return fromUrl(url.value.trim(), entry.value.trim());
    },
  };
}

/**
 * @param {File} file
 * @param {string} entry
 */
async function fromFile(file, entry) {
  if (file.size > LARGEST) return { trouble: 'guest-no-wheel' };
  return { source: /** @type {const} */ ({ kind: 'wheel', name: wheelName(file.name), bytes: await file.arrayBuffer(), entry }) };
}

/**
 * @param {string} url
 * @param {string} entry
 */
function fromUrl(url, entry) {
  const isUrl = URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol);
  return isUrl ? { source: /** @type {const} */ ({ kind: 'url', url, entry }) } : { trouble: 'bring-nothing' };
}

/**
 * @param {HTMLInputElement} input
 * @param {string} id of its words
 */
function field(input, id) {
  return element('div', { class: 'field' }, element('label', { for: input.id }, say(id)), input);
}
