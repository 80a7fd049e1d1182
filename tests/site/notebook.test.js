import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { cellsIn } from '../../site/notebook.js';

const WORDS = readFileSync(new URL('../../site/words/en.ftl', import.meta.url), 'utf8');

test('cells begin with their name', () => {
  assert.deepEqual(cellsIn('# %% one\na = 1\n\n# %% two\n\nb\n'), [{ name: 'one', code: 'a = 1' }, { name: 'two', code: 'b' }]);
  assert.deepEqual(cellsIn(''), []);
});

for (const game of ['splits', 'olifantenpad']) {
  test(`every cell of ${game} is told about, and one is the bot`, () => {
    const cells = cellsIn(readFileSync(new URL(`../../site/notebook/${game}.py`, import.meta.url), 'utf8'));
    for (const { name } of cells) assert.match(WORDS, new RegExp(`^notebook-${game}-${name} = `, 'm'));
    assert.equal(cells.filter(({ name }) => name === 'bot').length, 1);
  });
}
