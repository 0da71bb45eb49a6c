/** The orders just placed, whose pages have yet to come, and their collages. */
const collages = new Map<string, string>()

/** The order's page takes over the piece held here: nothing is fetched twice, and no small picture stands in for it. */
export function handOn(collageId: string, orderNumber: string): void {
  collages.set(orderNumber, collageId)
}

export function takeHandedOn(orderNumber: string): string | undefined {
  const collageId = collages.get(orderNumber)
  collages.delete(orderNumber)
  return collageId
}

export function isHandedOn(collageId: string): boolean {
  return [...collages.values()].includes(collageId)
}
