/** What the last link carried. */
let taken = ''

/** The secret of the link this page was opened with. It leaves the address bar, and with it the history, at once. */
export function takeLinkToken(): string {
  const { hash, pathname, search } = window.location
  if (hash.length > 1) {
    taken = hash.slice(1)
    window.history.replaceState(window.history.state, '', pathname + search)
  }
  return taken
}
