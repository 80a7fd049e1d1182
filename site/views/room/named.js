/**
 * The field for what one is called in rooms.
 */

import { element } from '../../dom.js';
import { LONGEST, ownName, takeName } from '../../room/people.js';
import { say } from '../../words.js';

/**
 * The field; `name` takes what stands in it, asking for it where there is nothing.
 */
export function nameField() {
  const field = element('input', { type: 'text', value: ownName(), maxlength: LONGEST, autocomplete: 'nickname', spellcheck: 'false', required: true });
  field.addEventListener('input', () => field.setCustomValidity(''));
  return {
    box: element('label', { class: 'choice' }, say('room-your-name'), field),
    /** @returns {string} empty where there is none yet */
    name() {
      const name = takeName(field.value);
      field.setCustomValidity(name ? '' : say('room-name-missing'));
      field.reportValidity();
      return name;
    },
  };
}
