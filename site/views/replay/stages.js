/**
 * What a replay shows of each game: the board, a moment on it, a turn in words.
 */

import * as park from '../../canvas/park.js';
import * as pasture from '../../canvas/pasture.js';
import { say } from '../../words.js';
import { hourInWords } from '../park/log.js';
import { shapeOf, standing as standingPark } from '../park/look.js';
import { sentences } from '../park/saying.js';
import { sentence, turnInWords } from '../pasture/log.js';
import { boardOf, standing as standingPasture } from '../pasture/look.js';

/** @typedef {import('../../match.js').Scene} Scene */
/** @typedef {import('../../match.js').Match} Match */
/** @typedef {import('../../match.js').Show} Show */
/**
 * `heats`: whether groups walk there · `ratio`: the board's shape, where it has one of its own ·
 * `standing`: a scene with the marks of the turn before · `told`: a turn in short · `aloud`: and in
 * full · `when`: where in the match a scene stands.
 * @typedef {{
 *   painter: any, heats: boolean,
 *   ratio: (scene: Scene) => string | null,
 *   board: (scene: Scene) => any,
 *   standing: (scene: Scene, events: any[], dark: boolean) => any,
 *   told: (match: Match, events: any[]) => string[],
 *   aloud: (match: Match, show: Show) => string,
 *   when: (scene: Scene, turns: number) => string,
 * }} Stage
 */

/** @type {Record<string, Stage>} */
export const STAGES = {
  olifantenpad: {
    painter: park,
    heats: true,
    ratio: ({ position }) => shapeOf(position.park),
    board: ({ position }) => ({ columns: position.park[0].length, rows: position.park.length }),
    standing: (scene, _, dark) => standingPark(scene, dark),
    told: sentences,
    aloud: hourInWords,
    when: ({ turn }, turns) => (turn ? say('replay-hours', { turn, turns }) : say('replay-start')),
  },
  splits: {
    painter: pasture,
    heats: false,
    ratio: () => null,
    board: (scene) => (scene.over ? { fields: scene.position.pasture, margin: 0 } : boardOf(scene)),
    standing: (scene, events, dark) => standingPasture(scene, { me: 0, dark, events }),
    told: (match, events) => [sentence(match, events)],
    aloud: turnInWords,
    when: ({ turn }, turns) => (turn ? say('replay-turns', { turn, turns }) : say('replay-start')),
  },
};
