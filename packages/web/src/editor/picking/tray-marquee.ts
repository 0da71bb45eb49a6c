import { overlaps, type Point, type Rect } from '@collagerie/core/geometry'
import { isDrag } from '@collagerie/core/handling'
import { MarqueeBox, rectOf } from './marquee-box.ts'
import { pickAll } from './picks-store.ts'

interface Drawn {
  readonly pointer: number
  readonly from: Point
  readonly time: number
  readonly adds: boolean
}

/** Chooses the tray's photos that a rectangle touches, drawn with a mouse from the ground between them. */
export class TrayMarquee {
  readonly #tray: HTMLElement
  readonly #box = new MarqueeBox()
  readonly #listening = new AbortController()
  #drawn: Drawn | undefined
  /** Set once it is a rectangle and no longer a click. */
  #area: Rect | undefined

  constructor(tray: HTMLElement) {
    this.#tray = tray
    const { signal } = this.#listening
    tray.addEventListener('pointerdown', (event) => this.#down(event), { signal })
    window.addEventListener('pointermove', (event) => this.#move(event), { signal })
    window.addEventListener('pointerup', (event) => this.#up(event), { signal })
    window.addEventListener('pointercancel', () => this.#end(), { signal })
    window.addEventListener('keydown', (event) => this.#key(event), { signal, capture: true })
  }

  stop(): void {
    this.#listening.abort()
    this.#end()
  }

  #down(event: PointerEvent): void {
    const isGround = event.target instanceof Element && !event.target.closest('button, a, input, select, [data-photo]')
    if (!isGround || event.button !== 0 || event.pointerType === 'touch') return
    // Keeps the browser from selecting text.
    event.preventDefault()
    this.#drawn = { pointer: event.pointerId, from: spotOf(event), time: event.timeStamp, adds: event.shiftKey }
  }

  #move(event: PointerEvent): void {
    if (this.#drawn?.pointer !== event.pointerId) return
    const area = rectOf(this.#drawn.from, spotOf(event))
    const way = { elapsed: event.timeStamp - this.#drawn.time, distance: Math.hypot(area.width, area.height) }
    if (!this.#area && !isDrag(way)) return
    this.#area = area
    this.#box.show(area)
  }

  #up(event: PointerEvent): void {
    if (this.#drawn?.pointer !== event.pointerId) return
    if (this.#area) pickAll('photos', this.#touched(this.#area), this.#drawn.adds)
    this.#end()
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.#area) return
    event.preventDefault()
    event.stopPropagation()
    this.#end()
  }

  #end(): void {
    this.#box.hide()
    this.#drawn = undefined
    this.#area = undefined
  }

  #touched(area: Rect): readonly string[] {
    const tiles = [...this.#tray.querySelectorAll<HTMLElement>('[data-photo]')]
    return tiles
      .filter((tile) => overlaps(tile.getBoundingClientRect(), area))
      .map(({ dataset }) => dataset['photo'] ?? '')
  }
}

function spotOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}
