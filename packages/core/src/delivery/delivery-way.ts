import type { Price } from '../prices/index.ts'

/** How a piece gets to its customer. */
export const DELIVERY_WAYS = ['pickup', 'post'] as const

export type DeliveryWay = (typeof DELIVERY_WAYS)[number]

/** How many working days it takes, at least and at most. */
export type WorkingDays = readonly [from: number, to: number]

/** One way a shop offers. */
export interface OfferedWay {
  readonly way: DeliveryWay
  /** The price beside the piece's; undefined if the shop names none, which does not mean free. */
  readonly price?: Price | undefined
  readonly days?: WorkingDays | undefined
  /** The countries it is sent to, by ISO 3166 codes; undefined for all, or if it is not sent. */
  readonly countries?: readonly string[] | undefined
}

/** For a shop that lists none. */
export const ANY_WAY: readonly OfferedWay[] = DELIVERY_WAYS.map((way) => ({ way }))
