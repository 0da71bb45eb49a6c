/** Does work once for all who ask for it meanwhile. It is aborted when the last has left. */
export type SharedWork<Value> = (
  key: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Value>,
) => Promise<Value>

interface UnderWay<Value> {
  readonly result: Promise<Value>
  readonly stop: AbortController
  callers: number
}

export function createSharedWork<Value>(): SharedWork<Value> {
  const underWay = new Map<string, UnderWay<Value>>()

  return async (key, signal, work) => {
    signal.throwIfAborted()
    const shared = underWay.get(key) ?? begin(key, work)
    shared.callers += 1
    return new Promise<Value>((resolve, reject) => {
      const leave = () => {
        reject(signal.reason)
        shared.callers -= 1
        if (shared.callers > 0) return
        // The next caller starts again.
        if (underWay.get(key) === shared) underWay.delete(key)
        shared.stop.abort(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      shared.result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
    })
  }

  function begin(key: string, work: (signal: AbortSignal) => Promise<Value>): UnderWay<Value> {
    const stop = new AbortController()
    const shared: UnderWay<Value> = { result: work(stop.signal), stop, callers: 0 }
    underWay.set(key, shared)
    const forget = () => {
      if (underWay.get(key) === shared) underWay.delete(key)
    }
    shared.result.then(forget, forget)
    return shared
  }
}
