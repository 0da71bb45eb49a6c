import { flushSync } from 'react-dom'
import { prefersReducedMotion } from './reduced-motion.ts'

/** Marks the picture of the piece on a screen; it glides to its place on the next screen. */
export const PIECE = { 'data-piece': '' } as const

/** Marks one of many pictures as the piece. */
export function markPiece(picture: Element | null): void {
  for (const other of document.querySelectorAll('[data-piece]')) other.removeAttribute('data-piece')
  picture?.setAttribute('data-piece', '')
}

/** The old screen stands still at most this long: a screen that takes longer comes without a glide. */
const STANDS_MS = 50

/**
 * Goes to another screen, with the piece gliding there if the browser can and the customer does not prefer less motion.
 */
export function glideTo(go: () => void): void {
  if (!('startViewTransition' in document) || prefersReducedMotion() || !document.querySelector('[data-piece]'))
    return go()
  const leaving = document.querySelector('[data-piece]')
  const transition = document.startViewTransition(async () => {
    flushSync(go)
    await pieceAfter(leaving)
  })
  // A transition skipped by the next one needs no report.
  transition.ready.catch(() => undefined)
  transition.finished.catch(() => undefined)
}

/** Nothing is painted meanwhile, so this observes changes instead of frames. */
function pieceAfter(leaving: Element | null): Promise<void> {
  const isThere = () => Array.from(document.querySelectorAll('[data-piece]')).some((piece) => piece !== leaving)
  return new Promise((resolve) => {
    if (isThere()) return resolve()
    const watcher = new MutationObserver(() => isThere() && end())
    const late = setTimeout(() => end(), STANDS_MS)
    function end(): void {
      watcher.disconnect()
      clearTimeout(late)
      resolve()
    }
    watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-piece'] })
  })
}
