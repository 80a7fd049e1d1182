import assert from 'node:assert/strict';
import { test } from 'node:test';
import { today } from '../../site/dates.js';
import { wishFor } from '../../site/embed/height.js';
import { readWanted } from '../../site/embed/wanted.js';
import { frameLine, replayIn, scriptLine } from '../../site/embedding.js';

/** @param {Record<string, string>} asked */
const wanted = (asked) => readWanted(`?${new URLSearchParams(asked)}`);

test('each wish leads to the page’s own address for it', () => {
  assert.equal(wanted({ game: 'splits' }).hash, '#/play/splits?seats=2');
  assert.equal(wanted({ game: 'splits', seats: '3', seed: 'a' }).hash, '#/play/splits?seats=3&seed=a');
  assert.equal(wanted({ game: 'olifantenpad', park: 'today' }).hash, `#/play/olifantenpad?daily=${today()}`);
  assert.equal(wanted({ game: 'splits', park: '2026-11-30' }).hash, '#/play/splits?daily=2026-11-30');
  assert.equal(wanted({ game: 'olifantenpad', lesson: '3' }).hash, '#/lesson/olifantenpad?lesson=3');
  assert.equal(wanted({ replay: 'ab-_9' }).hash, '#/replay/ab-_9');
});

test('a position is drawn, and what is none is left to the engine', () => {
  const position = JSON.stringify({ park: ['G='], hour: 13 });
  assert.deepEqual(wanted({ game: 'olifantenpad', position }).position, { park: ['G='], hour: 13 });
  assert.equal(wanted({ game: 'olifantenpad', position }).kind, 'position');
  for (const bad of ['{', 'null', '3', '{"park":[3]}', '{"park":"G"}']) {
    assert.equal(wanted({ position: bad }).position, null);
    assert.ok(wanted({ position: bad }).hash.includes('position='));
  }
});

test('what nobody knows is the first game', () => {
  const { game, kind, lang } = wanted({ game: '<b>', park: 'yesterday', lang: 'xx' });
  assert.deepEqual([game, kind, lang], ['olifantenpad', 'match', 'xx']);
});

test('a frame is as high as a board wants by its width, within bounds', () => {
  assert.equal(wishFor(300), 570);
  assert.equal(wishFor(600), 780);
  assert.equal(wishFor(640), 440);
  assert.equal(wishFor(1000), 660);
  assert.equal(wishFor(4000), 860);
});

test('the line to copy escapes what it carries', () => {
  const asked = { game: 'olifantenpad', position: '{"a":"<&>"}' };
  const line = scriptLine(asked, 'https://a.example/games/');
  assert.equal(line, '<script async src="https://a.example/games/embed.js" data-game="olifantenpad" data-position="{&quot;a&quot;:&quot;&lt;&amp;>&quot;}"></script>');
  assert.ok(frameLine({ game: 'splits', lang: 'nl' }, 'https://a.example/games/').startsWith('<iframe src="https://a.example/games/embed.html?game=splits&amp;lang=nl"'));
});

test('a link to a match gives its replay', () => {
  assert.equal(replayIn('https://a.example/#/replay/ab-_9'), 'ab-_9');
  assert.equal(replayIn(' ab-_9 '), 'ab-_9');
  assert.equal(replayIn('https://a.example/'), '');
});
