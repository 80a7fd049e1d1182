/** The seats' colours keep their contrast and their emblems differ. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SEATS } from '../../site/canvas/seats.js';

/** Relative luminance (WCAG 2.2). @param {string} hex */
function luminance(hex) {
  const [r, g, b] = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** @param {string} a @param {string} b */
function contrast(a, b) {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

test('every seat has an emblem and a glyph of its own', () => {
  assert.equal(new Set(SEATS.map(({ emblem }) => emblem)).size, 4);
  assert.equal(new Set(SEATS.map(({ glyph }) => glyph)).size, 4);
});

test('text in a seat’s colour reads on paper by day and on the dark page', () => {
  for (const { text, dark } of SEATS) {
    for (const paper of ['#F4ECDD', '#FFFAEE']) assert.ok(contrast(text, paper) >= 4.5, `${text} on ${paper}`);
    for (const page of ['#171D18', '#212A22']) assert.ok(contrast(dark, page) >= 4.5, `${dark} on ${page}`);
  }
});

test('marks in a seat’s colour stand out from paper', () => {
  for (const { colour } of SEATS) assert.ok(contrast(colour, '#FFFAEE') >= 3);
});
