import type { Rect, Size } from '@collagerie/core/geometry'
import type { PaintStep, PaintTools, View } from '@collagerie/painter'
import { stepsWithin } from './changed-regions.ts'
import { paintDraft, paintRegion } from './sheet-front.ts'
import { resize } from './sheet-parts.ts'

/** The most photos painted in one go. */
const MOST_AT_ONCE = 12
const PHOTOS_PER_PART = 4

/** The content of a picture: the steps, and the source of their photos. */
export interface SheetContent {
  readonly steps: readonly PaintStep[]
  readonly pictures: PaintTools['pictures']
}

/**
 * A canvas with the sheet or a part of it. It repaints only changes, and never so much at once that a frame would be
 * late.
 */
export class SheetLayer {
  readonly canvas: HTMLCanvasElement
  /** Whether everything is first painted roughly; otherwise the layer below shows until a part is painted. */
  readonly #paintsDraftFirst: boolean
  #view: View = { scale: 1, left: 0, top: 0 }
  #isBlank = true
  /** Regions that look wrong, and regions that could only look better, in centimetres. */
  #stale: Rect[] = []
  #rough: Rect[] = []

  constructor(canvas: HTMLCanvasElement, { paintsDraftFirst }: { readonly paintsDraftFirst: boolean }) {
    this.canvas = canvas
    this.#paintsDraftFirst = paintsDraftFirst
  }

  get isStale(): boolean {
    return this.#isBlank || this.#stale.length > 0
  }

  get isRough(): boolean {
    return this.#rough.length > 0
  }

  /** Starts again with another part of the sheet, or another size. */
  frame(view: View, pixels: Size): void {
    this.#view = view
    resize(this.canvas, pixels)
    this.invalidate(undefined)
  }

  invalidate(regions: readonly Rect[] | undefined): void {
    if (!regions) this.#isBlank = true
    else if (!this.#isBlank) this.#stale.push(...regions)
  }

  paint(content: SheetContent): void {
    const isMuch = this.#isBlank || this.#stale.length > MOST_AT_ONCE
    const regions = isMuch ? this.#begin(content) : this.#stale
    this.#isBlank = false
    this.#stale = []
    for (const region of regions) this.#paintRegion(content, region)
  }

  /** Paints another part that was painted roughly or not at all. */
  improve(content: SheetContent): void {
    const next = this.#rough.shift()
    if (next) this.#paintRegion(content, next)
  }

  /** Returns what to paint at once; the rest is kept for later frames. */
  #begin(content: SheetContent): readonly Rect[] {
    const window = this.#window()
    const steps = stepsWithin(content.steps, window, this.#view.scale)
    const photos = steps.filter(({ kind }) => kind === 'photo').length
    this.#rough = photos > MOST_AT_ONCE ? partsOf(window, photos / PHOTOS_PER_PART) : []
    if (!this.isRough) return [window]
    if (this.#paintsDraftFirst) paintDraft(this.canvas, steps, this.#view, content.pictures)
    return []
  }

  #paintRegion({ steps, pictures }: SheetContent, region: Rect): void {
    const near = stepsWithin(steps, region, this.#view.scale)
    paintRegion(this.canvas, near, this.#view, pictures, region)
  }

  /** The part of the sheet that is on the canvas. */
  #window(): Rect {
    const { scale, left, top } = this.#view
    const { width, height } = this.canvas
    return { x: left / scale, y: top / scale, width: width / scale, height: height / scale }
  }
}

/** A box cut into at least `count` parts, in reading order. */
function partsOf({ x, y, width, height }: Rect, count: number): Rect[] {
  const sides = Math.ceil(Math.sqrt(count))
  const part = { width: width / sides, height: height / sides }
  return Array.from({ length: sides * sides }, (_, index) => ({
    x: x + (index % sides) * part.width,
    y: y + Math.floor(index / sides) * part.height,
    ...part,
  }))
}
