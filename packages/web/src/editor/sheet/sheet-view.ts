import { type CollagePage, photoSlotOf, slotAt, slotDataOf } from '@collagerie/core/collage'
import { centreOf, type Rect, type ScreenPoint } from '@collagerie/core/geometry'
import type { PaintStep } from '@collagerie/painter'
import type { PictureSource } from '../../painting/picture-source.ts'
import type { ScreenBox } from './flier.ts'
import { PhotosInAir } from './photos-in-air.ts'
import { PlannedSheet } from './planned-sheet.ts'
import { SheetCamera } from './sheet-camera.ts'
import type { SheetLook } from './sheet-front.ts'
import { SheetPainting } from './sheet-painting.ts'
import type { SheetParts } from './sheet-parts.ts'
import { zoomForFinger, zoomForLetters } from './sheet-pose.ts'
import { elementOf } from './stop-element.ts'
import { TargetHighlight } from './target-highlight.ts'

/**
 * The sheet on the screen, outside React: its plan, its camera, its painting and the lifted photos. While the view
 * moves, the painting is only transformed.
 */
export class SheetView {
  readonly camera: SheetCamera
  readonly air: PhotosInAir
  readonly target: TargetHighlight
  readonly #slots: HTMLElement
  readonly #planned: PlannedSheet
  readonly #painting: SheetPainting
  readonly #watcher: ResizeObserver

  constructor(parts: SheetParts, source: PictureSource) {
    this.#slots = parts.slots
    this.target = new TargetHighlight(parts.slots)
    this.#planned = new PlannedSheet(source, {
      replanned: (steps) => this.#replan(steps),
      dotsMoved: (steps) => this.#moveDots(steps),
    })
    this.camera = new SheetCamera(parts, {
      frame: (format) => this.#painting.frame(format),
      follow: (pose) => this.#painting.follow(pose),
      rest: (seen, pose) => this.#painting.rest(seen, pose),
    })
    this.#painting = new SheetPainting({
      canvas: parts.canvas,
      source,
      camera: this.camera,
      format: () => this.page?.template.format,
    })
    this.air = new PhotosInAir({
      placed: (slot) => this.page && slotDataOf(this.page, slot)?.photo,
      boxOf: (slot) => this.#boxOf(slot),
      picture: (slot) => this.#painting.pictureOf(slot),
      repaint: () => this.#painting.showNow(this.#onSheet()),
    })
    this.#watcher = new ResizeObserver(() => this.#painting.renderSoon())
    this.#watcher.observe(parts.viewport)
  }

  get page(): CollagePage | undefined {
    return this.#planned.page
  }

  show(page: CollagePage, look: SheetLook): void {
    this.#planned.show(page, look)
  }

  stop(): void {
    this.#watcher.disconnect()
    this.#planned.stop()
    this.air.stop()
    this.#painting.stop()
    this.camera.stop()
  }

  /** The photo slot under a spot of the page. */
  slotAt(at: ScreenPoint): string | undefined {
    if (!this.page || !this.camera.isOnSheet(at)) return undefined
    return slotAt(this.page.template, this.camera.pointAt(at))
  }

  /** Zooms in on a slot too small for a finger. False if that does not help. */
  enlarge(slot: string): boolean {
    const element = elementOf(this.#slots, slot)
    if (!element) return false
    const { x, y, width, height } = element.getBoundingClientRect()
    const middle = { x: x + width / 2, y: y + height / 2 }
    return this.camera.zoomAbout((zoom) => zoomForFinger(zoom, Math.min(width, height)), middle)
  }

  /** Zooms in on a text whose letters, given by their height in centimetres, are too small to write. */
  bringNear(box: Rect, letters: number): void {
    const middle = centreOf(box)
    const zoomOf = (zoom: number) => zoomForLetters(zoom, letters * this.camera.pxPerCm)
    this.camera.zoomAbout(zoomOf, this.camera.spotOf(middle))
    // A text wider than the view is shown from its middle.
    this.camera.reveal({ ...box, x: middle.x, width: 0 })
  }

  #replan(steps: readonly PaintStep[]): void {
    if (!this.#painting.take(steps) && !this.air.isExpecting) return
    this.air.onChange()
    this.#painting.show(this.#onSheet())
  }

  /** Lifted photos are not affected. */
  #moveDots(steps: readonly PaintStep[]): void {
    this.#painting.take(steps)
    this.#painting.show(this.#onSheet())
  }

  /** The steps without the lifted photos. */
  #onSheet(): readonly PaintStep[] | undefined {
    return this.air.slots.size === 0 ? undefined : this.#planned.without(this.air.slots)
  }

  #boxOf(slot: string): ScreenBox | undefined {
    const found = this.page && photoSlotOf(this.page.template, slot)
    if (!found) return undefined
    const { x, y, width, height } = found.box
    const scale = this.camera.pxPerCm
    const middle = this.camera.spotOf({ x: x + width / 2, y: y + height / 2 })
    return { ...middle, width: width * scale, height: height * scale, rotation: found.rotation }
  }
}
