import { whenIdle } from '../../ui/when-idle.ts'

/** The task runs within this time even if the page is never idle. */
const PATIENCE_MS = 200

/** A task for idle time. Asking twice runs it once. */
export class IdleTask {
  readonly #run: () => void
  #callOff: (() => void) | undefined

  constructor(run: () => void) {
    this.#run = run
  }

  ask(): void {
    this.#callOff ??= whenIdle(() => {
      this.#callOff = undefined
      this.#run()
    }, PATIENCE_MS)
  }

  cancel(): void {
    this.#callOff?.()
    this.#callOff = undefined
  }
}
