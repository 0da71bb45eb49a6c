import type { CatalogueSize, CatalogueTemplate } from '../catalogue/index.ts'
import type { SavedTemplate } from '../collage/index.ts'
import { CUSTOM_SIZE_ID, defaultSize, type Format, materialsFor, sizeMatching } from '../format/index.ts'
import { type Choice, settled } from './choice.ts'

/** The choice a saved collage was made with, on what is offered now. A material the size lacks is to be chosen again. */
export function savedChoice(offered: CatalogueTemplate, saved: SavedTemplate): Choice | undefined {
  const size = sizeOf(offered, saved)
  if (!size) return undefined
  const material = size.materials.includes(saved.material) ? saved.material : ''
  return settled({ offered, size, material, values: saved.generator ?? {} })
}

function sizeOf(offered: CatalogueTemplate, { childTemplateId, canvas }: SavedTemplate): CatalogueSize | undefined {
  const { children, hasCustomSizes, isTileBased } = offered
  const standard = children.find(({ id }) => id === childTemplateId) ?? (canvas && sizeMatching(children, canvas))
  if (standard || !canvas || !hasCustomSizes || isTileBased) return standard ?? defaultSize(children)
  return customSize(canvas)
}

function customSize({ width, height }: Format): CatalogueSize {
  const description = `${width} x ${height} cm`
  return { id: CUSTOM_SIZE_ID, width, height, materials: materialsFor({ width, height }, false), description, url: '' }
}
