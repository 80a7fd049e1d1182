/**
 * Taking a match along: its link, its file.
 */

import { button, element, setText } from '../../dom.js';
import { replayHash, saveFile } from '../../share.js';
import { say } from '../../words.js';

/**
 * The buttons under a replay.
 * @param {any} transcript
 */
export function takeAway(transcript) {
  return element(
    'div',
    { class: 'actions onward' },
    copyButton(transcript),
    button(say('replay-save'), () => saveFile(`grasveld-${transcript.game}.json`, transcript), { class: 'quiet' }),
    element('a', { class: 'quiet', href: '#/' }, say('back-home')),
  );
}

/**
 * A button that puts a match's link on the clipboard, and says so; where that is not allowed it shows the link.
 * @param {any} transcript
 */
export function copyButton(transcript) {
  const words = element('span', { 'aria-live': 'polite' }, say('replay-copy'));
  const press = async () => {
    const link = new URL(await replayHash(transcript), location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      setText(words, say('replay-copied'));
    } catch {
      prompt(say('replay-copy-yourself'), link);
    }
  };
  const copy = button('', press, { class: 'quiet' });
  copy.append(words);
  return copy;
}
