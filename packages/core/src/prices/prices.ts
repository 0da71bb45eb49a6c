import type { Material } from '../format/index.ts'

/** What a piece costs up to this area, where it is above that of the step before. Units are the currency's smallest. */
export type PriceStep = readonly [upToCm2: number, units: number]

/** What a shop asks for its pieces: whole numbers throughout, as no price is nearly right. */
export interface Prices {
  /** By its ISO 4217 code. */
  readonly currency: string
  /** How many digits of an amount stand behind the point. */
  readonly digits: number
  /** The smallest areas first. */
  readonly materials: Readonly<Partial<Record<Material, readonly PriceStep[]>>>
}
