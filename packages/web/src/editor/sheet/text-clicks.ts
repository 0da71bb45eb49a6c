/** A second click within this time makes a double click. */
const DOUBLE_MS = 300

interface Clicked {
  once(slot: string): void
  twice(slot: string): void
}

/**
 * Tells a click on a text from a double click. A dialog opened by the first click would get the second, so it waits as
 * long as a second may come.
 */
export class TextClicks {
  readonly #clicked: Clicked
  #slot: string | undefined
  #timer = 0

  constructor(clicked: Clicked) {
    this.#clicked = clicked
  }

  click(slot: string): void {
    const isSecond = slot === this.#slot
    this.stop()
    if (isSecond) return this.#clicked.twice(slot)
    this.#slot = slot
    this.#timer = window.setTimeout(() => {
      this.stop()
      this.#clicked.once(slot)
    }, DOUBLE_MS)
  }

  stop(): void {
    window.clearTimeout(this.#timer)
    this.#slot = undefined
  }
}
