import type { CatalogueTemplate } from '../catalogue/index.ts'
import type { Collage } from '../collage/index.ts'
import type { Material } from '../format/index.ts'
import { generatedTemplateOf } from './choice.ts'
import { collageChoice } from './collage-choice.ts'

/** A collage as it is printed on another material: a generated design is made anew for it, a drawn one stays. */
export function onMaterial(collage: Collage, offered: CatalogueTemplate | undefined, material: Material): Collage {
  const ordered = { ...collage, choice: { ...collage.choice, material } }
  const choice = offered && collageChoice(offered, ordered)
  const template = choice && generatedTemplateOf(choice)
  return template ? { ...ordered, template } : ordered
}
