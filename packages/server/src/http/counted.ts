/** Either a count that was made, or the milliseconds until there is room for one. */
export type Counted = { readonly takeBack: () => Promise<void> } | { readonly msUntilFree: number }

/** Something to be counted under a name that is the same in every process, unless that would be too many. */
interface Asked {
  readonly name: string
  readonly who: string
  readonly most: number
}

/** Counts all of them, or none. */
export type CountAll = (asked: readonly Asked[]) => Promise<Counted>
