import { DOTS_MS, dotsAt } from '@collagerie/core/photo'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'

/** The dots of waiting slots. They move while a slot waits, and stand still for customers who prefer less motion. */
export class Dots {
  readonly #moved: () => void
  #ticks = 0
  #timer: number | undefined

  constructor(moved: () => void) {
    this.#moved = moved
  }

  get count(): number {
    return prefersReducedMotion() ? dotsAt(2 * DOTS_MS) : dotsAt(this.#ticks * DOTS_MS)
  }

  /** Called with every plan: whether a slot of it waits. */
  follow(isWaiting: boolean): void {
    if (!isWaiting || prefersReducedMotion()) {
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
