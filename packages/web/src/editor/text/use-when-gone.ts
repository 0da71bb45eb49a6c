import { useLayoutEffect, useRef } from 'react'

/** Acts once when the component is removed: the back button removes a dialog without an event. */
export function useWhenGone(act: () => void): void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  useLayoutEffect(() => () => latest.current(), [])
}
