/**
 * The way to another device: one's key as a file behind a passphrase, and back.
 */

import { button, element, setAttribute, setText } from '../../dom.js';
import { openKey, sealKey } from '../../keyfile.js';
import { identity, readableKey, replaceKey } from '../../keys.js';
import { noticeOf } from '../../notice.js';
import { readFile, saveFile } from '../../share.js';
import { say, sayNotice } from '../../words.js';

/** So many letters a passphrase has at least. */
const LEAST = 10;

/** The section with both ways. */
export function identityPart() {
  const said = element('p', { role: 'status' });
  const lasting = element('p', { hidden: true }, say('identity-lost'));
  identity().then(({ kept }) => setAttribute(lasting, 'hidden', kept), () => {});
  return element(
    'section',
    { class: 'card identity' },
    element('h2', {}, say('identity-title')),
    element('p', {}, say('identity-about')),
    lasting,
    element('div', { class: 'ways' }, opener('identity-save', saving(said)), opener('identity-take', taking(said))),
    said,
  );
}

/**
 * A button that opens a dialog.
 * @param {string} id
 * @param {HTMLDialogElement} dialog
 */
function opener(id, dialog) {
  return element('span', {}, button(say(id), () => dialog.showModal(), { class: 'quiet' }), dialog);
}

/** @param {HTMLElement} said */
function saving(said) {
  return dialogWith('identity-save', say('identity-phrase-new', { least: LEAST }), 'text', [], async (phrase) => {
    saveFile('grasveld-identity.json', await sealKey(await readableKey(), phrase));
    setText(said, say('identity-saved'));
  });
}

/** @param {HTMLElement} said */
function taking(said) {
  const file = element('input', { type: 'file', accept: '.json,application/json', required: true });
  return dialogWith('identity-take', say('identity-phrase'), 'password', [element('p', {}, say('identity-instead')), element('label', { class: 'choice' }, say('identity-file'), file)], async (phrase) => {
    const { key, secret } = await openKey(await readFile(/** @type {File} */ (file.files?.[0])), phrase);
    await replaceKey(key, secret);
    setText(said, say('identity-taken'));
    // Everything begins anew with who one is now.
    location.reload();
  });
}

/**
 * A dialog that asks for a passphrase and does something with it; it stays open where that fails.
 * @param {string} title
 * @param {string} label
 * @param {'text' | 'password'} type a new passphrase is seen as it is typed: a slip would lock the file
 * @param {Element[]} more
 * @param {(phrase: string) => Promise<void>} act
 */
function dialogWith(title, label, type, more, act) {
  const phrase = element('input', { type, spellcheck: 'false', minlength: LEAST, required: true, autocomplete: 'off' });
  const problem = element('p', { class: 'problem', role: 'alert' });
  const go = element('button', { type: 'submit', class: 'main' }, say(title));
  const cancel = button(say('splits-cancel'), () => dialog.close(), { class: 'quiet' });
  const form = element('form', { method: 'dialog' }, element('h2', {}, say(title)), ...more, element('label', { class: 'choice' }, label, phrase), problem, element('div', { class: 'ways' }, cancel, go));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    setText(problem, say('identity-working'));
    try {
      await act(phrase.value);
      dialog.close();
    } catch (/** @type {any} */ why) {
      setText(problem, sayNotice(noticeOf(why)));
    }
  });
  const dialog = element('dialog', { class: 'card identity-dialog', 'aria-label': say(title) }, form);
  dialog.addEventListener('close', () => {
    phrase.value = '';
    setText(problem, '');
  });
  return dialog;
}
