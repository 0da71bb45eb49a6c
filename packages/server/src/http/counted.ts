/** Either a count that was made, or the milliseconds until there is room for one. */
export type Counted = { readonly uncount: () => Promise<void> } | { readonly msUntilFree: number }

/** A count to make under a name shared by all processes, unless that exceeds the limit. */
interface Asked {
  readonly name: string
  readonly who: string
  readonly most: number
}

/** Makes all counts or none. */
export type CountAll = (asked: readonly Asked[]) => Promise<Counted>
