import type { OfferedWay } from '@collagerie/core/delivery'
import { isChosen, type Material, NO_PREFERENCE } from '@collagerie/core/format'
import { lowestOf, type Price, sumOfPrices } from '@collagerie/core/prices'
import type { Offer } from '@collagerie/protocol'

/** What an offer comes to with the choices made so far. */
export interface ChosenOffer {
  /** Empty until the customer chooses one, and if none is asked for. */
  readonly material: Material
  readonly lacksMaterial: boolean
  readonly lacksWay: boolean
  /** The price of the piece, without delivery. */
  readonly price: Price | undefined
  /** What the customer agrees to pay. */
  readonly total: Price | undefined
  /** The amount shown: until a material is chosen, the lowest there is, with the chosen delivery. */
  readonly shown: Price | undefined
  readonly shownAs: 'from' | 'before delivery' | 'total'
  /** Whether this very piece was ordered before; on another material it is another piece. */
  readonly isOrderedAlready: boolean
}

export function chosenOffer(
  { materials, prices, piece, ways, ordered }: Offer,
  wanted: Material | undefined,
  way: OfferedWay | undefined,
): ChosenOffer {
  const isAsked = materials.length > 0
  // The offer may have changed since the choice.
  const material = materials.find((each) => each === wanted) ?? NO_PREFERENCE
  const lacksMaterial = isAsked && !isChosen(material)
  const lacksWay = ways.length > 0 && !way
  const price = isAsked ? priceOn({ prices }, material) : piece.price
  const total = price && sumOfPrices(price, way?.price)
  const lowest = lacksMaterial ? lowestOf((prices ?? []).map((each) => each.price)) : undefined
  const isDeliveryPriced = ways.some((each) => each.price)
  return {
    material,
    lacksMaterial,
    lacksWay,
    price,
    total,
    shown: lowest ? sumOfPrices(lowest, way?.price) : total,
    shownAs: lacksMaterial ? 'from' : lacksWay && isDeliveryPriced ? 'before delivery' : 'total',
    isOrderedAlready:
      ordered?.isUnchanged === true && (!isChosen(ordered.material) || !isAsked || ordered.material === material),
  }
}

/** What the piece costs on a material. */
export function priceOn({ prices }: Pick<Offer, 'prices'>, on: Material): Price | undefined {
  return prices?.find(({ material }) => material === on)?.price
}
