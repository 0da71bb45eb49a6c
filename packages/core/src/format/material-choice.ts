import type { Format } from './format.ts'
import { isCanvas, MATERIAL_FACTS, MATERIALS, type Material } from './material.ts'

const NO_PREFERENCE: Material = ''

/** The materials a size is offered on; no preference always comes first. */
export function materialsFor({ width, height }: Format, isTiles: boolean): readonly Material[] {
  return MATERIALS.filter((material) => {
    const { offeredOn, leastSide = 0 } = MATERIAL_FACTS[material]
    if (offeredOn === 'everything') return true
    return isTiles ? offeredOn === 'tiles' : offeredOn === 'sheets' && Math.min(width, height) >= leastSide
  })
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
