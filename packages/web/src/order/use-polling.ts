import { useEffect, useRef } from 'react'

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

    function wait(): void {
      clearTimeout(timer)
      timer = setTimeout(() => void again(), pause(polls))
    }

    async function again(): Promise<void> {
      // Whoever comes back to the page finds out then.
      if (document.hidden) return
      polls += 1
      // A lost connection may come back.
      const goesOn = await newest.current().catch(() => true)
      if (goesOn === false) isOver = true
      if (!isOver) wait()
    }

    const onShown = () => {
      if (!document.hidden && !isOver) wait()
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
