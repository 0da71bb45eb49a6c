import type { Price } from './price.ts'

/** How a price is written in a language. */
export function priceText({ amount, currency }: Price, language: string): string {
  // A text keeps every digit; a number might not.
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount as Intl.StringNumericLiteral)
}
