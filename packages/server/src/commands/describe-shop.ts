import { formatId, type Material } from '@collagerie/core/format'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'
import { valueFor, withExceptions } from '../config/per-material.ts'
import type { Config } from '../config/read-config.ts'
import { loadPrices } from '../prices/load-prices.ts'
import { loadShopFolder } from '../shop-folder/load-shop-folder.ts'
import { SELLABLE_MATERIALS } from '../shop-folder/shop-file-rules.ts'
import { soldCatalogue } from '../shop-folder/sold-catalogue.ts'

/** What is sold by what the folder says, line by line. A folder the server would refuse is refused here too. */
export async function describeShop(config: Config): Promise<readonly string[]> {
  const leftOut: string[] = []
  const log = {
    warn: (facts: object, sentence: string) => leftOut.push(`${sentence}: ${JSON.stringify(facts)}`),
  }
  const { assortment, dpi, margins, name, terms } = await loadShopFolder(config.shopDir)
  const catalogue = soldCatalogue(await loadCatalogue(config.contentDir, log), assortment, log)
  const prices = await loadPrices(config.shopDir, catalogue)
  const sizes = catalogue.filter(({ isTileBased }) => !isTileBased).flatMap((entry) => entry.sizes)
  const offered = new Set(catalogue.flatMap((entry) => entry.sizes).flatMap((size) => size.materials))
  const materials = SELLABLE_MATERIALS.filter((material) => offered.has(material))
  const resolution = withExceptions(config.printDpi, dpi)
  const inWords = (material: Material) => {
    const margin = margins[material]
    const own = margin === undefined ? '' : ` with a margin of ${margin} cm`
    return `${material} at ${valueFor(resolution, material)} dpi${own}`
  }
  const hasCustomSizes = catalogue.some((entry) => entry.hasCustomSizes)
  return [
    `name: ${name ?? 'none of its own'}`,
    `templates: ${catalogue.filter(({ visible }) => visible).length}`,
    `sizes: ${[...new Set(sizes.map(formatId))].join(', ')}${hasCustomSizes ? ', and those customers type in' : ''}`,
    `materials: ${materials.map(inWords).join(', ')}`,
    `prices: ${prices?.from ? `from ${prices.from.amount} ${prices.from.currency}` : 'none'}`,
    `terms: ${terms.size > 0 ? 'its own' : 'as they ship'}`,
    ...leftOut,
  ]
}
