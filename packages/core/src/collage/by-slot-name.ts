/** img2 before img10. Plain code, since the order must not depend on the machine's language. */
export function bySlotName(a: string, b: string): number {
  return numberIn(a) - numberIn(b) || (a < b ? -1 : 1)
}

function numberIn(slot: string): number {
  return Number(/\d{1,9}$/.exec(slot)?.[0] ?? 0)
}
