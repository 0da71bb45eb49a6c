import type { Point } from '@collagerie/core/geometry'
import { ZOOM_BUTTON } from '@collagerie/core/placement'
import { handleTouches } from '../../ui/handle-touches.ts'
import { ARROWS } from './arrows.ts'

const KEY_STEP = 10
const FINE_KEY_STEP = 1
const WHEEL_SPEED = 0.0015
const FILLS_WINDOW = 0.75

const ZOOM_KEYS: Readonly<Record<string, number>> = {
  '+': ZOOM_BUTTON.larger,
  '=': ZOOM_BUTTON.larger,
  '-': ZOOM_BUTTON.smaller,
  _: ZOOM_BUTTON.smaller,
}

/**
 * What the input asks of the photo. Pixels are those of the stage; the factor is how much more of the photo becomes
 * visible.
 */
interface StageMoves {
  pan(pixels: Point): void
  zoom(factor: number): void
  /** Zooms and moves at once, as two fingers do. */
  pinch(factor: number, pixels: Point): void
}

/** Pointers, wheel and keys over a stage. */
export class StageInput {
  readonly #stage: HTMLElement
  readonly #moves: StageMoves
  readonly #pointers = new Map<number, Point>()
  readonly #stopping = new AbortController()
  #isAllowed = false
  #freeFingers: (() => void) | undefined

  constructor(stage: HTMLElement, moves: StageMoves) {
    this.#stage = stage
    this.#moves = moves
    this.allow(true)
    const { signal } = this.#stopping
    stage.addEventListener('pointerdown', (event) => this.#down(event), { signal })
    stage.addEventListener('pointermove', (event) => this.#move(event), { signal })
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
      stage.addEventListener(type, ({ pointerId }) => this.#pointers.delete(pointerId), { signal })
    }
    // Not passive: the wheel must not scroll the dialog as well.
    stage.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false })
    stage.addEventListener('keydown', (event) => this.#key(event), { signal })
  }

  /** Lets the keyboard reach the stage only while there is something to do. */
  allow(isAllowed: boolean): void {
    this.#isAllowed = isAllowed
    this.#stage.tabIndex = isAllowed ? 0 : -1
    this.#pointers.clear()
    this.#freeFingers?.()
    this.#freeFingers = isAllowed ? handleTouches(this.#stage) : undefined
  }

  stop(): void {
    this.#freeFingers?.()
    this.#stopping.abort()
  }

  #down(event: PointerEvent): void {
    if (!this.#isAllowed || event.button !== 0 || this.#pointers.size === 2) return
    this.#stage.setPointerCapture(event.pointerId)
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  #move(event: PointerEvent): void {
    if (!this.#pointers.has(event.pointerId)) return
    const before = Array.from(this.#pointers.values())
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const after = Array.from(this.#pointers.values())
    const [from, to] = [middleOf(before), middleOf(after)]
    this.#moves.pinch(spreadOf(before) / spreadOf(after), { x: to.x - from.x, y: to.y - from.y })
  }

  #wheel(event: WheelEvent): void {
    if (!this.#isAllowed || this.#fillsWindow()) return
    event.preventDefault()
    this.#moves.zoom(Math.exp(event.deltaY * WHEEL_SPEED))
  }

  /** At four times zoom the wheel has nowhere else to scroll; sideways there is room beside the stage. */
  #fillsWindow(): boolean {
    const { clientWidth, clientHeight } = this.#stage
    return clientHeight > FILLS_WINDOW * window.innerHeight && clientWidth > FILLS_WINDOW * window.innerWidth
  }

  #key(event: KeyboardEvent): void {
    if (!this.#isAllowed || event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = ARROWS[event.key]
    const factor = ZOOM_KEYS[event.key]
    if (!arrow && factor === undefined) return
    event.preventDefault()
    const step = event.shiftKey ? FINE_KEY_STEP : KEY_STEP
    if (arrow) this.#moves.pan({ x: arrow.x * step, y: arrow.y * step })
    else if (factor !== undefined) this.#moves.zoom(factor)
  }
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** The distance between two fingers; constant for one, so that it changes nothing. */
function spreadOf([a, b]: readonly Point[]): number {
  return a && b ? Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) : 1
}
