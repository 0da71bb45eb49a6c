/** The finger movements we handle; the others scroll, as `touch-action` in the style sheet says. */
export type HandledMoves = 'all' | 'sideways' | 'upright'

/**
 * Handles finger movements on an element until the returned function is called. `touch-action` alone is not enough:
 * Chromium still lets a flick run on, and for about a second takes the next touch anywhere as stopping it, so that a
 * tap is lost. Only a handled movement leaves no flick.
 */
export function handleTouches(element: HTMLElement, moves: HandledMoves = 'all'): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let from: Touch | undefined
  element.addEventListener('touchstart', ({ touches }) => (from = touches[0]), { signal, passive: true })
  element.addEventListener(
    'touchmove',
    (event) => {
      const to = event.touches[0]
      if (event.cancelable && from && to && isOurs(moves, to.clientX - from.clientX, to.clientY - from.clientY))
        event.preventDefault()
    },
    { signal, passive: false },
  )
  return () => listening.abort()
}

function isOurs(moves: HandledMoves, across: number, down: number): boolean {
  if (moves === 'all') return true
  return moves === 'sideways' ? Math.abs(across) > Math.abs(down) : Math.abs(down) > Math.abs(across)
}
