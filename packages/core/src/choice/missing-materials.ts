import { MATERIALS, type Material } from '../format/index.ts'
import type { Choice } from './choice.ts'

const shorterSide = ({ width, height }: Choice['size']) => Math.min(width, height)

/**
 * The materials that other sizes of the template are offered on, but not the chosen one, each with the shorter side of the
 * smallest size that has it: where this one is no smaller, its size is not why.
 */
export function missingMaterials({ offered, size }: Choice): ReadonlyMap<Material, number> {
  const missing = MATERIALS.filter((each) => !size.materials.includes(each)).map((material) => {
    const having = offered.children.filter(({ materials }) => materials.includes(material))
    return [material, Math.min(...having.map(shorterSide))] as const
  })
  return new Map(missing.filter(([, least]) => least < Infinity))
}
