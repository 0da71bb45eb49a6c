import type { CatalogueTemplate } from '../catalogue/index.ts'
import { type Format, isChosen, type Material, materialsFor } from '../format/index.ts'

/** The materials for a custom size; no preference always comes first. */
export function customSizeMaterials(
  { customMaterials }: Pick<CatalogueTemplate, 'customMaterials'>,
  format: Format,
): readonly Material[] {
  const made = materialsFor(format, 'sheets')
  return customMaterials ? made.filter((material) => !isChosen(material) || customMaterials.includes(material)) : made
}
