interface Kept<Value> {
  readonly value: Value
  readonly until: number
}

/** Holds at most `most` things, each for `lastsMs`, in this process alone; where there are too many, the oldest go early. */
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

  /** Also makes what is there last anew. */
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

  /** Gives it away, so that nobody gets it a second time. */
  take(key: string): Value | undefined {
    const value = this.get(key)
    this.#kept.delete(key)
    return value
  }
}
