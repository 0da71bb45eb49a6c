import { DOTS_MS, dotsAt } from '@collagerie/core/photo'
import { isCalm } from '../../ui/calm.ts'

/** The dots of slots that wait for a photo. They move while there is such a slot, and stand still for who wants that. */
export class Dots {
  readonly #moved: () => void
  #ticks = 0
  #timer: number | undefined

  constructor(moved: () => void) {
    this.#moved = moved
  }

  get count(): number {
    return isCalm() ? dotsAt(2 * DOTS_MS) : dotsAt(this.#ticks * DOTS_MS)
  }

  /** Called with every plan: whether anything waits in it. */
  follow(isWaiting: boolean): void {
    if (!isWaiting || isCalm()) {
      this.stop()
    } else if (this.#timer === undefined) {
      this.#timer = window.setInterval(() => {
        this.#ticks += 1
        this.#moved()
      }, DOTS_MS)
    }
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#ticks = 0
  }
}
