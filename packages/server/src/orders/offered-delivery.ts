import { ANY_WAY, type OfferedWay } from '@collagerie/core/delivery'
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

/** How the customer had earlier orders delivered, newest first. What a piece is made of is asked for each anew. */
export function lastDeliveryIn(earlier: readonly EarlierOrder[]): Pick<Offer, 'lastDelivery'> {
  const way = earlier.find((each) => each.delivery_way !== null)?.delivery_way
  const address = earlier.find((each) => each.address)?.address
  return way ? { lastDelivery: { way, ...(address && { address: { ...address } }) } } : {}
}
