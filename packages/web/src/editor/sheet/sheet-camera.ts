import type { Point, Rect, ScreenPoint, Size } from '@collagerie/core/geometry'
import { VIEW_ZOOM, zoomView } from '@collagerie/core/handling'
import { placeElement, type SheetParts, shift } from './sheet-parts.ts'
import {
  fitOf,
  inView,
  moved,
  paddingIn,
  pixelRatio,
  rested,
  revealing,
  type SheetPose,
  type SheetViewport,
  sheetRect,
  wholeSheet,
  zoomedTo,
} from './sheet-pose.ts'
import { type SheetWindow, windowOf } from './sheet-window.ts'

/** Paints what the camera shows. */
export interface CameraListener {
  /** The whole sheet has a new size on the screen. */
  frame(format: Size): void
  /** The sheet moves to a new pose. */
  follow(pose: SheetPose): void
  /** The sheet has come to rest. */
  rest(seen: SheetWindow, pose: SheetPose): void
}

/** How the sheet is viewed: where it lies in its viewport, its zoom, and the movements in between. */
export class SheetCamera {
  readonly #parts: SheetParts
  readonly #listener: CameraListener
  #onZoom: (zoom: number) => void = () => {}
  #viewport: SheetViewport | undefined
  #ratio = 1
  #pose: SheetPose = { zoom: VIEW_ZOOM.least, x: 0, y: 0 }
  /** The zoom at the start of a movement, while there is one. */
  #startZoom: number | undefined
  /** The spot of the viewport that the movement zooms about, once it does. */
  #pinchedAt: ScreenPoint | undefined

  constructor(parts: SheetParts, listener: CameraListener) {
    this.#parts = parts
    this.#listener = listener
  }

  get hasMeasured(): boolean {
    return this.#viewport !== undefined
  }

  get isZoomed(): boolean {
    return this.#pose.zoom > VIEW_ZOOM.least
  }

  get isMoving(): boolean {
    return this.#startZoom !== undefined
  }

  /** Screen pixels per centimetre at the present zoom. */
  get pxPerCm(): number {
    return this.#viewport ? fitOf(this.#viewport) * this.#pose.zoom : 1
  }

  /** Canvas pixels per centimetre of the whole sheet. */
  get wholeScale(): number {
    return this.#viewport ? fitOf(this.#viewport) * this.#ratio : 1
  }

  /** Display pixels per centimetre at the present zoom. */
  get seenScale(): number {
    return this.wholeScale * this.#pose.zoom
  }

  onZoom(listener: (zoom: number) => void): void {
    this.#onZoom = listener
  }

  /** Tells the listener that no sheet is enlarged any more. */
  stop(): void {
    if (this.isZoomed) this.#onZoom(VIEW_ZOOM.least)
  }

  /** A point of the window, in centimetres from the format's corner. */
  pointAt(at: ScreenPoint): Point {
    const { x, y } = this.#inViewport(at)
    return { x: (x - this.#pose.x) / this.pxPerCm, y: (y - this.#pose.y) / this.pxPerCm }
  }

  /** The place of a sheet's point in the window. */
  spotOf({ x, y }: Point): ScreenPoint {
    const { left, top } = this.#parts.viewport.getBoundingClientRect()
    return { x: left + this.#pose.x + x * this.pxPerCm, y: top + this.#pose.y + y * this.pxPerCm }
  }

  isOnSheet(at: ScreenPoint): boolean {
    if (!this.#viewport) return false
    const { x, y } = this.#inViewport(at)
    const { size } = this.#viewport
    const sheet = sheetRect(this.#viewport, this.#pose)
    const isInView = x >= 0 && y >= 0 && x <= size.width && y <= size.height
    return isInView && x >= sheet.x && y >= sheet.y && x <= sheet.x + sheet.width && y <= sheet.y + sheet.height
  }

  beginMove(): void {
    if (this.isMoving || !this.#viewport) return
    this.#startZoom = this.#pose.zoom
    this.#parts.slots.dataset['moving'] = ''
  }

  panBy(by: ScreenPoint): void {
    if (this.#viewport) this.#moveTo(moved(this.#viewport, this.#pose, by))
  }

  /** Zooms by a factor since the movement began, about a spot of the window. Returns how far the view could follow. */
  pinch(factor: number, at: ScreenPoint): number {
    if (!this.#viewport || this.#startZoom === undefined) return factor
    this.#pinchedAt = this.#inViewport(at)
    this.#moveTo(zoomedTo(this.#viewport, this.#pose, zoomView(this.#startZoom, factor), this.#pinchedAt))
    return this.#pose.zoom / this.#startZoom
  }

  /** A pinch may leave the sheet beyond its bounds: it then comes to rest at the nearest allowed pose. */
  endMove(): void {
    if (this.#startZoom === undefined || !this.#viewport) return
    const startZoom = this.#startZoom
    const hasZoomed = startZoom !== this.#pose.zoom
    this.#startZoom = undefined
    if (hasZoomed && this.#pinchedAt) this.#moveTo(rested(this.#viewport, this.#pose, this.#ratio, this.#pinchedAt))
    this.#rest()
    if (startZoom !== this.#pose.zoom) this.#onZoom(this.#pose.zoom)
  }

  /** Zooms about the middle of the view. */
  zoomBy(factor: number): void {
    if (!this.#viewport) return
    const { width, height } = this.#viewport.size
    const zoom = zoomView(this.#pose.zoom, factor)
    this.#lookFrom(zoomedTo(this.#viewport, this.#pose, zoom, { x: width / 2, y: height / 2 }))
  }

  /** Zooms about a spot of the window. */
  zoomAbout(zoomOf: (zoom: number) => number, at: ScreenPoint): boolean {
    const zoom = zoomOf(this.#pose.zoom)
    if (!this.#viewport || zoom === this.#pose.zoom) return false
    this.#lookFrom(zoomedTo(this.#viewport, this.#pose, zoom, this.#inViewport(at)))
    return true
  }

  showWhole(): void {
    if (this.#viewport) this.#lookFrom(wholeSheet(this.#viewport))
  }

  /** Brings a box of the sheet into view, in centimetres. */
  reveal(box: Rect): void {
    if (this.#viewport && this.isZoomed && !this.isMoving) this.#lookFrom(revealing(this.#viewport, this.#pose, box))
  }

  /**
   * Measures the viewport. A new format shows the whole sheet; in a window of another size the zoom stays, moved into
   * view.
   */
  measure(format: Size | undefined): boolean {
    const { clientWidth: width, clientHeight: height } = this.#parts.viewport
    if (!format || width === 0 || height === 0) return false
    const middleHeight = this.#parts.middle.clientHeight
    // Taken from the window without a drawer, or the sheet would move a little whenever one comes up.
    const padding = paddingIn({ width, height: middleHeight })
    const viewport: SheetViewport = { size: { width, height }, middleHeight, padding, format }
    const ratio = pixelRatio(viewport, window.devicePixelRatio)
    const old = this.#viewport
    const isSameFormat = old?.format.width === format.width && old.format.height === format.height
    const isSameSize = old?.size.width === width && old.size.height === height && ratio === this.#ratio
    this.#viewport = viewport
    this.#ratio = ratio
    if (isSameFormat && isSameSize) return true
    const whole = windowOf(viewport, wholeSheet(viewport), ratio)
    this.#listener.frame(format)
    placeElement(this.#parts.canvas, whole.rect)
    placeElement(this.#parts.paper, whole.sheet)
    this.#lookFrom(isSameFormat && this.isZoomed ? inView(viewport, this.#pose) : wholeSheet(viewport))
    return true
  }

  #lookFrom(pose: SheetPose): void {
    const hasZoomed = pose.zoom !== this.#pose.zoom
    this.#moveTo(pose)
    this.#rest()
    if (hasZoomed) this.#onZoom(pose.zoom)
  }

  #moveTo(pose: SheetPose): void {
    this.#pose = pose
    if (!this.#viewport) return
    const whole = wholeSheet(this.#viewport)
    const { rect, sheet } = windowOf(this.#viewport, whole, this.#ratio)
    shift(this.#parts.canvas, rect, whole, pose)
    shift(this.#parts.paper, sheet, whole, pose)
    this.#listener.follow(pose)
  }

  /** Ends the movement and shows the slots again. */
  #rest(): void {
    if (!this.#viewport || this.isMoving) return
    const seen = windowOf(this.#viewport, this.#pose, this.#ratio)
    const { paper, slots } = this.#parts
    paper.style.transform = ''
    placeElement(paper, seen.sheet)
    placeElement(slots, seen.sheet)
    delete slots.dataset['moving']
    this.#listener.rest(seen, this.#pose)
  }

  #inViewport({ x, y }: ScreenPoint): ScreenPoint {
    const { left, top } = this.#parts.viewport.getBoundingClientRect()
    return { x: x - left, y: y - top }
  }
}
