import type { Price } from '@collagerie/core/prices'

/** A price as an order's row has it; both columns are null where the shop had none. */
export function storedPrice(amount: string | null, currency: string | null): Price | undefined {
  return amount === null || currency === null ? undefined : { amount, currency }
}
