import { type RefObject, useEffect, useState } from 'react'
import { watchInView } from '../ui/watch-in-view.ts'

/** The distance from the window that counts as near: less than browsers use for lazy pictures. */
const NEAR = '160px 0px'

const watch = watchInView({ rootMargin: NEAR })

/** Whether an element has ever come near the window; then it is no longer watched. */
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
