import {
  ADDRESS_FIELDS,
  type AddressProblem,
  ANY_WAY,
  addressFaults,
  type OfferedWay,
  type PostalAddress,
} from '@collagerie/core/delivery'
import { addressSchema, type Delivery } from '@collagerie/protocol'
import * as v from 'valibot'
import { HttpFailure } from '../http/errors.ts'
import type { OrderRow } from '../storage/schema.ts'
import { storedPrice } from './stored-price.ts'

/** The delivery an order asks for: a way, which may be empty, and a cleaned address for a parcel. */
export interface AskedDelivery {
  readonly way: string
  readonly address: PostalAddress | undefined
}

export interface ChosenDelivery {
  readonly offered: OfferedWay
  /** Only for parcels. */
  readonly address: PostalAddress | undefined
}

const REASONS: Readonly<Record<AddressProblem, string>> = {
  missing: 'is missing',
  tooLong: 'is too long',
  unreadable: 'has a character that cannot be printed',
  notServed: 'is none this shop sends to',
  notAPostcode: 'is no postcode of its country',
  notAPhone: 'is no telephone number',
}

/** How an order is delivered. Undefined if the order names no way, which is refused if the shop lists `ways`. */
export function chosenDelivery(
  ways: readonly OfferedWay[] | undefined,
  { way, address }: AskedDelivery,
): ChosenDelivery | undefined {
  if (way === '') {
    if (ways) throw new HttpFailure('deliveryNeeded')
    return undefined
  }
  const offered = (ways ?? ANY_WAY).find((each) => each.way === way)
  if (!offered) throw new HttpFailure('deliveryNotOffered')
  if (!address) return { offered, address: undefined }
  const [fault] = addressFaults(address, offered.countries)
  if (fault)
    throw new HttpFailure('badAddress', { field: fault.field, reason: `${fault.field} ${REASONS[fault.problem]}` })
  return { offered, address }
}

/**
 * Whether a stored order is delivered as asked. Orders without a delivery match every request, requests without one
 * match every order, and an address that has been erased matches every address.
 */
export function isSameDelivery(
  { delivery_way: way }: Pick<OrderRow, 'delivery_way'>,
  kept: PostalAddress | undefined,
  asked: AskedDelivery,
): boolean {
  if (asked.way === '' || way === null) return true
  if (asked.way !== way) return false
  const { address } = asked
  return !kept || !address || ADDRESS_FIELDS.every((field) => kept[field] === address[field])
}

type DeliveryFacts = Pick<OrderRow, 'delivery_way' | 'delivery_amount' | 'price_currency'>

/** An order's delivery, for readers who may see its address. */
export function deliveryOf(row: DeliveryFacts, address: PostalAddress | undefined): Delivery | undefined {
  const { delivery_way: way } = row
  if (way === null) return undefined
  const price = storedPrice(row.delivery_amount, row.price_currency)
  return { way, ...(price && { price }), ...(address && { address: { ...address } }) }
}

export function writeAddress(address: PostalAddress): string {
  return JSON.stringify(address)
}

/** Undefined if there is no address or it cannot be read. */
export function readAddress(text: string | null | undefined): PostalAddress | undefined {
  if (text === null || text === undefined) return undefined
  try {
    const { success, output } = v.safeParse(addressSchema, JSON.parse(text))
    return success ? output : undefined
  } catch {
    return undefined
  }
}
