import { clamp } from '@collagerie/core/geometry'
import type { SheetView } from './sheet-view.ts'

/** A wheel does not tell when it stops: after this long without an event it has. */
const STILL_MS = 180
const LINE_PX = 16
/** Limits one notch of a wheel to a moderate step; the fine steps of a trackpad count in full. */
const MOST_PER_EVENT = 25

/** With Ctrl, which is how a trackpad's pinch arrives, the wheel zooms; alone it moves an enlarged sheet. */
export class SheetWheel {
  readonly #view: SheetView
  readonly #listening = new AbortController()
  #factor = 1
  #timer = 0

  constructor(viewport: HTMLElement, view: SheetView) {
    this.#view = view
    viewport.addEventListener('wheel', (event) => this.#turn(event), { signal: this.#listening.signal, passive: false })
  }

  stop(): void {
    this.#listening.abort()
    clearTimeout(this.#timer)
  }

  #turn(event: WheelEvent): void {
    const isZoom = event.ctrlKey || event.metaKey
    if (!isZoom && !this.#view.camera.isZoomed) return
    event.preventDefault()
    this.#view.camera.beginMove()
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_PX
    if (isZoom) {
      const turn = clamp(event.deltaY * unit, -MOST_PER_EVENT, MOST_PER_EVENT)
      // A wheel turned past the end reacts as soon as it is turned back.
      this.#factor = this.#view.camera.pinch(this.#factor * Math.exp(-turn / 100), {
        x: event.clientX,
        y: event.clientY,
      })
    } else {
      this.#view.camera.panBy({ x: -event.deltaX * unit, y: -event.deltaY * unit })
    }
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.#rest(), STILL_MS)
  }

  #rest(): void {
    this.#factor = 1
    this.#view.camera.endMove()
  }
}
