interface HandedOn {
  readonly collageId: string
  /** Once the checkout has left: gives back what it held for the order's page. */
  giveBack?: () => void
}

/** The order just placed, by its number, if its page has yet to show its piece. */
const placed = new Map<string, HandedOn>()

/** The order's page takes over the piece held here: nothing is fetched twice, and no small picture stands in for it. */
export function handOn(collageId: string, orderNumber: string): void {
  for (const number of placed.keys()) endHandOn(number)
  placed.set(orderNumber, { collageId })
}

/** Whether a collage's piece is kept for an order's page; if it is, it is given back when that page never shows it. */
export function keepsFor(collageId: string, giveBack: () => void): boolean {
  const order = [...placed.values()].find((each) => each.collageId === collageId)
  if (order) order.giveBack = giveBack
  return order !== undefined
}

export function takeHandedOn(orderNumber: string): string | undefined {
  const order = placed.get(orderNumber)
  placed.delete(orderNumber)
  return order?.collageId
}

/** For the order's page as it is left. */
export function endHandOn(orderNumber: string): void {
  const order = placed.get(orderNumber)
  placed.delete(orderNumber)
  order?.giveBack?.()
}
