import { type Price, priceText } from '@collagerie/core/prices'
import { useLanguage } from './language-store.ts'

/** How a price is written in the active language. */
export function usePriceText(): (price: Price) => string {
  const language = useLanguage((state) => state.language)
  return (price) => priceText(price, language)
}
