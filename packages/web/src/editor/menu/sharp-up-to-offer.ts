import type { CatalogueSize, CatalogueTemplate } from '@collagerie/core/catalogue'
import { chooseSize, generatedTemplateOf, savedChoice } from '@collagerie/core/choice'
import type { Collage } from '@collagerie/core/collage'
import { type OriginalOf, type SharpUpTo, sharpUpTo } from '@collagerie/core/quality'

/**
 * The largest size of its template a collage stays sharp in, laid out for each size as the template's page would do it:
 * margins keep their centimetres, so a sheet half as large again has slots larger still.
 */
export function sharpUpToOffer(
  collage: Collage,
  offered: CatalogueTemplate,
  originalOf: OriginalOf,
): SharpUpTo<CatalogueSize> | undefined {
  const { canvas, generator } = collage.template
  const choice = savedChoice(offered, { ...collage.choice, canvas, ...(generator && { generator }) })
  return sharpUpTo(
    collage,
    offered.children,
    originalOf,
    ({ id }) => choice && generatedTemplateOf(chooseSize(choice, id)),
  )
}
