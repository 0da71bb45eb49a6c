/**
 * Whether two pieces of plain data say the same. Documents share what they have in common, so most of the work is a
 * comparison of references. An absent field and an undefined one count as the same.
 */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  for (const key of keys) {
    if (!sameData(ownValue(a, key), ownValue(b, key))) return false
  }
  return true
}

function ownValue(data: object, key: string): unknown {
  return Object.hasOwn(data, key) ? (data as Readonly<Record<string, unknown>>)[key] : undefined
}
