import { FIRST_PAUSE_MS, pauseAfter } from './growing-pause.ts'

/**
 * Requests a style sheet that failed to load again after a pause: code that is loaded again with it, such as a
 * dialog's, takes the link in the page for the loaded sheet.
 */
export function askAgainForStyles(): () => void {
  function onError({ target }: Event): void {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    const pause = Number(target.dataset['pause'] ?? FIRST_PAUSE_MS)
    setTimeout(() => {
      const again = target.cloneNode() as HTMLLinkElement
      again.dataset['pause'] = String(pauseAfter(pause))
      target.replaceWith(again)
    }, pause)
  }

  document.addEventListener('error', onError, { capture: true })
  return () => document.removeEventListener('error', onError, { capture: true })
}
