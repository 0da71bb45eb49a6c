type OnBytes = (bytes: number) => void

/** The upload of one photo, which a second caller can join so that the photo is not sent twice. */
export class SharedUpload {
  readonly arrival: Promise<void>
  readonly #watchers = new Set<OnBytes>()
  #sent = 0

  constructor(send: (onBytes: OnBytes) => Promise<void>) {
    this.arrival = send((bytes) => {
      this.#sent += bytes
      for (const watch of this.#watchers) watch(bytes)
    })
  }

  /** Resolves to whether the photo has arrived, or to false once `signal` is aborted. */
  async join(onBytes: OnBytes, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return false
    onBytes(this.#sent)
    this.#watchers.add(onBytes)
    // A signal may outlive thousands of calls, so finished ones must not stay attached to it.
    const settled = new AbortController()
    const leaving = new Promise<false>((resolve) => {
      signal.addEventListener('abort', () => resolve(false), { signal: settled.signal })
    })
    const arriving = this.arrival.then(
      () => true,
      () => false,
    )
    const hasArrived = await Promise.race([arriving, leaving])
    settled.abort()
    this.#watchers.delete(onBytes)
    return hasArrived
  }
}
