/**
 * Light and dark: as the system has it, or as the player chose.
 */

import { SEATS } from './canvas/seats.js';
import { change, state } from './state.js';
import { recall, remember } from './store.js';

/** The choices there are, each with the id of its words. */
export const THEMES = { auto: 'theme-auto', light: 'theme-light', dark: 'theme-dark' };

/** @typedef {'auto' | 'light' | 'dark'} Theme */

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

/** Whether the page is dark now. */
export function isDark() {
  return state.theme === 'dark' || (state.theme === 'auto' && systemIsDark.matches);
}

/** Takes the remembered choice, follows the system from now on, and gives the style sheets the seats' colours. */
export function startTheme() {
  const known = String(recall('theme') ?? '');
  show(known in THEMES ? /** @type {Theme} */ (known) : 'auto');
  systemIsDark.addEventListener('change', () => show(state.theme));
  SEATS.forEach((seat, index) => {
    for (const shade of /** @type {const} */ (['colour', 'text', 'dark'])) {
      document.documentElement.style.setProperty(`--seat-${index}-${shade}`, seat[shade]);
    }
  });
}

/**
 * The player's choice, remembered.
 * @param {Theme} theme
 */
export function chooseTheme(theme) {
  remember('theme', theme);
  show(theme);
}

/** @param {Theme} theme */
function show(theme) {
  document.documentElement.dataset.theme = theme;
  change((s) => {
    s.theme = theme;
  });
}
