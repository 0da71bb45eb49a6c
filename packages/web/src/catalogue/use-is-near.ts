import { type RefObject, useEffect, useState } from 'react'

/** How far outside the window something is near: less than browsers take for pictures they load lazily. */
const NEAR = '160px 0px'

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

function watch(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
    },
    { rootMargin: NEAR },
  )
  waiting.set(element, onNear)
  observer.observe(element)
  return () => {
    waiting.delete(element)
    observer?.unobserve(element)
  }
}

/** Whether an element has come near the window, once and for all; one that is known to be is not watched. */
export function useIsNear(element: RefObject<Element | null>, isKnown: boolean): boolean {
  const [isNear, setNear] = useState(isKnown || typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isNear || !element.current) return undefined
    return watch(element.current, () => setNear(true))
  }, [element, isNear])
  return isNear
}
