import type { CatalogueEntry } from '@collagerie/core/catalogue'
import { type Assortment, soldEntry } from '@collagerie/core/choice'
import type { LeftOutLog } from '../catalogue/left-out-log.ts'
import { StartFailure } from '../config/start-failure.ts'

/** The catalogue as this shop sells it. Templates without a size or a material are left out and logged. */
export function soldCatalogue(
  catalogue: readonly CatalogueEntry[],
  assortment: Assortment,
  log: LeftOutLog,
): readonly CatalogueEntry[] {
  if (Object.keys(assortment).length === 0) return catalogue
  const sold = catalogue.flatMap((entry) => {
    const offered = soldEntry(entry, assortment)
    if (!offered) log.warn({ template: entry.id }, 'a template is left out: the shop sells none of it')
    return offered ?? []
  })
  if (!sold.some(({ visible }) => visible))
    throw new StartFailure('SHOP_DIR: assortment.json leaves no template that could be sold')
  return sold
}
