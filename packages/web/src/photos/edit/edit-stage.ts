import type { Point, Rect } from '@collagerie/core/geometry'
import {
  type CropHandle,
  clampPlacement,
  clampZoom,
  cropByHandle,
  cropFactor,
  type PlacedPhoto,
  panBy,
  zoomBy,
} from '@collagerie/core/placement'
import { openingIn } from './opening-in.ts'
import { StageInput } from './stage-input.ts'
import { type PaintedScene, type StageLook, StagePainter } from './stage-painter.ts'

const SLIDES_MS = 1500

export interface StageScene extends PaintedScene {
  readonly onChange: (placed: PlacedPhoto) => void
}

/**
 * A photo under its slot, moved by pointers, wheel and keys. It draws directly to its canvas and holds the placement
 * itself, so that nothing else renders while a finger moves.
 */
export class EditStage {
  readonly #element: HTMLElement
  readonly #scene: StageScene
  readonly #painter: StagePainter
  readonly #input: StageInput
  readonly #watcher: ResizeObserver
  readonly #repaint = () => {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => this.#paint())
  }
  #placed: PlacedPhoto
  #look: StageLook = { faces: [], sliding: undefined, isBefore: false }
  #frame = 0
  #slid: ReturnType<typeof setTimeout> | undefined
  #watching: ((placed: PlacedPhoto) => void) | undefined

  constructor(element: HTMLElement, canvas: HTMLCanvasElement, placed: PlacedPhoto, scene: StageScene) {
    this.#element = element
    this.#scene = scene
    this.#placed = clampPlacement(placed, scene.original, scene.slot)
    this.#painter = new StagePainter(canvas, scene, this.#repaint)
    this.#watcher = new ResizeObserver(this.#repaint)
    this.#watcher.observe(element)
    this.#input = new StageInput(element, {
      pan: (pixels) => this.change((each) => this.#panned(each, pixels)),
      zoom: (factor) => this.change((each) => zoomBy(each, factor)),
      pinch: (factor, pixels) => this.change((each) => this.#panned(zoomBy(each, factor), pixels)),
    })
  }

  get placed(): PlacedPhoto {
    return this.#placed
  }

  /** Calls back on each change. Returns a function that stops it. */
  watch(listener: (placed: PlacedPhoto) => void): () => void {
    this.#watching = listener
    return () => {
      this.#watching = undefined
    }
  }

  allowEditing(isEditable: boolean): void {
    this.#input.allow(isEditable)
  }

  /** Sets the faces to mark, in shares of the stored photo. */
  markFaces(faces: readonly Rect[]): void {
    this.#show({ faces })
  }

  /** Called while a slider moves: changes show at once and are made precise when it stops. */
  slide(what: StageLook['sliding']): void {
    // Not every device tells when a slider is released.
    clearTimeout(this.#slid)
    if (what) this.#slid = setTimeout(() => this.slide(undefined), SLIDES_MS)
    this.#show({ sliding: what })
  }

  /** Whether to show the original photo, to compare. */
  showBefore(isBefore: boolean): void {
    this.#show({ isBefore })
  }

  change(step: (placed: PlacedPhoto) => PlacedPhoto): void {
    const { original, slot, onChange } = this.#scene
    this.#placed = clampPlacement(step(this.#placed), original, slot)
    onChange(this.#placed)
    this.#watching?.(this.#placed)
    this.#repaint()
  }

  /** The share of the crop that remains when a handle is dragged by `pixels`, within the zoom's bounds. */
  cropFactor(handle: CropHandle, pixels: Point): number {
    const { zoom } = this.#placed
    return zoom / clampZoom(zoom / cropFactor(handle, this.#opening, pixels))
  }

  crop(handle: CropHandle, factor: number): void {
    const { original, slot } = this.#scene
    this.change((placed) => cropByHandle(placed, original, slot, { handle, factor }))
  }

  stop(): void {
    this.#input.stop()
    this.#watcher.disconnect()
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#slid)
  }

  #show(part: Partial<StageLook>): void {
    this.#look = { ...this.#look, ...part }
    this.#repaint()
  }

  #panned(placed: PlacedPhoto, pixels: Point): PlacedPhoto {
    const { original, slot } = this.#scene
    const unit = slot.width / this.#opening.width
    return panBy(placed, original, slot, { x: pixels.x * unit, y: pixels.y * unit })
  }

  /** The slot's place in the present room. */
  get #opening(): Rect {
    const { clientWidth: width, clientHeight: height } = this.#element
    return openingIn({ width, height }, this.#scene.slot)
  }

  #paint(): void {
    const { clientWidth: width, clientHeight: height } = this.#element
    const opening = this.#opening
    this.#tellOpening(opening)
    this.#painter.paint({ width, height }, opening, this.#placed, this.#look)
  }

  /** Tells the elements over the stage where the slot is. */
  #tellOpening({ x, y, width, height }: Rect): void {
    const { style } = this.#element
    style.setProperty('--opening-x', `${x}px`)
    style.setProperty('--opening-y', `${y}px`)
    style.setProperty('--opening-width', `${width}px`)
    style.setProperty('--opening-height', `${height}px`)
  }
}
