import { type RefObject, useEffect, useState } from 'react'

type Watcher = (isInView: boolean) => void

const watchers = new WeakMap<Element, Watcher>()
let observer: IntersectionObserver | undefined

/** One watch for all, however many there are. */
function watch(element: Element, watcher: Watcher): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) watchers.get(target)?.(isIntersecting)
  })
  watchers.set(element, watcher)
  observer.observe(element)
  return () => observer?.unobserve(element)
}

interface Seen {
  readonly isInView: boolean
  readonly wasSeen: boolean
}

const UNSEEN: Seen = { isInView: false, wasSeen: false }

/** Whether any part of an element can be seen, and whether it ever could. */
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
