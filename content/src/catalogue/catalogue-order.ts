import { DESIGN_TYPES, type DesignType } from '@collagerie/core/designs'
import { STATIC_TEMPLATES } from '../templates/index.ts'
import type { TemplateId } from '../texts/template-id.ts'

type CatalogueId = DesignType | TemplateId

/**
 * The first two rows on a laptop, and the first window of a phone: what people come for. Designs and drawn templates
 * alternate; the second row starts with the other kind, so that columns alternate too.
 */
const IN_FRONT: readonly CatalogueId[] = [
  'alleven',
  'vintage-family-tree',
  'heart',
  'illustration-first-year',
  'illustration-starry-night',
  'onelarge',
  'classic-eucalyptus',
  'number',
]

/** All there is, in the order the chooser shows it. */
export const CATALOGUE_ORDER: readonly CatalogueId[] = [
  ...IN_FRONT,
  ...spread(
    STATIC_TEMPLATES.map(({ id }) => id).filter((id) => !IN_FRONT.includes(id)),
    DESIGN_TYPES.filter((type) => !IN_FRONT.includes(type)),
  ),
]

/** The few among the many, as far from one another as can be; each kind keeps its order. */
function spread<Item>(many: readonly Item[], few: readonly Item[]): readonly Item[] {
  const before = (index: number) => Math.round((index * many.length) / (few.length + 1))
  return [...few, undefined].flatMap((each, index) => {
    const stretch = many.slice(before(index), before(index + 1))
    return each === undefined ? stretch : [...stretch, each]
  })
}
