/** Which moves of a finger are ours; the others scroll, as `touch-action` says in the style sheet. */
export type OwnMoves = 'all' | 'sideways' | 'upright'

/**
 * Answers for the moves of fingers on an element until the function it gives is called. That `touch-action` lets them
 * scroll nothing is not enough: Chromium lets a finger's flick run on all the same, and for about a second takes the next
 * touch anywhere for the one that stops it, so that the tap is lost. Only a move that is answered for leaves no flick.
 */
export function ownFingers(element: HTMLElement, moves: OwnMoves = 'all'): () => void {
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

function isOurs(moves: OwnMoves, across: number, down: number): boolean {
  if (moves === 'all') return true
  return moves === 'sideways' ? Math.abs(across) > Math.abs(down) : Math.abs(down) > Math.abs(across)
}
