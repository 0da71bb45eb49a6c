/**
 * Whether two pieces of plain data are equal. Documents share what they have in common, so most of the work compares
 * references. Missing and undefined fields count as equal.
 */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = [...Object.keys(a), ...Object.keys(b).filter((key) => !Object.hasOwn(a, key))]
  return keys.every((key) => sameData(valueAt(a, key), valueAt(b, key)))
}

function valueAt(data: object, key: string): unknown {
  return Object.hasOwn(data, key) ? Reflect.get(data, key) : undefined
}
