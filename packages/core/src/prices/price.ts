/** What something costs, as it is shown, sent and kept. */
export interface Price {
  /** A decimal such as 9.95, with all digits of its currency. */
  readonly amount: string
  readonly currency: string
}

export function isSamePrice(a: Price | undefined, b: Price | undefined): boolean {
  return a?.amount === b?.amount && a?.currency === b?.currency
}
