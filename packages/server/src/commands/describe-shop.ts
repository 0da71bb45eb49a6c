import { ANY_WAY, type OfferedWay } from '@collagerie/core/delivery'
import { formatId, type Material } from '@collagerie/core/format'
import type { Contact } from '@collagerie/protocol'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'
import { valueFor, withExceptions } from '../config/per-material.ts'
import type { Config } from '../config/read-config.ts'
import { loadWays } from '../delivery/load-ways.ts'
import { loadPrices } from '../prices/load-prices.ts'
import { loadShopFolder } from '../shop-folder/load-shop-folder.ts'
import { SELLABLE_MATERIALS } from '../shop-folder/shop-file-rules.ts'
import { soldCatalogue } from '../shop-folder/sold-catalogue.ts'

/** Describes line by line what the folder sells. A folder the server would refuse is refused here too. */
export async function describeShop(config: Config): Promise<readonly string[]> {
  const leftOut: string[] = []
  const log = {
    warn: (facts: object, sentence: string) => leftOut.push(`${sentence}: ${JSON.stringify(facts)}`),
  }
  const { assortment, dpi, margins, contact, terms } = await loadShopFolder(config.shopDir)
  const catalogue = soldCatalogue(await loadCatalogue(config.contentDir, log), assortment, log)
  const prices = await loadPrices(config.shopDir, catalogue)
  const ways = await loadWays(config.shopDir, prices?.prices)
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
    `name: ${contact.name ?? 'none of its own'}`,
    `contact: ${contactIn(contact)}`,
    `templates: ${catalogue.filter(({ visible }) => visible).length}`,
    `sizes: ${[...new Set(sizes.map(formatId))].join(', ')}${hasCustomSizes ? ', and those customers type in' : ''}`,
    `materials: ${materials.map(inWords).join(', ')}`,
    `prices: ${prices?.from ? `from ${prices.from.amount} ${prices.from.currency}` : 'none'}`,
    `delivery: ${(ways ?? ANY_WAY).map(wayInWords).join('; ')}${ways ? '' : ' (orders need not say)'}`,
    `terms: ${terms.size > 0 ? 'its own' : 'as they ship'}`,
    ...leftOut,
  ]
}

function contactIn({ email, phone, address, hours }: Contact): string {
  const facts = [email, phone, address?.join(', '), hours].filter((each) => each !== undefined)
  return facts.length > 0 ? facts.join('; ') : 'none'
}

function wayInWords({ way, price, days, countries }: OfferedWay): string {
  return [
    way,
    price && `${price.amount} ${price.currency}`,
    days && `in ${days[0]} to ${days[1]} working days`,
    countries && `to ${countries.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' ')
}
