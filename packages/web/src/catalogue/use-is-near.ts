import { type RefObject, useEffect, useState } from 'react'
import { watchInView } from '../ui/watch-in-view.ts'

/** How far outside the window something is near: less than browsers take for pictures they load lazily. */
const NEAR = '160px 0px'

const watch = watchInView({ rootMargin: NEAR })

/** Whether an element has come near the window, once and for all; one that is known to be is not watched. */
export function useIsNear(element: RefObject<Element | null>, isKnown: boolean): boolean {
  const [isNear, setNear] = useState(isKnown || typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isNear || !element.current) return undefined
    return watch(element.current, (isInView) => {
      if (isInView) setNear(true)
    })
  }, [element, isNear])
  return isNear
}
