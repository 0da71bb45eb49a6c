import { type CatalogueTemplate, designNameOf } from '../catalogue/index.ts'
import { type Design, designFor } from '../designs/index.ts'
import { ANY_SIZE, type CustomSizeRule } from '../format/index.ts'

type Offered = Pick<CatalogueTemplate, 'source'>

/** The design behind a template of the theme list; undefined for a drawn template. */
export function offeredDesign({ source }: Offered): Design | undefined {
  const name = designNameOf(source)
  return name === undefined ? undefined : designFor(name)
}

/** The custom sizes that a template allows. */
export function customSizeRuleOf(offered: Offered): CustomSizeRule {
  return offeredDesign(offered)?.customSize ?? ANY_SIZE
}
