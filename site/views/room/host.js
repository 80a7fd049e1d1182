/**
 * The host's own pages, where there are any: what becomes of data, who is responsible.
 */

import { element } from '../../dom.js';
import { state } from '../../state.js';
import { say } from '../../words.js';

/** The links, as far as `config.json` names them; they come once that was read. */
export function hostLinks() {
  const { privacy, imprint } = state.line;
  const links = /** @type {[string, string][]} */ ([[privacy, 'host-privacy'], [imprint, 'host-imprint']]);
  return element('p', { class: 'host-links' }, ...links.map(([href, id]) => href && element('a', { href, rel: 'noreferrer' }, say(id))));
}
