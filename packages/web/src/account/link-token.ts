/** As the server makes them. Other fragments are places on the page: the link past the header leads to one. */
const SECRET = /^#[\w-]{43}$/

/** Reads the secret of the link a page was opened with. It leaves the address bar, and with it the history, at once. */
function tokenReader(): () => string {
  let token = ''
  return () => {
    const { hash, pathname, search } = window.location
    if (SECRET.test(hash)) {
      token = hash.slice(1)
      window.history.replaceState(window.history.state, '', pathname + search)
    }
    return token
  }
}

/** The last link's secret, kept in memory after it is removed from the address. */
export const takeLinkToken = tokenReader()
