/** Either a count that was made, or the milliseconds until there is room for one. */
type Counted = { readonly takeBack: () => Promise<void> } | { readonly msUntilFree: number }

/** Counts under a key of a limit, unless that would be too many. */
export interface Counter {
  count(key: string, most: number): Promise<Counted>
}
