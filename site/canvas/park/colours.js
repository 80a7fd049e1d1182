/** The park's colours by day and in the evening. */

import { SEATS } from '../seats.js';

/** @typedef {typeof DAY} Palette */

const DAY = {
  paper: '#FFFAEE',
  ink: '#28372B',
  label: '#8A7F68',
  sand: ['#EAD9B4', '#E0CBA0'],
  stones: ['#D6BE8F', '#EFE1C2', '#DCC79B'],
  joint: 'rgba(150,118,66,.17)',
  kerb: '#EFE2C4',
  kerbEdge: 'rgba(128,100,56,.5)',
  lawns: [['#9CCB7C', '#90C272'], ['#93C57C', '#87BC71'], ['#A5CD79', '#99C56E']],
  blades: ['rgba(58,112,48,.30)', 'rgba(222,242,178,.42)'],
  flowers: ['#FFFDF4', '#FFE27A', '#F7B8C4', '#FFFDF4'],
  shade: 'rgba(44,62,28,.26)',
  shadow: 'rgba(52,44,22,.30)',
  hedge: ['#3E6B3C', '#4F8148', '#6A9B57', '#2D5330'],
  water: ['#A3D3D6', '#5FA3B8'],
  shore: ['#D9C493', '#7C9A5B'],
  ripple: 'rgba(255,255,255,.62)',
  iron: '#34413B',
  apron: '#F4E9CF',
  stone: ['#EDE4D0', '#BFB196'],
  lamp: '',
  trails: ['#C2BE76', '#D3B87E', '#C28F56', '#96653A'],
  fringe: 'rgba(214,200,120,.42)',
  grey: ['#A79F62', '#A9854F', '#8A6338', '#664325'],
  print: 'rgba(96,70,30,.55)',
  pebbles: ['#E4C79B', '#6E4727'],
  picket: ['#FBF3E0', '#D9C6A0', '#8C6D43'],
  soil: 'rgba(150,112,66,.42)',
  glow: 'rgba(255,252,232,.85)',
  line: '#4A4437',
  then: '#2C6B3A',
};

/** @type {Palette} */
const EVENING = {
  paper: '#F3EAD6',
  ink: '#1B241D',
  label: '#8E937F',
  sand: ['#6A614E', '#5C5443'],
  stones: ['#4F4839', '#776D58', '#5A5242'],
  joint: 'rgba(24,20,12,.26)',
  kerb: '#877C64',
  kerbEdge: 'rgba(14,16,10,.6)',
  lawns: [['#3A5F44', '#34573E'], ['#365C48', '#305441'], ['#41633F', '#3A5B39']],
  blades: ['rgba(14,36,22,.42)', 'rgba(140,186,120,.22)'],
  flowers: ['#C9D2C0', '#C9AF5C', '#B98594', '#C9D2C0'],
  shade: 'rgba(6,14,8,.42)',
  shadow: 'rgba(4,8,6,.46)',
  hedge: ['#22402B', '#2C4F33', '#3A6340', '#172E1F'],
  water: ['#3F6F86', '#274C66'],
  shore: ['#6E6650', '#3F5A3C'],
  ripple: 'rgba(190,222,240,.42)',
  iron: '#D2BC82',
  apron: '#3F3A2E',
  stone: ['#A59B85', '#6F6757'],
  lamp: 'rgba(255,206,120,.42)',
  trails: ['#5E6A45', '#9A8A5C', '#A67B4C', '#8A5A34'],
  fringe: 'rgba(150,144,92,.3)',
  grey: ['#565A3A', '#6F6240', '#6B4C2D', '#4F331D'],
  print: 'rgba(40,28,12,.65)',
  pebbles: ['#C6A578', '#4A2F1A'],
  picket: ['#D8CDB4', '#A99B7E', '#3E301E'],
  soil: 'rgba(66,48,28,.62)',
  glow: 'rgba(255,240,196,.75)',
  line: '#F0E7D2',
  then: '#9BE3A5',
};

/** The palette of the day or the evening. @param {boolean} dark @returns {Palette} */
export function palette(dark) {
  return dark ? EVENING : DAY;
}

/** A seat's colour on the map. @param {number} seat @param {boolean} dark */
export function seatColour(seat, dark) {
  return dark ? SEATS[seat].dark : SEATS[seat].colour;
}

/**
 * A colour between two, t from 0 (the first) to 1 (the second).
 * @param {string} from "#RRGGBB"
 * @param {string} to "#RRGGBB"
 * @param {number} t
 */
export function mix(from, to, t) {
  const parts = [1, 3, 5].map((i) => {
    const a = parseInt(from.slice(i, i + 2), 16);
    return Math.round(a + (parseInt(to.slice(i, i + 2), 16) - a) * t);
  });
  return `rgb(${parts.join(',')})`;
}
