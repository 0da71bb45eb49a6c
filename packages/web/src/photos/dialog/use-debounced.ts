import { useCallback, useEffect, useRef } from 'react'

/** Calls once with the last value when no other has come for a while; switching off drops a waiting call. */
export function useDebounced<Value>(
  isOn: boolean,
  delayMs: number,
  call: (value: Value) => void,
): (value: Value) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  }, [call])
  useEffect(() => {
    if (!isOn) return undefined
    return () => clearTimeout(timer.current)
  }, [isOn])

  return useCallback(
    (value) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(value), delayMs)
    },
    [delayMs],
  )
}
