import type { CatalogueSize, CatalogueTemplate } from '../catalogue/index.ts'
import type { SavedTemplate } from '../collage/index.ts'
import { CUSTOM_SIZE_ID, checkCustomSize, defaultSize, type Format, sizeMatching } from '../format/index.ts'
import { type Choice, withinBounds } from './choice.ts'
import { customSizeMaterials } from './custom-size-materials.ts'
import { customSizeRuleOf } from './offered-design.ts'

/**
 * The choice behind a saved collage, based on what is offered now. A material that the size lacks must be chosen again.
 * A size that nobody could have chosen gives undefined: a document may be written by hand, and no design suits such a
 * sheet.
 */
export function savedChoice(offered: CatalogueTemplate, saved: SavedTemplate): Choice | undefined {
  const size = savedSize(offered, saved)
  if (!size) return undefined
  const material = size.materials.includes(saved.material) ? saved.material : ''
  return withinBounds({ offered, size, material, values: saved.generator ?? {} })
}

/** Finds only the size, which is cheap. */
export function savedSize(
  offered: CatalogueTemplate,
  { childTemplateId, format }: SavedTemplate,
): CatalogueSize | undefined {
  const { children, hasCustomSizes, isTileBased } = offered
  const standard = children.find(({ id }) => id === childTemplateId) ?? (format && sizeMatching(children, format))
  if (standard || !format || !hasCustomSizes || isTileBased) return standard ?? defaultSize(children)
  const check = checkCustomSize(customSizeRuleOf(offered), format.width, format.height)
  return check.ok ? customSize(offered, check.format) : undefined
}

function customSize(offered: CatalogueTemplate, format: Format): CatalogueSize {
  const { width, height } = format
  const description = `${width} x ${height} cm`
  return { id: CUSTOM_SIZE_ID, width, height, materials: customSizeMaterials(offered, format), description, url: '' }
}
