import { whenIdle } from '../../ui/when-idle.ts'

/** Idle time comes within this; a page that is never idle gets on with it all the same. */
const PATIENCE_MS = 200

/** Something to be done when there is nothing else to do. Asking twice does it once. */
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
