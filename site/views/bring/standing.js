/**
 * How far a brought bot is: what it asks for, what went wrong, what it prints.
 */

import { agree, decline, dismiss } from '../../brought/bringing.js';
import { button, element, setAttribute, setText } from '../../dom.js';
import { state } from '../../state.js';
import { say, sayNotice } from '../../words.js';

/** What is said while something is on its way, by stage. @type {Record<string, string>} */
const STAGES = { starting: 'bring-starting', installing: 'bring-installing' };

export function standing() {
  const line = element('p', { role: 'status' });
  const question = consentPart();
  const away = button(say('bring-away'), dismiss, { class: 'quiet' });
  const printed = printedPart();
  const box = element('section', { class: 'card bring-standing', 'aria-label': say('bring-standing') }, line, question.box, away, printed.box);
  return {
    box,
    update() {
      const { brought } = state;
      setAttribute(box, 'hidden', !brought);
      if (!brought) return;
      setAttribute(box, 'data-stage', brought.stage);
      setText(line, lineOf(brought));
      question.update(brought);
      printed.update(brought);
    },
  };
}

/** @param {import('../../brought/bot.js').Brought} brought */
function lineOf({ stage, name, notice }) {
  if (notice) return sayNotice(notice);
  return stage === 'ready' ? say('bring-here', { name }) : stage === 'asking' ? '' : say(STAGES[stage]);
}

/** The question whether other hosts may be asked. */
function consentPart() {
  const words = element('p', {});
  const hosts = element('ul', { class: 'hosts' });
  const yes = button(say('bring-agree'), agree, { class: 'main' });
  const no = button(say('bring-decline'), decline, { class: 'quiet' });
  const box = element('div', { class: 'consent', role: 'group', 'aria-label': say('bring-consent') }, words, hosts, element('p', { class: 'fine' }, say('bring-consent-fine')), element('div', { class: 'ways' }, no, yes));
  let asked = '';
  return {
    box,
    /** @param {import('../../brought/bot.js').Brought} brought */
    update({ stage, hosts: wanted, packages }) {
      setAttribute(box, 'hidden', stage !== 'asking');
      const key = stage === 'asking' ? wanted.join() : '';
      if (key === asked) return;
      asked = key;
      setText(words, packages.length ? say('bring-consent-packages', { packages: packages.join(', ') }) : say('bring-consent-wheel'));
      hosts.replaceChildren(...wanted.map((host) => element('li', {}, host)));
      // What is asked now is what the keyboard should be at.
      if (key) no.focus();
    },
  };
}

/** What the bot prints. */
function printedPart() {
  const text = element('pre', { tabindex: '0', 'aria-label': say('bring-printed') });
  const box = element('details', {}, element('summary', {}, say('bring-printed')), text);
  return {
    box,
    /** @param {import('../../brought/bot.js').Brought} brought */
    update({ printed }) {
      setAttribute(box, 'hidden', !printed.length);
      setText(text, printed.join('\n'));
    },
  };
}
