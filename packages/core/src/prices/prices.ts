import type { Material } from '../format/index.ts'

/** The price up to this area, above that of the step before. Units are the currency's smallest. */
export type PriceStep = readonly [upToCm2: number, units: number]

/** A shop's prices: integers throughout, since a price must be exact. */
export interface Prices {
  /** By its ISO 4217 code. */
  readonly currency: string
  /** The number of decimal digits of an amount. */
  readonly digits: number
  /** The smallest areas first. */
  readonly materials: Readonly<Partial<Record<Material, readonly PriceStep[]>>>
}
