/** A customer who has just let go often grabs again within this time. */
const REST_MS = 1000

/** The browser's own drag ends without a pointer event, and the window is never told of a release outside it. */
const ENDS: ReadonlySet<string> = new Set(['dragend', 'blur'])

/** Whether the customer is busy with a pointer, a key or the wheel. */
class UserActivity {
  readonly #listeners = new Set<() => void>()
  /** The pointers that are down, by their ids: with two fingers, one may go on when the other is lifted. */
  readonly #down = new Set<number>()
  #timer: number | undefined

  /**
   * Whether the customer is in the middle of something: a pointer is down, or a key or the wheel was used a moment ago.
   */
  get isBusy(): boolean {
    return this.#down.size > 0 || this.#timer !== undefined
  }

  /** Calls back when `isBusy` changes. */
  onChange(listener: () => void): void {
    if (this.#listeners.size === 0) this.#watch()
    this.#listeners.add(listener)
  }

  #watch(): void {
    const events = ['pointerdown', 'pointerup', 'pointercancel', 'dragend', 'blur', 'keydown', 'wheel']
    for (const name of events) {
      window.addEventListener(name, (event) => this.#note(event), { capture: true, passive: true })
    }
  }

  #note(event: Event): void {
    // A press takes the focus from something else, which is told so in between.
    if (event.type === 'blur' && event.target instanceof Element) return
    const before = this.isBusy
    if (event instanceof PointerEvent) {
      // The first finger on the screen: any other was lifted unheard.
      if (event.type === 'pointerdown' && event.isPrimary) this.#down.clear()
      if (event.type === 'pointerdown') this.#down.add(event.pointerId)
      else this.#down.delete(event.pointerId)
    } else if (ENDS.has(event.type)) this.#down.clear()
    window.clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => {
      this.#timer = undefined
      if (this.#down.size === 0) this.#tell()
    }, REST_MS)
    if (!before) this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** The page's only one. */
export const userActivity = new UserActivity()
