// The pasture's colours by day and in the evening.

/** @typedef {typeof DAY} Colours */

const DAY = {
  meadow: ['#d9e5b8', '#c6d8a2'], meadowTuft: '#a9c084', meadowPatch: 'rgba(255, 255, 235, 0.4)',
  grass: [[150, 196, 110], [138, 188, 101], [161, 204, 119], [144, 191, 113]],
  sheen: 'rgba(255, 255, 220, 0.26)', shade: 'rgba(40, 80, 30, 0.16)',
  tuft: '#6d9c4b', tuftLight: '#b6d98a',
  lip: '#f1e7c4', lipEdge: '#d6c594', bankTop: '#6f9a4a', bankEarth: '#8a6a45', bankDeep: '#6d5236',
  pit: '#6e5a3c', pitDeep: '#57462e', scrub: ['#5b7f42', '#6d9450', '#86ab62'],
  shadow: 'rgba(60, 70, 30, 0.35)',
  petals: ['#ffffff', '#ffe27a', '#f6b7c8', '#c9c4f2'], heart: '#e5a823',
  crown: ['#5f8f4c', '#72a259', '#8fba70'], trunk: '#80603f', stone: ['#b9b39f', '#d6d1bf'],
  wool: '#fffdf5', woolShade: '#e6dfcc', woolEdge: '#8d8470', leg: '#4a4038',
  glow: '#fffdf0', glowFill: 'rgba(255, 255, 235, 0.5)', spot: 'rgba(255, 255, 245, 0.8)', lately: '#ffe680', latelyEdge: 'rgba(70, 60, 10, 0.6)',
  ink: '#28372b', paper: '#fffdf5', bad: '#b3261e', misfit: 'rgba(255, 240, 235, 0.6)', blocked: '#66665f', blockedDark: '#45453f',
};

/** @type {Colours} */
const EVENING = {
  meadow: ['#2a3a2f', '#222f28'], meadowTuft: '#3d5241', meadowPatch: 'rgba(140, 170, 150, 0.12)',
  grass: [[70, 106, 76], [64, 99, 71], [76, 113, 80], [67, 102, 78]],
  sheen: 'rgba(190, 215, 220, 0.15)', shade: 'rgba(5, 15, 20, 0.28)',
  tuft: '#35573f', tuftLight: '#6b9470',
  lip: '#8b8a6a', lipEdge: '#6c6c52', bankTop: '#3a5a40', bankEarth: '#43382c', bankDeep: '#2f281f',
  pit: '#2c2720', pitDeep: '#1f1b16', scrub: ['#2b4433', '#35513d', '#426149'],
  shadow: 'rgba(0, 0, 0, 0.5)',
  petals: ['#d8dccb', '#cdb96a', '#b98c9c', '#9a97c4'], heart: '#b98d2f',
  crown: ['#2c4a36', '#36573f', '#456a4d'], trunk: '#4a3a2b', stone: ['#5b5d55', '#74776d'],
  wool: '#e9e6d8', woolShade: '#bdbbb0', woolEdge: '#4b4a44', leg: '#26221f',
  glow: '#ffedb0', glowFill: 'rgba(255, 232, 160, 0.34)', spot: 'rgba(255, 237, 180, 0.5)', lately: '#ffe08a', latelyEdge: 'rgba(0, 0, 0, 0.65)',
  ink: '#f4eedd', paper: '#fffdf5', bad: '#e5675d', misfit: 'rgba(30, 10, 10, 0.5)', blocked: '#5f5f5a', blockedDark: '#3a3a36',
};

/** The colours of the day or of the evening.
 * @param {boolean} dark
 * @returns {Colours} */
export function colours(dark) {
  return dark ? EVENING : DAY;
}
