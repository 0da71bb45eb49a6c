import { useLayoutEffect, useRef } from 'react'

/** Does something once, as the component comes. */
export function useWhenOpened(act: () => void): void {
  const first = useRef(act)
  useLayoutEffect(() => first.current(), [])
}
