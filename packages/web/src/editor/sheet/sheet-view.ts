import { type Collage, photoSlotOf, slotAt, slotDataOf } from '@collagerie/core/collage'
import type { Point, Rect, ScreenPoint } from '@collagerie/core/geometry'
import { VIEW_ZOOM, zoomView } from '@collagerie/core/handling'
import { type Easel, facesOf, type Step, sheetPixels } from '@collagerie/painter'
import { track } from '../../analytics/analytics.ts'
import { loadArt } from '../../painting/art-store.ts'
import { loadFaces } from '../../painting/load-faces.ts'
import type { PictureSource } from '../../painting/picture-source.ts'
import { wantedPixels } from '../../painting/wanted-pixels.ts'
import { changedRegions, regionsOfPhoto } from './changed-regions.ts'
import { Dots } from './dots.ts'
import type { ScreenBox } from './flier.ts'
import { frontSteps, paintSlot, type SheetLook } from './front.ts'
import { IdleTask } from './idle-task.ts'
import { PhotosInAir } from './photos-in-air.ts'
import { SharpView } from './sharp-view.ts'
import { place, type SheetParts, shift } from './sheet-parts.ts'
import { type SheetContent, SheetPicture } from './sheet-picture.ts'
import {
  fitOf,
  moved,
  pixelRatio,
  rested,
  revealing,
  type SheetPose,
  type SheetViewport,
  settled,
  sheetRect,
  wholeSheet,
  zoomedTo,
  zoomForFinger,
} from './sheet-pose.ts'
import { windowOf } from './sheet-window.ts'
import { elementOf } from './stop-element.ts'

/**
 * The sheet on the screen, outside of React. The whole sheet is painted once; from then on only what changed is painted,
 * a lifted photo has a layer of its own, and while the view moves what is painted is only transformed.
 *
 * A long file: looking and painting share one pose, one viewport and one frame, and apart they would
 * mostly tell each other of these.
 */
export class SheetView {
  readonly #parts: SheetParts
  readonly #source: PictureSource
  readonly #watcher: ResizeObserver
  readonly #whole: SheetPicture
  readonly #sharp: SharpView
  readonly #dots = new Dots(() => this.#replanDots())
  readonly #improvement = new IdleTask(() => this.#improve())
  readonly air = new PhotosInAir({
    placed: (slot) => this.#collage && slotDataOf(this.#collage, slot)?.photo,
    boxOf: (slot) => this.#boxOf(slot),
    picture: (slot) => this.#pictureOf(slot),
    repaint: () => this.#repaintNow(),
  })
  readonly #arrivals = new Map<string, () => void>()
  #onZoom: (zoom: number) => void = () => {}
  #collage: Collage | undefined
  #look: SheetLook | undefined
  #steps: readonly Step[] | undefined
  /** The steps on the canvas: all but the photos that are in the air. */
  #shown: readonly Step[] | undefined
  #viewport: SheetViewport | undefined
  #ratio = 1
  #pose: SheetPose = { zoom: VIEW_ZOOM.least, x: 0, y: 0 }
  #frame = 0
  /** The zoom a movement began with, while there is one. */
  #startZoom: number | undefined
  /** The spot of the viewport the movement zoomed about, once it has. */
  #pinchedAt: ScreenPoint | undefined
  #target: HTMLElement | undefined
  constructor(parts: SheetParts, source: PictureSource) {
    this.#parts = parts
    this.#source = source
    this.#whole = new SheetPicture(parts.canvas, true)
    this.#sharp = new SharpView(parts.canvas)
    this.#watcher = new ResizeObserver(() => this.#renderSoon())
    this.#watcher.observe(parts.viewport)
  }

  get collage(): Collage | undefined {
    return this.#collage
  }

  get isZoomed(): boolean {
    return this.#pose.zoom > VIEW_ZOOM.least
  }

  /** Pixels of the screen per centimetre, as the sheet is seen now. */
  get pxPerCm(): number {
    return this.#viewport ? fitOf(this.#viewport) * this.#pose.zoom : 1
  }

  onZoom(listener: (zoom: number) => void): void {
    this.#onZoom = listener
  }

  /** Texts are measured only once their fonts are there; drawings may follow. */
  show(collage: Collage, look: SheetLook): void {
    this.#collage = collage
    this.#look = look
    const replan = () => {
      if (this.#collage === collage && this.#look === look) this.#replan()
    }
    loadFaces(facesOf(collage)).catch(reportFailure).then(replan).catch(reportFailure)
    if (collage.template.variation.layers.some(({ kind }) => kind === 'overlay')) {
      loadArt(collage.template).catch(reportFailure).then(replan).catch(reportFailure)
    }
  }

  stop(): void {
    this.#watcher.disconnect()
    cancelAnimationFrame(this.#frame)
    this.#improvement.cancel()
    this.#dots.stop()
    this.air.stop()
    this.#sharp.clear()
    // Whoever comes next sees the whole sheet.
    if (this.isZoomed) this.#onZoom(VIEW_ZOOM.least)
  }

  // What lies where

  /** A spot of the page in centimetres from the format's corner. */
  pointAt({ x, y }: ScreenPoint): Point {
    const { left, top } = this.#parts.viewport.getBoundingClientRect()
    return { x: (x - left - this.#pose.x) / this.pxPerCm, y: (y - top - this.#pose.y) / this.pxPerCm }
  }

  isOnSheet(at: ScreenPoint): boolean {
    if (!this.#viewport) return false
    const { x, y } = this.#inViewport(at)
    const { size } = this.#viewport
    const sheet = sheetRect(this.#viewport, this.#pose)
    const isInView = x >= 0 && y >= 0 && x <= size.width && y <= size.height
    return isInView && x >= sheet.x && y >= sheet.y && x <= sheet.x + sheet.width && y <= sheet.y + sheet.height
  }

  /** The photo slot under a spot of the page. */
  slotAt(at: ScreenPoint): string | undefined {
    if (!this.#collage || !this.isOnSheet(at)) return undefined
    return slotAt(this.#collage.template, this.pointAt(at))
  }

  /** Lets a slot glow as the one that would take what is being dragged. */
  markTarget(slot: string | undefined): void {
    const marked = this.#target?.dataset['slot']
    if (marked === slot && (slot === undefined || this.#target?.isConnected)) return
    delete this.#target?.dataset['target']
    this.#target = slot === undefined ? undefined : elementOf(this.#parts.slots, slot)
    if (this.#target) this.#target.dataset['target'] = ''
  }

  // How the sheet is looked at

  beginMove(): void {
    if (this.#startZoom !== undefined || !this.#viewport) return
    this.#startZoom = this.#pose.zoom
    this.#parts.slots.dataset['moving'] = ''
  }

  panBy(by: ScreenPoint): void {
    if (this.#viewport) this.#moveTo(moved(this.#viewport, this.#pose, by))
  }

  /** The factor counts from where the movement began; the spot is one of the page. */
  pinch(factor: number, at: ScreenPoint): void {
    if (!this.#viewport || this.#startZoom === undefined) return
    this.#pinchedAt = this.#inViewport(at)
    this.#moveTo(zoomedTo(this.#viewport, this.#pose, zoomView(this.#startZoom, factor), this.#pinchedAt))
  }

  /** A pinch may have left the sheet where no view is to stay: it then comes to rest at the nearest that is. */
  endMove(): void {
    if (this.#startZoom === undefined || !this.#viewport) return
    const startZoom = this.#startZoom
    const hasZoomed = startZoom !== this.#pose.zoom
    this.#startZoom = undefined
    if (hasZoomed && this.#pinchedAt) this.#moveTo(rested(this.#viewport, this.#pose, this.#ratio, this.#pinchedAt))
    this.#rest()
    if (startZoom !== this.#pose.zoom) this.#onZoom(this.#pose.zoom)
  }

  /** Zooms about the middle of what is seen. */
  zoomBy(factor: number): void {
    if (!this.#viewport) return
    const { width, height } = this.#viewport.size
    const zoom = zoomView(this.#pose.zoom, factor)
    this.#lookFrom(zoomedTo(this.#viewport, this.#pose, zoom, { x: width / 2, y: height / 2 }))
  }

  showWhole(): void {
    if (this.#viewport) this.#lookFrom(wholeSheet(this.#viewport))
  }

  /** Brings a box of the sheet into view, in centimetres. */
  reveal(box: Rect): void {
    if (this.#viewport && this.isZoomed && this.#startZoom === undefined)
      this.#lookFrom(revealing(this.#viewport, this.#pose, box))
  }

  /** Enlarges the sheet about a slot too small for a finger. False where there is nothing to gain. */
  enlarge(slot: string): boolean {
    const element = elementOf(this.#parts.slots, slot)
    if (!this.#viewport || !element) return false
    const { x, y, width, height } = element.getBoundingClientRect()
    const zoom = zoomForFinger(this.#pose.zoom, Math.min(width, height))
    if (zoom === this.#pose.zoom) return false
    this.#lookFrom(
      zoomedTo(this.#viewport, this.#pose, zoom, this.#inViewport({ x: x + width / 2, y: y + height / 2 })),
    )
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
    this.#sharp.follow(pose)
  }

  /** The movement is over: the slots are there again, and what is enlarged becomes sharp. */
  #rest(): void {
    if (!this.#viewport || this.#startZoom !== undefined) return
    const seen = windowOf(this.#viewport, this.#pose, this.#ratio)
    const { paper, slots } = this.#parts
    paper.style.transform = ''
    place(paper, seen.sheet)
    place(slots, seen.sheet)
    delete slots.dataset['moving']
    if (this.isZoomed) this.#sharp.show(seen, this.#pose)
    else this.#sharp.clear()
    this.#renderSoon()
  }

  #inViewport({ x, y }: ScreenPoint): ScreenPoint {
    const { left, top } = this.#parts.viewport.getBoundingClientRect()
    return { x: x - left, y: y - top }
  }

  // Painting

  /** How a source tells that a photo has come. One and the same for each photo, so that a source keeps it once. */
  #arrivalOf(id: string): () => void {
    const known = this.#arrivals.get(id)
    if (known) return known
    const arrived = () => this.#invalidate(regionsOfPhoto(this.#steps ?? [], id, this.#scale))
    this.#arrivals.set(id, arrived)
    return arrived
  }

  /** The photos as they are wanted at a scale. */
  #picturesAt(scale: number): Easel['pictures'] {
    const wanted = wantedPixels(this.#steps ?? [], scale)
    return (id, effect) => this.#source.picture(id, effect, this.#arrivalOf(id), wanted.get(id))
  }

  #replan(): void {
    if (!this.#collage) return
    const steps = this.#plan(this.#collage)
    this.#dots.follow(steps.some((step) => step.kind === 'placeholder' && step.sign?.kind === 'dots'))
    const isSame = this.#steps && changedRegions(this.#steps, steps, this.#scale)?.length === 0
    this.#steps = steps
    if (isSame && !this.air.isExpecting) return
    this.air.onChange()
    this.#refresh()
    // The first painting is long enough without waiting for a frame.
    if (!this.#viewport) this.#render()
  }

  #plan(collage: Collage): readonly Step[] {
    return this.#look ? frontSteps(collage, this.#look, this.#source, this.#dots.count) : []
  }

  /** The dots moved; what is in the air does not mind. */
  #replanDots(): void {
    if (this.#collage) this.#steps = this.#plan(this.#collage)
    this.#refresh()
  }

  /** Finds out what looks wrong on the canvas now. */
  #refresh(): void {
    const steps = this.#withoutAir()
    const regions = this.#shown && changedRegions(this.#shown, steps, this.#scale)
    this.#shown = steps
    this.#invalidate(regions)
  }

  #invalidate(regions: readonly Rect[] | undefined): void {
    this.#whole.invalidate(regions)
    this.#sharp.invalidate(regions)
    this.#renderSoon()
  }

  #renderSoon(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#render())
  }

  /** What leaves the sheet or comes back to it must not be missing, or there twice, for a single frame. */
  #repaintNow(): void {
    this.#refresh()
    if (!this.#viewport) return
    this.#whole.paint(this.#content(this.#scale))
    this.#sharp.paint(this.#content(this.#scale * this.#pose.zoom))
  }

  #render(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    if (!this.#shown || !this.#measure()) return
    if (this.#whole.isStale) this.#whole.paint(this.#content(this.#scale))
    if (this.#startZoom !== undefined) return
    this.#sharp.paint(this.#content(this.#scale * this.#pose.zoom))
    if (this.#sharp.isUnfinished) this.#renderSoon()
    else if (this.#whole.isRough) this.#improvement.ask()
  }

  /** One part more of the whole sheet, painted well. A movement has the page to itself, and asks again when it ends. */
  #improve(): void {
    if (this.#startZoom !== undefined) return
    this.#whole.improve(this.#content(this.#scale))
    if (this.#whole.isRough) this.#improvement.ask()
  }

  /** Pixels of the canvas per centimetre of the whole sheet. */
  get #scale(): number {
    return this.#viewport ? fitOf(this.#viewport) * this.#ratio : 1
  }

  #content(scale: number): SheetContent {
    return { steps: this.#shown ?? [], pictures: this.#picturesAt(scale) }
  }

  /** Measures the viewport. Another size of it or of the format shows the whole sheet again. */
  #measure(): boolean {
    const { clientWidth: width, clientHeight: height } = this.#parts.viewport
    const format = this.#collage?.template.canvas
    if (!format || width === 0 || height === 0) return false
    const viewport: SheetViewport = { size: { width, height }, padding: width < 550 ? 16 : 32, format }
    const ratio = pixelRatio(viewport, window.devicePixelRatio)
    const old = this.#viewport
    const isSameFormat = old?.format.width === format.width && old.format.height === format.height
    const isSameSize = old?.size.width === width && old.size.height === height && ratio === this.#ratio
    this.#viewport = viewport
    this.#ratio = ratio
    if (isSameFormat && isSameSize) return true
    const whole = windowOf(viewport, wholeSheet(viewport), ratio)
    this.#whole.frame({ scale: this.#scale, left: 0, top: 0 }, sheetPixels(format, 0, this.#scale))
    place(this.#parts.canvas, whole.rect)
    place(this.#parts.paper, whole.sheet)
    this.#lookFrom(isSameFormat && this.isZoomed ? settled(viewport, this.#pose) : wholeSheet(viewport))
    return true
  }

  /** The sheet without the photos that are in the air. */
  #withoutAir(): readonly Step[] {
    if (!this.#collage || this.air.slots.size === 0) return this.#steps ?? []
    const { userdata } = this.#collage
    const images = Object.fromEntries(Object.entries(userdata.images).filter(([slot]) => !this.air.slots.has(slot)))
    return this.#plan({ ...this.#collage, userdata: { ...userdata, images } })
  }

  #pictureOf(slot: string): HTMLCanvasElement | undefined {
    const scale = this.pxPerCm * this.#ratio
    return this.#steps && paintSlot(this.#steps, slot, scale, this.#picturesAt(scale))
  }

  #boxOf(slot: string): ScreenBox | undefined {
    const found = this.#collage && photoSlotOf(this.#collage.template, slot)
    if (!found) return undefined
    const { left, top } = this.#parts.viewport.getBoundingClientRect()
    const { x, y, width, height } = found.box
    const scale = this.pxPerCm
    return {
      x: left + this.#pose.x + (x + width / 2) * scale,
      y: top + this.#pose.y + (y + height / 2) * scale,
      width: width * scale,
      height: height * scale,
      rotation: found.rotation,
    }
  }
}

function reportFailure(error: unknown): void {
  track('painting-failure', { message: String(error) })
}
