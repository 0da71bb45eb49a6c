/**
 * Whether two pieces of plain data say the same. Documents share what they have in common, so most of the work is a
 * comparison of references. An absent field and an undefined one count as the same.
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
