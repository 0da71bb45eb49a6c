import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueEntry } from '@collagerie/core/catalogue'
import { lowestPrice, type Price, type Prices, priceOf } from '@collagerie/core/prices'
import { StartFailure } from '../config/start-failure.ts'
import { type OfferedPiece, offeredPieces } from './offered-pieces.ts'
import { readPrices } from './prices-file.ts'

const FILE_NAME = 'prices.json'

/** What a shop asks, and what its cheapest piece costs. */
export interface ShopPrices {
  readonly prices: Prices
  /** Undefined where nothing is shown. */
  readonly from: Price | undefined
}

/** Reads the shop's prices, all of them or none: what is offered without a price could not be sold. An empty folder is none. */
export async function loadPrices(
  shopDir: string,
  catalogue: readonly CatalogueEntry[],
): Promise<ShopPrices | undefined> {
  if (shopDir === '') return undefined
  const file = join(shopDir, FILE_NAME)
  const prices = readPrices(await readJson(file))
  if ('problem' in prices) throw new StartFailure(`SHOP_DIR: ${file}: ${prices.problem}.`)
  const unpriced = largestPieces(catalogue).find(({ material, format }) => !priceOf(prices, material, format))
  if (unpriced) {
    const { material, format } = unpriced
    throw new StartFailure(
      `SHOP_DIR: ${file}: materials.${material} has no price for ${format.width} x ${format.height} cm, which is offered.`,
    )
  }
  const visible = catalogue.filter((entry) => entry.visible)
  return { prices, from: lowestPrice(prices, offeredPieces(visible)) }
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    const problem = error instanceof SyntaxError ? `is not valid JSON: ${error.message}` : 'cannot be read'
    throw new StartFailure(`SHOP_DIR: ${file} ${problem}`, { cause: error })
  }
}

/** Steps begin at nothing and leave no gap, so whatever has a price for its largest piece has one for all. */
function largestPieces(catalogue: readonly CatalogueEntry[]): readonly OfferedPiece[] {
  const largest = new Map<string, OfferedPiece>()
  for (const piece of offeredPieces(catalogue)) {
    const known = largest.get(piece.material)
    if (!known || areaOf(piece) > areaOf(known)) largest.set(piece.material, piece)
  }
  return [...largest.values()]
}

function areaOf({ format: { width, height } }: OfferedPiece): number {
  return width * height
}
