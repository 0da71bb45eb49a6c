import { type Material, marginAfterMaterialChange } from '../format/index.ts'
import { type Choice, controlsOf, withinBounds } from './choice.ts'

export function chooseMaterial(choice: Choice, material: Material): Choice {
  return choice.size.materials.includes(material) ? withMaterial(choice, material) : choice
}

/** Piles keep their margin under another key, so it is found by what it is called. */
export function withMaterial(choice: Choice, material: Material): Choice {
  const margin = controlsOf(choice).find(({ label }) => label === 'margin')
  const values = margin
    ? { ...choice.values, [margin.key]: marginAfterMaterialChange(choice.material, material, margin.currentValue) }
    : choice.values
  return withinBounds({ ...choice, material, values })
}
