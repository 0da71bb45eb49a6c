import type { Price } from '../prices/index.ts'

/** How a piece gets to its customer. */
export const DELIVERY_WAYS = ['pickup', 'post'] as const

export type DeliveryWay = (typeof DELIVERY_WAYS)[number]

/** How many working days it takes, at least and at most. */
export type WorkingDays = readonly [from: number, to: number]

/** One way a shop offers. */
export interface OfferedWay {
  readonly way: DeliveryWay
  /** What it costs beside the piece; absent where the shop has named no price, which is not the same as nothing. */
  readonly price?: Price | undefined
  readonly days?: WorkingDays | undefined
  /** Where it is sent to, by ISO 3166 codes; absent where it is sent anywhere, or not sent. */
  readonly countries?: readonly string[] | undefined
}

/** Of a shop that says nothing about it. */
export const ANY_WAY: readonly OfferedWay[] = DELIVERY_WAYS.map((way) => ({ way }))
