const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

/**
 * A style sheet that did not come, because the connection was down, is wanted still: what is fetched again with it, such as a
 * dialog's code, takes the link that stands there for the sheet itself.
 */
export function askAgainForStyles(): () => void {
  function onError({ target }: Event): void {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    const pause = Number(target.dataset['pause'] ?? FIRST_PAUSE_MS)
    setTimeout(() => {
      const again = target.cloneNode() as HTMLLinkElement
      again.dataset['pause'] = String(Math.min(2 * pause, LONGEST_PAUSE_MS))
      target.replaceWith(again)
    }, pause)
  }

  document.addEventListener('error', onError, { capture: true })
  return () => document.removeEventListener('error', onError, { capture: true })
}
