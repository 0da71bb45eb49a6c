import { isChosen, type Material } from '@collagerie/core/format'

/** The key of a material's texts. */
export function materialKey(material: Material) {
  return isChosen(material) ? material : 'NONE'
}
