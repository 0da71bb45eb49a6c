/** Idle time comes within this; a page that is never idle gets on with it all the same. */
const PATIENCE_MS = 200

/** Something to be done when there is nothing else to do. Asking twice does it once. */
export class IdleTask {
  readonly #run: () => void
  #handle: number | undefined

  constructor(run: () => void) {
    this.#run = run
  }

  ask(): void {
    if (this.#handle !== undefined) return
    const start = () => {
      this.#handle = undefined
      this.#run()
    }
    this.#handle = knowsIdleTime()
      ? window.requestIdleCallback(start, { timeout: PATIENCE_MS })
      : window.setTimeout(start, PATIENCE_MS / 4)
  }

  cancel(): void {
    if (this.#handle === undefined) return
    if (knowsIdleTime()) window.cancelIdleCallback(this.#handle)
    else window.clearTimeout(this.#handle)
    this.#handle = undefined
  }
}

/** Safari has learnt of it only lately. */
function knowsIdleTime(): boolean {
  return typeof window.requestIdleCallback === 'function'
}
