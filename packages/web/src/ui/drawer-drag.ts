import { closesDrawer } from '@collagerie/core/handling'
import { handleTouches } from './handle-touches.ts'
import { prefersReducedMotion } from './reduced-motion.ts'

interface Grip {
  readonly pointer: number
  readonly drawer: HTMLElement
  readonly from: number
  readonly at: number
  readonly time: number
  readonly speed: number
}

const BACK_MS = 150
/** Pulled up this far, a drawer that can grow does so under the finger. */
const GROWN_BY_PX = 24

/** Makes a drawer higher, or as high as it was; tells whether it is another height now. */
export type Grow = (isHigh: boolean) => boolean

/**
 * Lets a drawer be pulled down by its handle. It follows the finger, and closes or returns on release; pulled up, one
 * that can grow does, and pulled down from there it is first as high as it was.
 */
export class DrawerDrag {
  readonly #handle: HTMLElement
  readonly #close: () => void
  readonly #grow: Grow
  readonly #listening = new AbortController()
  readonly #freeFingers: () => void
  #grip: Grip | undefined

  constructor(handle: HTMLElement, close: () => void, grow: Grow = () => false) {
    this.#grow = grow
    this.#handle = handle
    this.#close = close
    this.#freeFingers = handleTouches(handle)
    const { signal } = this.#listening
    handle.addEventListener('pointerdown', (event) => this.#down(event), { signal })
    handle.addEventListener('pointermove', (event) => this.#move(event), { signal })
    handle.addEventListener('pointerup', (event) => this.#up(event), { signal })
    handle.addEventListener('pointercancel', () => this.#putBack(), { signal })
  }

  stop(): void {
    this.#freeFingers()
    this.#listening.abort()
  }

  #down({ isPrimary, button, pointerId, clientY, timeStamp }: PointerEvent): void {
    const drawer = this.#handle.closest<HTMLElement>('[data-drawer]')
    if (!isPrimary || button !== 0 || !drawer) return
    this.#handle.setPointerCapture(pointerId)
    this.#grip = { pointer: pointerId, drawer, from: clientY, at: clientY, time: timeStamp, speed: 0 }
  }

  #move({ pointerId, clientY, timeStamp }: PointerEvent): void {
    const grip = this.#grip
    if (grip?.pointer !== pointerId) return
    const speed = (clientY - grip.at) / Math.max(1, timeStamp - grip.time)
    this.#grip = { ...grip, at: clientY, time: timeStamp, speed }
    if (clientY - grip.from < -GROWN_BY_PX && this.#grow(true)) {
      this.#grip = { ...grip, from: clientY, at: clientY, time: timeStamp, speed: 0 }
      return
    }
    grip.drawer.style.translate = `0 ${Math.max(0, clientY - grip.from)}px`
  }

  #up({ pointerId, timeStamp }: PointerEvent): void {
    const grip = this.#grip
    if (grip?.pointer !== pointerId) return
    const { drawer, from, at, speed, time } = grip
    if (!closesDrawer({ by: at - from, speed, restedMs: timeStamp - time, height: drawer.clientHeight }))
      return this.#putBack()
    if (this.#grow(false)) return this.#putBack()
    this.#grip = undefined
    this.#close()
  }

  #putBack(): void {
    const drawer = this.#grip?.drawer
    this.#grip = undefined
    if (!drawer) return
    const { translate } = drawer.style
    drawer.style.translate = ''
    if (!prefersReducedMotion())
      drawer.animate([{ translate }, { translate: '0 0' }], { duration: BACK_MS, easing: 'ease-out' })
  }
}
