import type { CatalogueEntry } from '@collagerie/core/catalogue'
import { areaOf } from '@collagerie/core/geometry'
import { lowestPrice, type Price, type Prices, priceOf } from '@collagerie/core/prices'
import { readShopJson, refusal } from '../shop-folder/read-shop-file.ts'
import { type OfferedPiece, offeredPieces } from './offered-pieces.ts'
import { readPrices } from './read-prices.ts'

const FILE_NAME = 'prices.json'

/** A shop's prices, and that of its cheapest piece. */
export interface ShopPrices {
  readonly prices: Prices
  /** Undefined if no price is shown. */
  readonly from: Price | undefined
}

/** Reads the shop's prices, complete or none: an offer without a price could not be sold. */
export async function loadPrices(
  shopDir: string,
  catalogue: readonly CatalogueEntry[],
): Promise<ShopPrices | undefined> {
  const given = shopDir === '' ? undefined : await readShopJson(shopDir, FILE_NAME)
  if (given === undefined) return undefined
  const prices = readPrices(given)
  if ('problem' in prices) throw refusal(shopDir, FILE_NAME, `has a fault: ${prices.problem}.`)
  const unpriced = largestPieces(catalogue).find(({ material, format }) => !priceOf(prices, material, format))
  if (unpriced) {
    const { material, format } = unpriced
    const piece = `${format.width} x ${format.height} cm`
    throw refusal(shopDir, FILE_NAME, `has a fault: materials.${material} has no price for ${piece}, which is offered.`)
  }
  const visible = catalogue.filter((entry) => entry.visible)
  return { prices, from: lowestPrice(prices, offeredPieces(visible)) }
}

/** Steps begin at zero and leave no gap, so a price for the largest piece means one for all. */
function largestPieces(catalogue: readonly CatalogueEntry[]): readonly OfferedPiece[] {
  const largest = new Map<string, OfferedPiece>()
  for (const piece of offeredPieces(catalogue)) {
    const known = largest.get(piece.material)
    if (!known || areaOf(piece.format) > areaOf(known.format)) largest.set(piece.material, piece)
  }
  return [...largest.values()]
}
