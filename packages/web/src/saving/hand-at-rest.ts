/** A hand that has just let go is about to take hold again. */
const REST_MS = 1000

/** What the customer's hand is doing, as far as pointers, keys and the wheel tell. */
class Hand {
  readonly #listeners = new Set<() => void>()
  #isPressed = false
  #timer: number | undefined

  /** Whether the customer is in the middle of something: a pointer is down, or a key or the wheel was used a moment ago. */
  get isBusy(): boolean {
    return this.#isPressed || this.#timer !== undefined
  }

  /** Calls back when that changes. */
  onChange(listener: () => void): void {
    if (this.#listeners.size === 0) this.#watch()
    this.#listeners.add(listener)
  }

  #watch(): void {
    const events: Readonly<Record<string, () => void>> = {
      pointerdown: () => this.#set(true),
      pointerup: () => this.#set(false),
      pointercancel: () => this.#set(false),
      // A drag of the browser's own ends without a pointer.
      dragend: () => this.#set(false),
      // What is let go of outside the window is never heard of.
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

/** There is one of this page. */
export const hand = new Hand()
