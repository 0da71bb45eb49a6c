/** Several chosen things, and the start of a range. */
export interface Picks {
  readonly ids: readonly string[]
  readonly anchor: string | undefined
}

export const NO_PICKS: Picks = { ids: [], anchor: undefined }

/** Adds one, or takes it out again. */
export function togglePick({ ids }: Picks, id: string): Picks {
  const others = ids.filter((each) => each !== id)
  return { ids: others.length < ids.length ? others : [...ids, id], anchor: id }
}

/** All from the anchor to this one, in visible order; replaces the earlier range. Without an anchor it begins here. */
export function pickRange({ anchor }: Picks, id: string, order: readonly string[]): Picks {
  const start = anchor !== undefined && order.includes(anchor) ? anchor : id
  const [from = 0, to = 0] = [order.indexOf(start), order.indexOf(id)].toSorted((a, b) => a - b)
  return { ids: order.slice(from, to + 1), anchor: start }
}

/** The picks that still exist, in visible order. */
export function picksIn({ ids }: Picks, order: readonly string[]): readonly string[] {
  return order.filter((id) => ids.includes(id))
}
