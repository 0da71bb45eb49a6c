import { once } from './once.ts'

type Watcher = (isInView: boolean) => void

/** Tells of elements whether they are in view, with one observer for all. Returns a function that ends it. */
export function watchInView(
  settings: IntersectionObserverInit = {},
): (element: Element, watcher: Watcher) => () => void {
  const watchers = new WeakMap<Element, Watcher>()
  const observer = once(
    () =>
      new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries) watchers.get(target)?.(isIntersecting)
      }, settings),
  )
  return (element, watcher) => {
    watchers.set(element, watcher)
    observer().observe(element)
    return () => {
      watchers.delete(element)
      observer().unobserve(element)
    }
  }
}
