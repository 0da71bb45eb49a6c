import { ANY_WAY, type OfferedWay } from '@collagerie/core/delivery'
import type { Material } from '@collagerie/core/format'
import type { Offer } from '@collagerie/protocol'
import type { EarlierOrder } from './order-repository.ts'

/** The shop's ways of delivery, in the form of an answer. */
export function waysOffered(ways: readonly OfferedWay[] = ANY_WAY): Offer['ways'] {
  return ways.map(({ way, price, days, countries }) => ({
    way,
    ...(price && { price }),
    ...(days && { days: [...days] }),
    ...(countries && { countries: [...countries] }),
  }))
}

/** The customer's usual choices, from earlier orders, newest first. */
export function habitsIn(
  earlier: readonly EarlierOrder[],
  materials: readonly Material[],
): Pick<Offer, 'lastMaterial' | 'lastDelivery'> {
  const [lastMaterial] = earlier.flatMap((each) => materials.filter((material) => material === each.material))
  const way = earlier.find((each) => each.delivery_way !== null)?.delivery_way
  const address = earlier.find((each) => each.address)?.address
  return {
    ...(lastMaterial && { lastMaterial }),
    ...(way && { lastDelivery: { way, ...(address && { address: { ...address } }) } }),
  }
}
