import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { firstFiles } from '../../site/ahead.js';

const SITE = new URL('../../site/', import.meta.url);

test('home needs the words alone', () => {
  assert.deepEqual(firstFiles('', ['fr', 'de-AT']), ['words/de.ftl']);
  assert.deepEqual(firstFiles('#/help/splits', []), ['words/en.ftl']);
});

test('a match needs the openings of its table too', () => {
  assert.deepEqual(firstFiles('#/play/olifantenpad', ['nl']), ['words/nl.ftl', 'openings/olifantenpad-2.json']);
  assert.deepEqual(firstFiles('#/play/splits?seats=human.hard.easy&seed=1', ['nl']), ['words/nl.ftl', 'openings/splits-3.json']);
});

test('a date’s match has openings of its own', () => {
  assert.deepEqual(firstFiles('#/play/olifantenpad?daily=2026-12-01', ['en']), ['words/en.ftl']);
});

test('what is asked for is there', () => {
  for (const name of firstFiles('#/play/olifantenpad?seats=4', ['nl'])) assert.ok(existsSync(new URL(name, SITE)), name);
});
