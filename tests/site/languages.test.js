import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf } from '../../site/languages.js';

test('the first wish that there is a language for is taken, whatever the country', () => {
  assert.equal(languageOf(['', 'fr-FR', 'de-AT', 'nl']), 'de');
  assert.equal(languageOf(['NL-be']), 'nl');
});

test('without any there is English', () => {
  assert.equal(languageOf([]), 'en');
  assert.equal(languageOf(['', 'fr']), 'en');
});
