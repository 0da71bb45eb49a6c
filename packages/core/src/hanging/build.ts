import { type Material, TILE_FOLD_CM } from '../format/index.ts'

/** What a piece looks like at its edge and on its front. */
export type Finish = 'paper' | 'canvas' | 'metal' | 'glass' | 'tile'

export interface Build {
  readonly finish: Finish
  /** From its back to its front. */
  readonly depth: number
  /** Between its back and the wall: a piece on rails floats. */
  readonly gap: number
  /** How much of each side the print covers, from the front. */
  readonly printedSide: number
}

const PAPER: Build = { finish: 'paper', depth: 0.03, gap: 0, printedSide: 0 }
const TILE: Build = { finish: 'tile', depth: 1, gap: 0.1, printedSide: TILE_FOLD_CM }

/** How each material is made, in centimetres. Without a choice it is paper, which promises least. */
export const BUILDS: Readonly<Record<Material, Build>> = {
  '': PAPER,
  POSTER: PAPER,
  CANVAS2CM: { finish: 'canvas', depth: 2, gap: 0, printedSide: 2 },
  CANVAS4CM: { finish: 'canvas', depth: 4, gap: 0, printedSide: 4 },
  DIBOND: { finish: 'metal', depth: 0.3, gap: 1, printedSide: 0 },
  PLEXI: { finish: 'glass', depth: 0.5, gap: 1, printedSide: 0.3 },
  TILES: TILE,
  TILESPERM: TILE,
}
