import type { CatalogueSize, CatalogueTemplate } from '../catalogue/index.ts'
import type { SavedTemplate } from '../collage/index.ts'
import { CUSTOM_SIZE_ID, checkCustomSize, defaultSize, type Format, sizeMatching } from '../format/index.ts'
import { type Choice, withinBounds } from './choice.ts'
import { customSizeMaterials } from './custom-size-materials.ts'
import { customSizeRuleOf } from './offered-design.ts'

/**
 * The choice a saved collage was made with, on what is offered now. A material the size lacks is to be chosen again. A
 * size nobody could have chosen is none: a document can be written by hand, and no design is made for such a sheet.
 */
export function savedChoice(offered: CatalogueTemplate, saved: SavedTemplate): Choice | undefined {
  const size = savedSize(offered, saved)
  if (!size) return undefined
  const material = size.materials.includes(saved.material) ? saved.material : ''
  return withinBounds({ offered, size, material, values: saved.generator ?? {} })
}

/** The size alone, which costs next to nothing to know. */
export function savedSize(
  offered: CatalogueTemplate,
  { childTemplateId, canvas }: SavedTemplate,
): CatalogueSize | undefined {
  const { children, hasCustomSizes, isTileBased } = offered
  const standard = children.find(({ id }) => id === childTemplateId) ?? (canvas && sizeMatching(children, canvas))
  if (standard || !canvas || !hasCustomSizes || isTileBased) return standard ?? defaultSize(children)
  const check = checkCustomSize(customSizeRuleOf(offered), canvas.width, canvas.height)
  return check.ok ? customSize(offered, check.format) : undefined
}

function customSize(offered: CatalogueTemplate, format: Format): CatalogueSize {
  const { width, height } = format
  const description = `${width} x ${height} cm`
  return { id: CUSTOM_SIZE_ID, width, height, materials: customSizeMaterials(offered, format), description, url: '' }
}
