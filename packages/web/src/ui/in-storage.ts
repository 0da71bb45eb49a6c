/**
 * Uses what this tab or this browser remembers. Customers can forbid it, and it may be full: then `undefined` is
 * returned, nothing is remembered and work goes on.
 */
export function inStorage<Value>(of: 'tab' | 'browser', use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(of === 'tab' ? window.sessionStorage : window.localStorage)
  } catch {
    return undefined
  }
}
