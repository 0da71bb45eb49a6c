interface Running {
  left: number
  /** When it started; undefined while it is held. */
  since: number | undefined
  timer: ReturnType<typeof setTimeout> | undefined
  isHeld: boolean
}

const BASE_MS = 4000
/** Slower than most people read. */
const PER_CHARACTER_MS = 80
/** Added if there is a button to reach. */
const TO_REACH_MS = 4000

export function stayMs(characters: number, hasAction: boolean): number {
  return BASE_MS + PER_CHARACTER_MS * characters + (hasAction ? TO_REACH_MS : 0)
}

/** Counts down for each toast. Time stops while the toast is held or the window is hidden. */
export class ToastClock {
  readonly #running = new Map<number, Running>()
  readonly #isOver: (id: number) => void

  constructor(isOver: (id: number) => void) {
    this.#isOver = isOver
    document.addEventListener('visibilitychange', () => {
      for (const id of this.#running.keys()) this.#update(id)
    })
  }

  /** Starts once: a toast that moves to another place keeps its remaining time. */
  start(id: number, ms: number): void {
    if (this.#running.has(id)) return
    this.#running.set(id, { left: ms, since: undefined, timer: undefined, isHeld: false })
    this.#update(id)
  }

  hold(id: number, isHeld: boolean): void {
    const clock = this.#running.get(id)
    if (!clock) return
    clock.isHeld = isHeld
    this.#update(id)
  }

  forget(id: number): void {
    clearTimeout(this.#running.get(id)?.timer)
    this.#running.delete(id)
  }

  #update(id: number): void {
    const clock = this.#running.get(id)
    if (!clock) return
    clearTimeout(clock.timer)
    if (clock.since !== undefined) clock.left -= Date.now() - clock.since
    const runs = !clock.isHeld && document.visibilityState === 'visible'
    clock.since = runs ? Date.now() : undefined
    clock.timer = runs ? setTimeout(() => this.#isOver(id), clock.left) : undefined
  }
}
