import type { Size } from '@collagerie/core/geometry'
import { type RefObject, useEffect, useState } from 'react'

/** The inner size of an element in pixels, kept up to date; undefined before layout. */
export function useSpace(element: RefObject<HTMLElement | null>): Size | undefined {
  const [space, setSpace] = useState<Size>()
  useEffect(() => {
    const watched = element.current
    if (!watched) return undefined
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = watched
      setSpace((before) => (before?.width === width && before.height === height ? before : { width, height }))
    }
    const watcher = new ResizeObserver(measure)
    watcher.observe(watched)
    measure()
    return () => watcher.disconnect()
  }, [element])
  return space && space.width > 0 && space.height > 0 ? space : undefined
}
