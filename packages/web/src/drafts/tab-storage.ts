/** Where the customer has closed off storage nothing is remembered, and the work goes on. */
export function inTabStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage)
  } catch {
    return undefined
  }
}
