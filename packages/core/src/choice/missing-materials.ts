import { MATERIALS, type Material } from '../format/index.ts'
import type { Choice } from './choice.ts'

const shorterSide = ({ width, height }: Choice['size']) => Math.min(width, height)

/**
 * The materials that only other sizes of the template are offered on, each with the shorter side of the smallest such
 * size. If the chosen size is no smaller than that, its size is not the reason.
 */
export function missingMaterials({ offered, size }: Choice): ReadonlyMap<Material, number> {
  const missing = MATERIALS.filter((each) => !size.materials.includes(each)).map((material) => {
    const having = offered.children.filter(({ materials }) => materials.includes(material))
    return [material, Math.min(...having.map(shorterSide))] as const
  })
  return new Map(missing.filter(([, least]) => least < Infinity))
}
