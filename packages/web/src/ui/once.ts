/** A value made on first use and kept until it is forgotten. */
export interface Once<Value> {
  (): Value
  forget(): void
}

export function once<Value>(make: () => Value): Once<Value> {
  let made: { readonly value: Value } | undefined
  const ask = () => {
    made ??= { value: make() }
    return made.value
  }
  const forget = () => {
    made = undefined
  }
  return Object.assign(ask, { forget })
}

/** A promise made on first use and kept. A failure is forgotten, so that the next caller tries again. */
export function onceArrived<Value>(fetchIt: () => Promise<Value>): Once<Promise<Value>> {
  const kept = once(() =>
    fetchIt().catch((error: unknown) => {
      kept.forget()
      throw error
    }),
  )
  return kept
}
