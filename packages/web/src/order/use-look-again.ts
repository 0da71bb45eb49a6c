import { useEffect, useRef } from 'react'

/**
 * Polls while the page is visible, until `look` returns false. `pauseBefore(n)` is the pause before poll n; undefined
 * turns polling off.
 */
export function useLookAgain(
  pauseBefore: ((looks: number) => number) | undefined,
  look: () => Promise<boolean | void>,
): void {
  const newest = useRef(look)
  useEffect(() => {
    newest.current = look
  })

  useEffect(() => {
    if (!pauseBefore) return undefined
    const pause = pauseBefore
    let looks = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false

    function wait(): void {
      clearTimeout(timer)
      timer = setTimeout(() => void again(), pause(looks))
    }

    async function again(): Promise<void> {
      // Whoever comes back to the page finds out then.
      if (document.hidden) return
      looks += 1
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
