import type { Price } from '@collagerie/core/prices'
import { useLanguage } from './language-store.ts'

/** How a price is written in the active language. */
export function usePriceText(): (price: Price) => string {
  const language = useLanguage((state) => state.language)
  return ({ amount, currency }) =>
    // A text keeps every digit; a number might not.
    new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount as Intl.StringNumericLiteral)
}
