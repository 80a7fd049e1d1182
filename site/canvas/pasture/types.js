// What the pasture's painter is told. No values here, types alone.

/** @typedef {import('../hexagon.js').Point} Point */

/** A seat's sheep on one field. `at` is its field, or while it moves a point in
 * radii from the middle of `0,0`; `lift` is its height above the grass in radii,
 * `squash` how far it is pressed together (0 to 1), `alpha` how solid it is.
 * @typedef {{at: string|Point, field: string, seat: number, size: number, blocked: boolean,
 *   alpha?: number, lift?: number, squash?: number}} Stack */

/** `chosen`, `target`, `stay`, `go`: a half-made split, its numbers shown on both.
 * `glow`: legal targets. `free`: legal fields when placing. `spots`: fields that a
 * tile could lie on. `ghost`: the tile about to be laid; `falling`: the one that
 * drops, `height` from 1 to 0. `laid`: the last tile. `last`: the last move, or a
 * placing with `from` = `to`. `out`: seats without moves. `seat`: who looks on.
 * `marks`: fields that are pointed out.
 * @typedef {{
 *   fields: string[], dark: boolean, stacks: Stack[], gone: boolean[],
 *   chosen: string|null, target: string|null, stay: number, go: number,
 *   glow: string[], free: string[],
 *   ghost: {fields: string[], seat: number, legal: boolean}|null, spots: string[],
 *   last: {from: string, to: string}|null, cursor: string|null, seat: number,
 *   laid?: string[], falling?: {fields: string[], seat: number, height: number}|null, marks?: string[],
 * }} PastureAppearance */

/** Fields and how many fields of room there should be around them; `from` and `t`
 * (0 to 1) when the board is on its way from an older one.
 * @typedef {{fields: string[], margin?: number, from?: Board|null, t?: number}} Board */

/** Where the board lies, in CSS pixels; `x`, `y` is the middle of `0,0`, `turn` how far
 * it is turned around it, in sixths clockwise; `rest` is where a moving board will lie.
 * @typedef {{width: number, height: number, radius: number, turn: number, x: number, y: number,
 *   rest?: Layout}} Layout */

/** The events of a turn that the painter plays (engine, `splits`).
 * @typedef {{kind: string, seat?: number, fields?: string[], at?: string, size?: number,
 *   from?: string, to?: string, path?: string[], stay?: number, go?: number}} Event */

/** A 2D context of a canvas on the page or of an offscreen one.
 * @typedef {CanvasRenderingContext2D|OffscreenCanvasRenderingContext2D} Context */

export {};
