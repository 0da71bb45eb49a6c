export { readAmount } from './amount.ts'
export { isSamePrice, type Price } from './price.ts'
export { lowestPrice, lowestPriceOfPages, priceOf, priceOfPages } from './price-of.ts'
export type { PriceStep, Prices } from './prices.ts'
