import type { CatalogueTemplate } from '../catalogue/index.ts'
import { type Format, type Material, materialsFor } from '../format/index.ts'

/** What a size that a customer typed in is offered on; no preference always comes first. */
export function customSizeMaterials(
  { customMaterials }: Pick<CatalogueTemplate, 'customMaterials'>,
  format: Format,
): readonly Material[] {
  const made = materialsFor(format, false)
  return customMaterials ? made.filter((material) => material === '' || customMaterials.includes(material)) : made
}
