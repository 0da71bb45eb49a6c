/** Several things chosen together, and the one a range begins at. */
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

/** All from the anchor to this one, in the order they are seen; the range before goes. Without an anchor it begins here. */
export function pickRange({ anchor }: Picks, id: string, order: readonly string[]): Picks {
  const start = anchor !== undefined && order.includes(anchor) ? anchor : id
  const [from = 0, to = 0] = [order.indexOf(start), order.indexOf(id)].toSorted((a, b) => a - b)
  return { ids: order.slice(from, to + 1), anchor: start }
}

/** Those that are still there, in the order they are seen. */
export function picksIn({ ids }: Picks, order: readonly string[]): readonly string[] {
  return order.filter((id) => ids.includes(id))
}
