/** If the customer blocks storage, nothing is remembered and work goes on. */
export function inTabStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage)
  } catch {
    return undefined
  }
}
