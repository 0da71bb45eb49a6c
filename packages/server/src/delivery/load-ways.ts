import type { OfferedWay } from '@collagerie/core/delivery'
import type { Prices } from '@collagerie/core/prices'
import { readShopJson, refusal } from '../shop-folder/read-shop-file.ts'
import { readWays } from './read-ways.ts'

const FILE_NAME = 'delivery.json'

/** The shop's ways of delivery; undefined if it lists none. */
export async function loadWays(
  shopDir: string,
  prices: Prices | undefined,
): Promise<readonly OfferedWay[] | undefined> {
  const given = shopDir === '' ? undefined : await readShopJson(shopDir, FILE_NAME)
  if (given === undefined) return undefined
  const ways = readWays(given, prices)
  if ('problem' in ways) throw refusal(shopDir, FILE_NAME, `has a fault: ${ways.problem}.`)
  return ways
}
