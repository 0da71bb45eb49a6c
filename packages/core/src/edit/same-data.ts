/**
 * Whether two pieces of plain data are equal. Documents share what they have in common, so most of the work compares
 * references. Missing and undefined fields count as equal.
 */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = new Map<string, unknown>(Object.entries(a))
  const right = new Map<string, unknown>(Object.entries(b))
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    if (!sameData(left.get(key), right.get(key))) return false
  }
  return true
}
