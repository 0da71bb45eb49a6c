import { useEffect, useEffectEvent } from 'react'

/** The first click opens something over the element, which the second then hits: its place counts, not its target. */
export function useDoubleClick(element: Element | null, onDoubleClick: () => void): void {
  const listener = useEffectEvent(({ clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect()
    if (clientX >= left && clientX <= right && clientY >= top && clientY <= bottom) onDoubleClick()
  })
  useEffect(() => {
    window.addEventListener('dblclick', listener)
    return () => window.removeEventListener('dblclick', listener)
  }, [])
}
