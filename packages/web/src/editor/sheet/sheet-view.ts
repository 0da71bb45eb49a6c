import { type Collage, photoSlotOf, slotAt, slotDataOf } from '@collagerie/core/collage'
import type { Point, Rect, Size } from '@collagerie/core/geometry'
import { VIEW_ZOOM } from '@collagerie/core/placement'
import { type Easel, facesOf, type Step, sheetPixels } from '@collagerie/painter'
import { event } from '../../app/analytics.ts'
import { loadArt } from '../../painting/art-store.ts'
import { contextOf } from '../../painting/browser-platform.ts'
import { loadFaces } from '../../painting/load-faces.ts'
import type { PictureSource } from '../../painting/picture-source.ts'
import { wantedPixels } from '../../painting/wanted-pixels.ts'
import { changedRegions, regionsOfPhoto } from './changed-regions.ts'
import type { ScreenBox } from './flier.ts'
import { frontSteps, paintDraft, paintFront, paintSlot, type SheetLook } from './front.ts'
import { MovingView } from './moving-view.ts'
import { PhotosInAir } from './photos-in-air.ts'
import { place, resize, type SheetParts } from './sheet-parts.ts'
import {
  fitOf,
  moved,
  pinchedZoom,
  pixelRatio,
  revealing,
  type SheetPose,
  type SheetRoom,
  settled,
  steppedZoom,
  wholeSheet,
  zoomedTo,
} from './sheet-pose.ts'
import { windowOf } from './sheet-window.ts'
import { elementOf } from './stop-element.ts'

/** With more photos than these a whole painting takes so long that it is made in two goes. */
const MOST_AT_ONCE = 24
const STRIPS = 12

/**
 * The sheet on the screen, outside of React. The whole sheet is painted once, into a cache; from then on only what
 * changed is painted, a lifted photo has a layer of its own, and while the view moves the cache is shown, transformed.
 */
export class SheetView {
  readonly #parts: SheetParts
  readonly #source: PictureSource
  readonly #watcher: ResizeObserver
  readonly #cache = document.createElement('canvas')
  readonly air = new PhotosInAir({
    placed: (slot) => this.#collage && slotDataOf(this.#collage, slot)?.photo,
    boxOf: (slot) => this.#boxOf(slot),
    picture: (slot) => this.#pictureOf(slot),
    repaint: () => this.#present(),
  })
  readonly #arrivals = new Map<string, () => void>()
  #onZoom: (zoom: number) => void = () => {}
  #collage: Collage | undefined
  #look: SheetLook = { defaultText: () => '', mark: () => undefined }
  #steps: readonly Step[] | undefined
  #room: SheetRoom | undefined
  #ratio = 1
  #pose: SheetPose = { zoom: VIEW_ZOOM.least, x: 0, y: 0 }
  #stale: 'all' | Rect[] = 'all'
  /** What was painted in haste and is still to be painted well. */
  #rough: Rect[] = []
  #frame = 0
  #moving: MovingView | undefined
  #target: HTMLElement | undefined
  constructor(parts: SheetParts, source: PictureSource) {
    this.#parts = parts
    this.#source = source
    this.#watcher = new ResizeObserver(() => this.#renderSoon())
    this.#watcher.observe(parts.room)
  }

  get collage(): Collage | undefined {
    return this.#collage
  }

  get isZoomed(): boolean {
    return this.#pose.zoom > VIEW_ZOOM.least
  }

  /** Pixels of the screen per centimetre, as the sheet is seen now. */
  get pxPerCm(): number {
    return this.#room ? fitOf(this.#room) * this.#pose.zoom : 1
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
    this.air.stop()
  }

  // What lies where

  /** A spot of the page in centimetres from the format's corner. */
  pointAt({ x, y }: Point): Point {
    const { left, top } = this.#parts.room.getBoundingClientRect()
    return { x: (x - left - this.#pose.x) / this.pxPerCm, y: (y - top - this.#pose.y) / this.pxPerCm }
  }

  isOnSheet({ x, y }: Point): boolean {
    const { left, right, top, bottom } = this.#parts.canvas.getBoundingClientRect()
    return x >= left && x <= right && y >= top && y <= bottom
  }

  /** The photo slot under a spot of the page. */
  slotAt(at: Point): string | undefined {
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
    if (this.#moving || !this.#room) return
    this.#moving = new MovingView(this.#parts, this.#cache, this.#room, this.#ratio, this.#pose)
    this.#moving.show(this.#pose)
  }

  panBy(by: Point): void {
    if (this.#room) this.#moveTo(moved(this.#room, this.#pose, by))
  }

  /** The factor counts from where the movement began; the spot is one of the page. */
  pinch(factor: number, at: Point): void {
    if (!this.#room || !this.#moving) return
    const zoom = pinchedZoom(this.#room, this.#moving.startZoom, factor, this.#ratio)
    this.#moveTo(zoomedTo(this.#room, this.#pose, zoom, this.#inRoom(at)))
  }

  endMove(): void {
    if (!this.#moving) return
    const { startZoom } = this.#moving
    this.#moving = undefined
    this.#present()
    if (startZoom !== this.#pose.zoom) this.#onZoom(this.#pose.zoom)
  }

  /** Zooms about the middle of what is seen. */
  zoomBy(factor: number): void {
    if (!this.#room) return
    const { width, height } = this.#room.room
    const zoom = steppedZoom(this.#pose.zoom, factor)
    this.#lookFrom(zoomedTo(this.#room, this.#pose, zoom, { x: width / 2, y: height / 2 }))
  }

  showWhole(): void {
    if (this.#room) this.#lookFrom(wholeSheet(this.#room))
  }

  /** Brings a box of the sheet into view, in centimetres. */
  reveal(box: Rect): void {
    if (this.#room && this.isZoomed && !this.#moving) this.#lookFrom(revealing(this.#room, this.#pose, box))
  }

  #lookFrom(pose: SheetPose): void {
    const hasZoomed = pose.zoom !== this.#pose.zoom
    this.#pose = pose
    this.#present()
    if (hasZoomed) this.#onZoom(pose.zoom)
  }

  #moveTo(pose: SheetPose): void {
    this.#pose = pose
    this.#moving?.show(pose)
  }

  #inRoom({ x, y }: Point): Point {
    const { left, top } = this.#parts.room.getBoundingClientRect()
    return { x: x - left, y: y - top }
  }

  // Painting

  /** How a source tells that a photo has come. One and the same for each photo, so that a source keeps it once. */
  #arrivalOf(id: string): () => void {
    const known = this.#arrivals.get(id)
    if (known) return known
    const arrived = () => this.#spoil(regionsOfPhoto(this.#steps ?? [], id))
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
    const steps = frontSteps(this.#collage, this.#look, this.#source)
    const regions = this.#steps && changedRegions(this.#steps, steps)
    this.#steps = steps
    if (regions?.length === 0 && !this.air.isExpecting) return
    this.air.onChange()
    this.#spoil(regions)
  }

  #spoil(regions: readonly Rect[] | undefined): void {
    if (!regions) this.#stale = 'all'
    else if (this.#stale !== 'all') this.#stale.push(...regions)
    this.#renderSoon()
  }

  #renderSoon(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#render())
  }

  #render(): void {
    this.#frame = 0
    if (!this.#steps || !this.#measure()) return
    this.#paintCache(this.#steps)
    if (this.#moving) this.#moving.show(this.#pose)
    else this.#present()
    const rough = this.#rough.shift()
    if (rough) this.#spoil([rough])
  }

  /** Takes the measure of the room. A room or a format of another size shows the whole sheet again. */
  #measure(): boolean {
    const { clientWidth: width, clientHeight: height } = this.#parts.room
    const format = this.#collage?.template.canvas
    if (!format || width === 0 || height === 0) return false
    const room: SheetRoom = { room: { width, height }, air: width < 550 ? 16 : 32, format }
    const ratio = pixelRatio(room, window.devicePixelRatio)
    const old = this.#room
    const isSameFormat = old?.format.width === format.width && old.format.height === format.height
    const isSameRoom = old?.room.width === width && old.room.height === height && ratio === this.#ratio
    this.#room = room
    this.#ratio = ratio
    if (isSameFormat && isSameRoom) return true
    this.#pose = isSameFormat && this.isZoomed ? settled(room, this.#pose) : wholeSheet(room)
    this.#stale = 'all'
    return true
  }

  #paintCache(steps: readonly Step[]): void {
    if (!this.#room) return
    const scale = fitOf(this.#room) * this.#ratio
    const view = { scale, left: 0, top: 0 }
    if (this.#stale === 'all') {
      const { width, height } = sheetPixels(this.#room.format, 0, scale)
      this.#cache.width = width
      this.#cache.height = height
      const isMuch = steps.filter(({ kind }) => kind === 'photo').length > MOST_AT_ONCE
      const paintAll = isMuch ? paintDraft : paintFront
      paintAll(this.#cache, steps, view, this.#picturesAt(scale))
      this.#rough = isMuch ? strips(this.#room.format) : []
    } else {
      paintFront(this.#cache, steps, view, this.#picturesAt(scale), this.#stale)
    }
    this.#stale = []
  }

  /** Shows the sheet at rest: from the cache when it is seen whole, painted as sharp as the screen when it is not. */
  #present(): void {
    if (!this.#room || !this.#steps || this.#moving) return
    const seen = windowOf(this.#room, this.#pose, this.#ratio)
    const { canvas, paper, slots } = this.#parts
    resize(canvas, seen.pixels)
    place(canvas, seen.rect)
    place(paper, seen.sheet)
    place(slots, seen.sheet)
    delete slots.dataset['moving']
    const pictures = this.#picturesAt(seen.view.scale)
    if (this.isZoomed) paintFront(canvas, this.#shownSteps(), seen.view, pictures)
    else {
      const { width, height } = this.#cache
      contextOf(canvas).drawImage(this.#cache, 0, 0, width, height, 0, 0, width, height)
      if (this.air.slots.size > 0) {
        paintFront(canvas, this.#shownSteps(), seen.view, pictures, this.#hiddenRegions())
      }
    }
  }

  /** The sheet without the photos that are in the air. */
  #shownSteps(): readonly Step[] {
    if (!this.#collage || this.air.slots.size === 0) return this.#steps ?? []
    const { userdata } = this.#collage
    const images = Object.fromEntries(Object.entries(userdata.images).filter(([slot]) => !this.air.slots.has(slot)))
    return frontSteps({ ...this.#collage, userdata: { ...userdata, images } }, this.#look, this.#source)
  }

  #hiddenRegions(): readonly Rect[] {
    return (
      changedRegions(this.#steps ?? [], this.#shownSteps()) ??
      (this.#room ? [{ x: 0, y: 0, ...this.#room.format }] : [])
    )
  }

  #pictureOf(slot: string): HTMLCanvasElement | undefined {
    const scale = this.pxPerCm * this.#ratio
    return this.#steps && paintSlot(this.#steps, slot, scale, this.#picturesAt(scale))
  }

  #boxOf(slot: string): ScreenBox | undefined {
    const found = this.#collage && photoSlotOf(this.#collage.template, slot)
    if (!found) return undefined
    const { left, top } = this.#parts.room.getBoundingClientRect()
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

/** The sheet cut into parts that can each be painted within a frame. */
function strips({ width, height }: Size): Rect[] {
  return Array.from({ length: STRIPS }, (_, index) => {
    const y = (index * height) / STRIPS
    return { x: 0, y, width, height: height / STRIPS }
  })
}

function reportFailure(error: unknown): void {
  event('painting-failure', { message: String(error) })
}
