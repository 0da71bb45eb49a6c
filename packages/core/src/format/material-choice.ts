import type { Format } from './format.ts'
import { isCanvas, isChosen, MATERIAL_FACTS, MATERIALS, type Material, NO_PREFERENCE } from './material.ts'

/** The materials a size is offered on; no preference always comes first. */
export function materialsFor({ width, height }: Format, on: 'sheets' | 'tiles'): readonly Material[] {
  return MATERIALS.filter((material) => {
    const { offeredOn, leastSide = 0 } = MATERIAL_FACTS[material]
    if (offeredOn === 'everything') return true
    return offeredOn === on && Math.min(width, height) >= leastSide
  })
}

/** Keeps the chosen material if the new size offers it; otherwise the first of the list, no preference. */
export function materialAfterSizeChange(chosen: Material, offered: readonly Material[]): Material {
  return offered.includes(chosen) ? chosen : (offered[0] ?? NO_PREFERENCE)
}

/**
 * The margin for a design after a change of material. A reset is 0, which the design's own bounds raise, for instance
 * to 0.5.
 */
export function marginAfterMaterialChange(from: Material, to: Material, margin: number): number {
  const turnsCanvas = isCanvas(to) && !isCanvas(from)
  return turnsCanvas || !isChosen(to) ? 0 : margin
}
