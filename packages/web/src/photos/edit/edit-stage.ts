import { type Toning, toningOf } from '@collagerie/core/effects'
import type { Point, Rect, Size } from '@collagerie/core/geometry'
import {
  clampPlacement,
  clampZoom,
  cropByHandle,
  cropFactor,
  type Handle,
  type PlacedPhoto,
  panBy,
  ZOOM_BUTTON,
  zoomBy,
} from '@collagerie/core/placement'
import type { PictureSource, SourcePicture } from '../../painting/picture-source.ts'
import { hasTrustedPixels } from '../../painting/trusted-pixels.ts'
import { ownFingers } from '../../ui/own-fingers.ts'
import { drawFaces } from './draw-faces.ts'
import { drawLit, drawRim } from './draw-lit.ts'
import { drawPlaced, type Lying, lyingUnder } from './draw-placed.ts'
import { drawPlumbLines } from './draw-plumb-lines.ts'
import { LiveToner } from './live-toner.ts'
import { openingIn } from './opening-in.ts'

const KEY_STEP = 10
const FINE_KEY_STEP = 1
const WHEEL_SPEED = 0.0015
const FILLS_WINDOW = 0.75
const SLIDES_MS = 1500

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const ZOOM_KEYS: Readonly<Record<string, number>> = {
  '+': ZOOM_BUTTON.larger,
  '=': ZOOM_BUTTON.larger,
  '-': ZOOM_BUTTON.smaller,
  _: ZOOM_BUTTON.smaller,
}

export interface StageScene {
  readonly source: PictureSource
  /** The original's pixels before any turning. */
  readonly original: Size
  readonly slot: Size
  /** What of the slot can be seen on the sheet, where that is not all. */
  readonly shape: HTMLCanvasElement | undefined
  readonly onChange: (placed: PlacedPhoto) => void
}

/**
 * A photo under its slot, moved by pointers, wheel and keys. It draws straight to its canvas and holds the placement
 * itself, so that nothing else has to be rendered while a finger moves.
 */
export class EditStage {
  readonly #room: HTMLElement
  readonly #canvas: HTMLCanvasElement
  readonly #scene: StageScene
  readonly #pointers = new Map<number, Point>()
  readonly #stopping = new AbortController()
  readonly #watcher: ResizeObserver
  readonly #repaint = () => {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => this.#paint())
  }
  #placed: PlacedPhoto
  #frame = 0
  #isEditable = false
  #freeFingers: (() => void) | undefined
  #faces: readonly Rect[] = []
  readonly #toner = new LiveToner()
  /** What a slider is changing just now. */
  #sliding: 'tone' | 'tilt' | undefined
  #slid: ReturnType<typeof setTimeout> | undefined
  #isBefore = false

  constructor(room: HTMLElement, canvas: HTMLCanvasElement, placed: PlacedPhoto, scene: StageScene) {
    this.#room = room
    this.#canvas = canvas
    this.#scene = scene
    this.#placed = clampPlacement(placed, scene.original, scene.slot)
    this.#watcher = new ResizeObserver(this.#repaint)
    this.#watcher.observe(room)
    this.allowEditing(true)
    this.#listen()
  }

  get placed(): PlacedPhoto {
    return this.#placed
  }

  /** The keyboard reaches the stage only while there is something to do there. */
  allowEditing(isEditable: boolean): void {
    this.#isEditable = isEditable
    this.#room.tabIndex = isEditable ? 0 : -1
    this.#pointers.clear()
    this.#freeFingers?.()
    this.#freeFingers = isEditable ? ownFingers(this.#room) : undefined
  }

  /** The faces to mark, in shares of the photo as stored. */
  markFaces(faces: readonly Rect[]): void {
    this.#faces = faces
    this.#repaint()
  }

  /** Whether a slider moves: its change is shown at once, and made well when it stops. */
  slide(what: 'tone' | 'tilt' | undefined): void {
    this.#sliding = what
    // Not every hand that moves a slider says when it lets go.
    clearTimeout(this.#slid)
    if (what) this.#slid = setTimeout(() => this.slide(undefined), SLIDES_MS)
    this.#repaint()
  }

  /** Whether the photo is to be seen as it came, to compare. */
  showBefore(isBefore: boolean): void {
    this.#isBefore = isBefore
    this.#repaint()
  }

  change(step: (placed: PlacedPhoto) => PlacedPhoto): void {
    const { original, slot, onChange } = this.#scene
    this.#placed = clampPlacement(step(this.#placed), original, slot)
    onChange(this.#placed)
    this.#repaint()
  }

  /** How much of the crop a handle that is dragged so many pixels leaves, within the bounds of the zoom. */
  cropFactor(handle: Handle, pixels: Point): number {
    const { zoom } = this.#placed
    return zoom / clampZoom(zoom / cropFactor(handle, this.#opening, pixels))
  }

  crop(handle: Handle, factor: number): void {
    const { original, slot } = this.#scene
    this.change((placed) => cropByHandle(placed, original, slot, { handle, factor }))
  }

  stop(): void {
    this.#freeFingers?.()
    this.#stopping.abort()
    this.#watcher.disconnect()
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#slid)
  }

  #listen(): void {
    const room = this.#room
    const { signal } = this.#stopping
    room.addEventListener('pointerdown', (event) => this.#down(event), { signal })
    room.addEventListener('pointermove', (event) => this.#move(event), { signal })
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
      room.addEventListener(type, ({ pointerId }) => this.#pointers.delete(pointerId), { signal })
    }
    // Not passive: the wheel must not scroll the dialog as well.
    room.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false })
    room.addEventListener('keydown', (event) => this.#key(event), { signal })
  }

  #down(event: PointerEvent): void {
    if (!this.#isEditable || event.button !== 0 || this.#pointers.size === 2) return
    this.#room.setPointerCapture(event.pointerId)
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  #move(event: PointerEvent): void {
    if (!this.#pointers.has(event.pointerId)) return
    const before = Array.from(this.#pointers.values())
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const after = Array.from(this.#pointers.values())
    const [from, to] = [middleOf(before), middleOf(after)]
    const factor = spreadOf(before) / spreadOf(after)
    this.change((placed) => this.#panned(zoomBy(placed, factor), { x: to.x - from.x, y: to.y - from.y }))
  }

  #wheel(event: WheelEvent): void {
    // Where the stage fills the window, as in one enlarged four times, there is nowhere else to scroll from.
    if (!this.#isEditable || this.#room.clientHeight > FILLS_WINDOW * window.innerHeight) return
    event.preventDefault()
    this.change((placed) => zoomBy(placed, Math.exp(event.deltaY * WHEEL_SPEED)))
  }

  #key(event: KeyboardEvent): void {
    if (!this.#isEditable || event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = ARROWS[event.key]
    const factor = ZOOM_KEYS[event.key]
    if (!arrow && factor === undefined) return
    event.preventDefault()
    const step = event.shiftKey ? FINE_KEY_STEP : KEY_STEP
    if (arrow) this.change((placed) => this.#panned(placed, { x: arrow.x * step, y: arrow.y * step }))
    else if (factor !== undefined) this.change((placed) => zoomBy(placed, factor))
  }

  #panned(placed: PlacedPhoto, pixels: Point): PlacedPhoto {
    const { original, slot } = this.#scene
    const unit = slot.width / this.#opening.width
    return panBy(placed, original, slot, { x: pixels.x * unit, y: pixels.y * unit })
  }

  /** The slot in the room as it is now. */
  get #opening(): Rect {
    const { clientWidth: width, clientHeight: height } = this.#room
    return openingIn({ width, height }, this.#scene.slot)
  }

  #paint(): void {
    const { original, slot, source, shape } = this.#scene
    const { clientWidth, clientHeight } = this.#room
    const ratio = window.devicePixelRatio
    this.#canvas.width = Math.round(clientWidth * ratio)
    this.#canvas.height = Math.round(clientHeight * ratio)
    const ctx = this.#canvas.getContext('2d')
    if (!ctx) return
    ctx.scale(ratio, ratio)
    const opening = this.#opening
    this.#tellOpening(opening)
    const lying = lyingUnder(opening, original, slot, this.#placed)
    const toning = this.#isBefore ? 'none' : toningOf(this.#placed)
    const wanted = Math.max(lying.rect.width, lying.rect.height) * ratio
    const { id } = this.#placed
    const plain = source.picture(id, 'none', this.#repaint, wanted)
    // A slider passes many tonings by: no whole photo is toned for any but the last.
    const toned = this.#sliding === 'tone' ? undefined : source.picture(id, toning, this.#repaint, wanted)
    if (!plain) return
    ctx.imageSmoothingQuality = 'high'
    const draw = this.#drawing(plain, toned, toning, lying, ratio)
    drawLit(ctx, draw, opening, shape)
    drawRim(ctx, opening, shape)
    if (this.#sliding === 'tilt') drawPlumbLines(ctx, opening)
    drawFaces(ctx, this.#faces, lying)
  }

  /** What lies over the stage is laid out by it. */
  #tellOpening({ x, y, width, height }: Rect): void {
    const { style } = this.#room
    style.setProperty('--opening-x', `${x}px`)
    style.setProperty('--opening-y', `${y}px`)
    style.setProperty('--opening-width', `${width}px`)
    style.setProperty('--opening-height', `${height}px`)
  }

  /** The photo in its colours, whether or not a copy of it in these is there already. */
  #drawing(
    plain: SourcePicture,
    toned: SourcePicture | undefined,
    toning: Toning,
    lying: Lying,
    ratio: number,
  ): (ctx: CanvasRenderingContext2D) => void {
    // One that could not be toned is handed out as it came.
    const isReady = toned !== undefined && !toned.isComing && toned.image !== plain.image
    if (toning === 'none' || isReady || !hasTrustedPixels()) return (ctx) => drawPlaced(ctx, toned ?? plain, lying)
    const live = this.#toner.toned(this.#canvas, ratio, toning, (ctx) => {
      ctx.imageSmoothingQuality = 'medium'
      drawPlaced(ctx, plain, lying)
    })
    return (ctx) => ctx.drawImage(live, 0, 0, live.width / ratio, live.height / ratio)
  }
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** The distance of two fingers; one finger has none, and changes nothing. */
function spreadOf([a, b]: readonly Point[]): number {
  return a && b ? Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) : 1
}
