import type { Format } from './format.ts'
import { isCanvas, type Material } from './material.ts'

const NO_PREFERENCE: Material = ''
const LEAST_SIDE_FOR_CANVAS4CM = 40

/** The materials a size is offered on; no preference always comes first. */
export function materialsFor(format: Format, isTiles: boolean): readonly Material[] {
  if (isTiles) return [NO_PREFERENCE, 'TILES', 'TILESPERM']
  const isLargeEnough = Math.min(format.width, format.height) >= LEAST_SIDE_FOR_CANVAS4CM
  const deepCanvas: Material[] = isLargeEnough ? ['CANVAS4CM'] : []
  return [NO_PREFERENCE, 'POSTER', 'CANVAS2CM', ...deepCanvas, 'DIBOND', 'PLEXI']
}

/** Keeps the chosen material where the new size offers it; otherwise the first of the list, no preference. */
export function materialAfterSizeChange(chosen: Material, offered: readonly Material[]): Material {
  return offered.includes(chosen) ? chosen : (offered[0] ?? NO_PREFERENCE)
}

/**
 * The margin to ask the design for after a change of material. A reset is 0; the design's own bounds lift it from there,
 * to 0.5 wherever that is the least.
 */
export function marginAfterMaterialChange(from: Material, to: Material, margin: number): number {
  const turnsCanvas = isCanvas(to) && !isCanvas(from)
  return turnsCanvas || to === NO_PREFERENCE ? 0 : margin
}
