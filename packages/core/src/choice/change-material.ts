import { type Material, marginAfterMaterialChange } from '../format/index.ts'
import { type Choice, settled } from './choice.ts'

export function chooseMaterial(choice: Choice, material: Material): Choice {
  if (!choice.size.materials.includes(material)) return choice
  const { marginCM } = choice.values
  const values =
    marginCM === undefined
      ? choice.values
      : { ...choice.values, marginCM: marginAfterMaterialChange(choice.material, material, marginCM) }
  return settled({ ...choice, material, values })
}
