import { MATERIALS, type Material } from '../format/index.ts'
import type { Choice } from './choice.ts'

interface MissingMaterial {
  readonly material: Material
  /** The shorter side of the smallest size that has it, where this one is smaller than that. */
  readonly from?: number
}

/** The materials that other sizes of the template are offered on, but not the chosen one. */
export function missingMaterials({ offered, size }: Choice): readonly MissingMaterial[] {
  return MATERIALS.filter((each) => !size.materials.includes(each)).flatMap((material) => {
    const sides = offered.children.filter(({ materials }) => materials.includes(material)).map(shorterSide)
    if (sides.length === 0) return []
    const from = Math.min(...sides)
    return shorterSide(size) < from ? [{ material, from }] : [{ material }]
  })
}

function shorterSide({ width, height }: Choice['size']): number {
  return Math.min(width, height)
}
