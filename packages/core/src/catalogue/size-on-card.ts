import { defaultSize, orientationOf, sizesOfOrientation } from '../format/index.ts'
import type { CatalogueSize, CatalogueTemplate } from './catalogue-template.ts'

type Carded = Pick<CatalogueTemplate, 'children' | 'thumbWidth' | 'thumbHeight'>

/**
 * The usual size of the orientation a card's picture shows, so that its page opens as the card looks; undefined where the
 * page opens so anyway, or has no such size.
 */
export function sizeOnCard({ children, thumbWidth, thumbHeight }: Carded): CatalogueSize | undefined {
  const shown = orientationOf({ width: thumbWidth, height: thumbHeight })
  const usual = defaultSize(children)
  if (!usual || orientationOf(usual) === shown) return undefined
  return defaultSize(sizesOfOrientation(children, shown))
}
