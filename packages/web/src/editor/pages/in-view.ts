import { type RefObject, useEffect, useState } from 'react'
import { watchInView } from '../../ui/watch-in-view.ts'

const watch = watchInView()

interface Seen {
  readonly isInView: boolean
  readonly wasSeen: boolean
}

const UNSEEN: Seen = { isInView: false, wasSeen: false }

/** Whether any part of an element is visible, and whether it ever was. */
export function useInView(element: RefObject<Element | null>): Seen {
  const [seen, setSeen] = useState(UNSEEN)
  useEffect(() => {
    if (!element.current) return undefined
    return watch(element.current, (isInView) => {
      setSeen((before) => (before.isInView === isInView ? before : { isInView, wasSeen: true }))
    })
  }, [element])
  return seen
}
