import type { CatalogueSize, CatalogueTemplate } from './catalogue-template.ts'

type Carded = Pick<CatalogueTemplate, 'width' | 'height' | 'children' | 'thumbWidth' | 'thumbHeight'>

/** Of each orientation, the size a template opens in where it has it. */
const USUAL: ReadonlySet<string> = new Set(['50x40', '40x50', '50x50'])

/**
 * The usual size of the orientation a card's picture shows, so that its page opens as the card looks; undefined where the
 * page opens so anyway, or has no such size.
 */
export function sizeOnCard(template: Carded): CatalogueSize | undefined {
  const shown = Math.sign(template.thumbWidth - template.thumbHeight)
  if (Math.sign(template.width - template.height) === shown) return undefined
  const alike = template.children.filter(({ width, height }) => Math.sign(width - height) === shown)
  return alike.find(({ id }) => USUAL.has(id)) ?? alike[0]
}
