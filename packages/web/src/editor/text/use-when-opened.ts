import { useLayoutEffect, useRef } from 'react'

/** Acts once when the component appears. */
export function useWhenOpened(act: () => void): void {
  const first = useRef(act)
  useLayoutEffect(() => first.current(), [])
}
