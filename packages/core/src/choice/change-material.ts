import { type Material, marginAfterMaterialChange } from '../format/index.ts'
import { type Choice, controlsOf, withinBounds } from './choice.ts'

export function chooseMaterial(choice: Choice, material: Material): Choice {
  return choice.size.materials.includes(material) ? withMaterial(choice, material) : choice
}

/** A pile's margin has another key, so the margin is found by its label. */
export function withMaterial(choice: Choice, material: Material): Choice {
  const margin = controlsOf(choice).find(({ label }) => label === 'margin')
  const values = margin
    ? { ...choice.values, [margin.key]: marginAfterMaterialChange(choice.material, material, margin.currentValue) }
    : choice.values
  return withinBounds({ ...choice, material, values })
}
