import { useEffect, useRef } from 'react'
import { CallFailure } from '../calls/call-failure.ts'
import { isUnanswered } from '../calls/whole-answer.ts'

/**
 * Polls while the page is visible, until `poll` returns false. `pauseBefore(n)` is the pause before poll n; undefined
 * turns polling off.
 */
export function usePolling(
  pauseBefore: ((polls: number) => number) | undefined,
  poll: () => Promise<boolean | void>,
): void {
  const newest = useRef(poll)
  useEffect(() => {
    newest.current = poll
  })

  useEffect(() => {
    if (!pauseBefore) return undefined
    const pause = pauseBefore
    let polls = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    let isAsking = false

    function wait(): void {
      clearTimeout(timer)
      timer = setTimeout(() => void again(), pause(polls))
    }

    async function again(): Promise<void> {
      // Whoever comes back to the page finds out then.
      if (document.hidden) return
      polls += 1
      let isRefused = false
      isAsking = true
      const goesOn = await newest.current().catch((error: unknown) => {
        // A lost connection may come back. A refusal stays one, unless the customer signs in, perhaps in another tab.
        isRefused = error instanceof CallFailure && !isUnanswered(error)
      })
      isAsking = false
      if (goesOn === false) isOver = true
      if (!isOver && !isRefused) wait()
    }

    const onShown = () => {
      if (!document.hidden && !isOver && !isAsking) wait()
    }
    document.addEventListener('visibilitychange', onShown)
    wait()
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [pauseBefore])
}
