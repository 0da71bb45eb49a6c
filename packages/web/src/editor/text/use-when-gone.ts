import { useLayoutEffect, useRef } from 'react'

/** Does something once, as the component goes: the browser's back takes a dialog away without asking it. */
export function useWhenGone(act: () => void): void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  useLayoutEffect(() => () => latest.current(), [])
}
