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

/** Whether any part of an element can be seen. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => (element.current ? watch(element.current, setInView) : undefined), [element])
  return isInView
}
