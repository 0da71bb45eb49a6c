import { closesSheet } from '@collagerie/core/handling'
import { ownFingers } from './own-fingers.ts'
import { prefersReducedMotion } from './reduced-motion.ts'

interface Grip {
  readonly pointer: number
  readonly sheet: HTMLElement
  readonly from: number
  readonly at: number
  readonly time: number
  readonly speed: number
}

const BACK_MS = 150

/** Lets a sheet be pulled down by its handle. It follows the finger, and closes or returns on release. */
export class SheetDrag {
  readonly #handle: HTMLElement
  readonly #close: () => void
  readonly #listening = new AbortController()
  readonly #freeFingers: () => void
  #grip: Grip | undefined

  constructor(handle: HTMLElement, close: () => void) {
    this.#handle = handle
    this.#close = close
    this.#freeFingers = ownFingers(handle)
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
    const sheet = this.#handle.closest<HTMLElement>('[data-sheet]')
    if (!isPrimary || button !== 0 || !sheet) return
    this.#handle.setPointerCapture(pointerId)
    this.#grip = { pointer: pointerId, sheet, from: clientY, at: clientY, time: timeStamp, speed: 0 }
  }

  #move({ pointerId, clientY, timeStamp }: PointerEvent): void {
    const grip = this.#grip
    if (grip?.pointer !== pointerId) return
    const speed = (clientY - grip.at) / Math.max(1, timeStamp - grip.time)
    this.#grip = { ...grip, at: clientY, time: timeStamp, speed }
    grip.sheet.style.translate = `0 ${Math.max(0, clientY - grip.from)}px`
  }

  #up({ pointerId, timeStamp }: PointerEvent): void {
    const grip = this.#grip
    if (grip?.pointer !== pointerId) return
    const { sheet, from, at, speed, time } = grip
    if (!closesSheet({ by: at - from, speed, restedMs: timeStamp - time, height: sheet.clientHeight }))
      return this.#putBack()
    this.#grip = undefined
    this.#close()
  }

  #putBack(): void {
    const sheet = this.#grip?.sheet
    this.#grip = undefined
    if (!sheet) return
    const { translate } = sheet.style
    sheet.style.translate = ''
    if (!prefersReducedMotion())
      sheet.animate([{ translate }, { translate: '0 0' }], { duration: BACK_MS, easing: 'ease-out' })
  }
}
