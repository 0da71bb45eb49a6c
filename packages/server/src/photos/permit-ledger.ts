/** As many as a browser sends at once to one server. */
export const MOST_AT_ONCE = 6

/** Where arriving uploads are recorded. */
export interface PermitLedger {
  /** Finds a place and takes it in one step. Returns the function that frees it, or undefined. */
  tryEnter(userId: string, bytes: number): Promise<(() => Promise<void>) | undefined>
  /** The pause before a waiting upload tries again; undefined if this process hears of every upload that ends. */
  readonly lookAgainMs: number | undefined
}
