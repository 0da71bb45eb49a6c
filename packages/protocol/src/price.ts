import * as v from 'valibot'

/** A decimal with all digits of its currency, such as 9.95, and the currency by its ISO 4217 code. */
export const priceSchema = v.object({ amount: v.string(), currency: v.string() })
