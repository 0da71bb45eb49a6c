interface Kept<Value> {
  readonly value: Value
  readonly until: number
}

/**
 * Holds at most `most` values in this process, each for `lastsMs`; if there are too many, the oldest are dropped early.
 */
export class ExpiringMap<Value> {
  readonly #most: number
  readonly #lastsMs: number
  readonly #now: () => number
  readonly #kept = new Map<string, Kept<Value>>()

  constructor(most: number, lastsMs: number, now: () => number = Date.now) {
    this.#most = most
    this.#lastsMs = lastsMs
    this.#now = now
  }

  /** Also renews the time of an existing value. */
  set(key: string, value: Value): void {
    this.#kept.delete(key)
    this.#kept.set(key, { value, until: this.#now() + this.#lastsMs })
    for (const [oldest, { until }] of this.#kept) {
      if (this.#kept.size <= this.#most && until > this.#now()) break
      this.#kept.delete(oldest)
    }
  }

  get(key: string): Value | undefined {
    const kept = this.#kept.get(key)
    if (kept === undefined || kept.until > this.#now()) return kept?.value
    this.#kept.delete(key)
    return undefined
  }

  /** Returns and removes the value, so that nobody gets it twice. */
  take(key: string): Value | undefined {
    const value = this.get(key)
    this.#kept.delete(key)
    return value
  }
}
