/**
 * The park of Olifantenpad on canvas: plain values in, pixels out. It knows no rules and no words;
 * what it shows is an appearance, made by the views from the engine's scene and the player's hand.
 */

import { drawFloats } from './park/floats.js';
import { drawHeat } from './park/heat.js';
import { drawLines, drawSizes } from './park/lines.js';
import { drawMarks } from './park/marks.js';
import { drawPawns } from './park/pawns.js';
import { drawPeople } from './park/people.js';
import { drawCursor, drawGlow, drawPlanLine, drawSteps } from './park/plan.js';
import { drawParkGround } from './park/settled.js';

export { centreOf, fieldAt, layout } from './park/layout.js';
export { duration, phases } from './park/script.js';
export { tween } from './park/tween.js';

/** @typedef {import('./park/layout.js').Layout} Layout */
/** @typedef {import('./park/script.js').HourEvent} HourEvent */

/**
 * alpha: 0…1 while it comes or goes · lift: how high above the ground, in cells.
 * @typedef {{seat: number, at: {x: number, y: number}, alpha?: number, lift?: number}} Pawn
 */
/**
 * bob: strides done (two steps each) · look: any whole number, the same for the same person.
 * @typedef {{at: {x: number, y: number}, kind: 'visitors'|'school', bob: number, look: number, alpha?: number}} Walker
 */
/**
 * A group's way: all its cells, or only start and end (then a bow joins them).
 * @typedef {{cells: string[], size: number, strong: boolean, kind: 'visitors'|'school', style: 'now'|'then'}} Line
 */
/** @typedef {{cell: string, text: string, seat: number, age: number}} Float */
/** @typedef {{
 * rows: string[], scenery: Record<string,'tree'|'pond'|'kiosk'>, dark: boolean,
 * trails: Record<string,{level:number, owner:number|null}>, fences: string[],
 * gone: boolean[],                         // seats that left (drawn paler)
 * pawns: Pawn[],                           // in cells, 0,0 = centre of a1; fractions while walking
 * plan: {seat:number, from:string|null, steps:{cell:string, number:number}[], gate:string|null}|null,
 * glow: string[],                          // legal next cells
 * cursor: string|null,                     // keyboard or hover cell
 * lines: Line[],                           // groups' lines on the map
 * walkers: Walker[],
 * floats: Float[],                         // "+3" rising, age 0…1
 * closing: Record<string,number>, fading: Record<string,number>,   // progress 0…1
 * opening?: Record<string,number>,         // fences that fall, progress 0…1
 * others?: NonNullable<ParkAppearance['plan']>[],   // plans of other seats that may be seen
 * heat?: Record<string,number>,            // footsteps by cell, shown as warmth
 * marks?: string[],                        // cells that are pointed out
 * }} ParkAppearance */

/**
 * Draws a park. The canvas is cleared first; the context is already scaled to CSS pixels.
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} at from `layout`
 * @param {ParkAppearance} park
 * @param {boolean} [fine] false for a sketch, which is there in a third of the time
 */
export function draw(context, at, park, fine = true) {
  context.clearRect(0, 0, at.width, at.height);
  drawParkGround(context, at, park, fine);
  for (const layer of [drawHeat, drawMarks, drawLines, drawGlow, drawSizes, drawPlanLine, drawPeople, drawPawns, drawSteps, drawCursor, drawFloats])
    layer(context, at, park);
}
