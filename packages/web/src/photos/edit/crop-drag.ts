import type { Point } from '@collagerie/core/geometry'
import type { CropHandle } from '@collagerie/core/placement'
import { handleTouches } from '../../ui/handle-touches.ts'
import { ARROWS } from './arrows.ts'
import type { EditStage } from './edit-stage.ts'

const KEY_STEP = 12
const FINE_KEY_STEP = 2

interface Grip {
  readonly pointer: number
  readonly handle: CropHandle
  readonly from: Point
  readonly factor: number
}

/** Crops by the handles of a frame: the frame follows the pointer, and on release its content fills the slot. */
export class CropDrag {
  readonly #frame: HTMLElement
  readonly #stage: EditStage
  readonly #listening = new AbortController()
  readonly #freeFingers: () => void
  #grip: Grip | undefined

  constructor(frame: HTMLElement, stage: EditStage) {
    this.#frame = frame
    this.#stage = stage
    this.#freeFingers = handleTouches(frame)
    const { signal } = this.#listening
    frame.addEventListener('pointerdown', (event) => this.#down(event), { signal })
    frame.addEventListener('pointermove', (event) => this.#move(event), { signal })
    frame.addEventListener('pointerup', (event) => this.#up(event), { signal })
    frame.addEventListener('pointercancel', () => this.#letGo(), { signal })
    frame.addEventListener('keydown', (event) => this.#key(event), { signal })
  }

  stop(): void {
    this.#freeFingers()
    this.#listening.abort()
  }

  #down(event: PointerEvent): void {
    const handle = handleAt(event.target)
    if (!handle || event.button !== 0) return
    // Otherwise the stage below would move the photo.
    event.stopPropagation()
    if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId)
    this.#grip = { pointer: event.pointerId, handle, from: { x: event.clientX, y: event.clientY }, factor: 1 }
  }

  #move(event: PointerEvent): void {
    const grip = this.#grip
    if (grip?.pointer !== event.pointerId) return
    const by = { x: event.clientX - grip.from.x, y: event.clientY - grip.from.y }
    const factor = this.#stage.cropFactor(grip.handle, by)
    this.#grip = { ...grip, factor }
    const { x, y } = grip.handle
    // The side opposite the handle stays in place; for a handle in the middle of a side, both ends move.
    this.#frame.style.setProperty('--cut', String(factor))
    this.#frame.style.setProperty('--keep-x', String((1 - x) / 2))
    this.#frame.style.setProperty('--keep-y', String((1 - y) / 2))
  }

  #up({ pointerId }: PointerEvent): void {
    const grip = this.#grip
    if (grip?.pointer !== pointerId) return
    this.#letGo()
    if (grip.factor !== 1) this.#stage.crop(grip.handle, grip.factor)
  }

  #letGo(): void {
    this.#grip = undefined
    this.#frame.style.removeProperty('--cut')
  }

  /** An arrow key moves the corner as far as a finger would. */
  #key(event: KeyboardEvent): void {
    const handle = handleAt(event.target)
    const arrow = ARROWS[event.key]
    if (!handle || !arrow || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    const step = event.shiftKey ? FINE_KEY_STEP : KEY_STEP
    this.#stage.crop(handle, this.#stage.cropFactor(handle, { x: arrow.x * step, y: arrow.y * step }))
  }
}

function handleAt(target: EventTarget | null): CropHandle | undefined {
  const data = target instanceof HTMLElement ? target.dataset : {}
  const { handleX, handleY } = data
  if (handleX === undefined || handleY === undefined) return undefined
  return { x: sideOf(handleX), y: sideOf(handleY) }
}

function sideOf(text: string): -1 | 0 | 1 {
  return text === '-1' ? -1 : text === '1' ? 1 : 0
}
