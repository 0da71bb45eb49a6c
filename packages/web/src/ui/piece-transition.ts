import { flushSync } from 'react-dom'
import { isCalm } from './calm.ts'

/** Marks the one picture of the piece on a screen; it glides to where the next screen has it. */
export const PIECE = { 'data-piece': '' } as const

/** Of many pictures the one that is meant. */
export function markPiece(picture: Element | null): void {
  for (const other of document.querySelectorAll('[data-piece]')) other.removeAttribute('data-piece')
  picture?.setAttribute('data-piece', '')
}

/** The screen before stands still for no longer than this: a new one that comes later comes without a glide. */
const STANDS_MS = 50

/** Goes to another screen, with the piece gliding there where the browser can and the customer likes it. */
export function glideTo(go: () => void): void {
  if (!('startViewTransition' in document) || isCalm() || !document.querySelector('[data-piece]')) return go()
  const leaving = document.querySelector('[data-piece]')
  const transition = document.startViewTransition(async () => {
    flushSync(go)
    await pieceAfter(leaving)
  })
  // One that is passed over by the next has no more to say.
  transition.ready.catch(() => undefined)
  transition.finished.catch(() => undefined)
}

/** Nothing is painted meanwhile, so what comes is heard of, not looked for. */
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
