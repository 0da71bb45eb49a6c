/** More than any piece costs in any currency; all pages of an order together are still counted exactly. */
const MOST_WHOLE_DIGITS = 8

/** The smallest units in an amount such as 9.95; undefined unless it has all digits of its currency. */
export function readAmount(text: string, digits: number): number | undefined {
  const [whole = '', behind = '', ...rest] = text.split('.')
  const isWhole = new RegExp(`^(?:0|[1-9]\\d{0,${MOST_WHOLE_DIGITS - 1}})$`).test(whole)
  const isBehind = behind.length === digits && /^\d*$/.test(behind)
  const hasPoint = text.includes('.') === digits > 0
  return isWhole && isBehind && hasPoint && rest.length === 0 ? Number(whole + behind) : undefined
}

/** How many digits an amount has behind its point: all its currency has. */
export function digitsIn(amount: string): number {
  return amount.split('.')[1]?.length ?? 0
}
