/**
 * Makes each value once, on the first request for it. A failure is forgotten, so that the next request tries again.
 */
export function madeOnce<Value>(): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const made = new Map<string, Promise<Value>>()
  return (key, make) => {
    const known = made.get(key)
    if (known) return known
    const value = make()
    made.set(key, value)
    value.catch(() => made.delete(key))
    return value
  }
}
