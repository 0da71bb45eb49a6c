import type { CatalogueTemplate } from '../catalogue/index.ts'
import type { CollagePage } from '../collage/index.ts'
import type { Material } from '../format/index.ts'
import { collageChoice } from './collage-choice.ts'
import { savedLayoutOf } from './saved-layout.ts'

/** A page on another material: a generated design is laid out anew for it, a drawn one stays the same. */
export function onMaterial(page: CollagePage, offered: CatalogueTemplate | undefined, material: Material): CollagePage {
  const ordered = { ...page, choice: { ...page.choice, material } }
  const choice = offered && collageChoice(offered, ordered)
  const { format, variation } = page.template
  const template = choice && savedLayoutOf(choice, { ...ordered.choice, format, variation })
  return template ? { ...ordered, template } : ordered
}
