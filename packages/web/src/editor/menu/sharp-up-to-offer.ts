import type { CatalogueSize, CatalogueTemplate } from '@collagerie/core/catalogue'
import { chooseSize, generatedTemplateOf, savedChoice } from '@collagerie/core/choice'
import type { CollagePage } from '@collagerie/core/collage'
import { type OriginalOf, type SharpUpTo, sharpUpTo } from '@collagerie/core/quality'

/**
 * The largest size of its template in which a collage stays sharp. Each size is laid out as on the template's page:
 * margins keep their centimetres, so slots grow more than the sheet.
 */
export function sharpUpToOffer(
  page: CollagePage,
  offered: CatalogueTemplate,
  originalOf: OriginalOf,
): SharpUpTo<CatalogueSize> | undefined {
  const { format, generator } = page.template
  const choice = savedChoice(offered, { ...page.choice, format, ...(generator && { generator }) })
  return sharpUpTo(
    page,
    offered.children,
    originalOf,
    ({ id }) => choice && generatedTemplateOf(chooseSize(choice, id)),
  )
}
