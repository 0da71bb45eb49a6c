/** A customer who has just let go often grabs again within this time. */
const REST_MS = 1000

/** Whether the customer is busy with a pointer, a key or the wheel. */
class UserActivity {
  readonly #listeners = new Set<() => void>()
  #isPressed = false
  #timer: number | undefined

  /**
   * Whether the customer is in the middle of something: a pointer is down, or a key or the wheel was used a moment ago.
   */
  get isBusy(): boolean {
    return this.#isPressed || this.#timer !== undefined
  }

  /** Calls back when `isBusy` changes. */
  onChange(listener: () => void): void {
    if (this.#listeners.size === 0) this.#watch()
    this.#listeners.add(listener)
  }

  #watch(): void {
    const events: Readonly<Record<string, () => void>> = {
      pointerdown: () => this.#set(true),
      pointerup: () => this.#set(false),
      pointercancel: () => this.#set(false),
      // The browser's own drag ends without a pointer event.
      dragend: () => this.#set(false),
      // The window is never told of a release outside it.
      blur: () => this.#set(false),
      keydown: () => this.#set(this.#isPressed),
      wheel: () => this.#set(this.#isPressed),
    }
    for (const [name, heard] of Object.entries(events)) {
      window.addEventListener(name, heard, { capture: true, passive: true })
    }
  }

  #set(pressed: boolean): void {
    const before = this.isBusy
    this.#isPressed = pressed
    window.clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => {
      this.#timer = undefined
      if (!this.#isPressed) this.#tell()
    }, REST_MS)
    if (!before) this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** The page's only one. */
export const userActivity = new UserActivity()
