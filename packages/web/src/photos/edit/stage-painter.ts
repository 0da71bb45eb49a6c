import { type Toning, toningOf } from '@collagerie/core/effects'
import type { Rect, Size } from '@collagerie/core/geometry'
import type { CroppedPhoto, PlacedPhoto } from '@collagerie/core/placement'
import type { PictureSource, SourcePicture } from '../../painting/picture-source.ts'
import { hasTrustedPixels } from '../../painting/trusted-pixels.ts'
import { drawFaces } from './draw-faces.ts'
import { drawLit, drawRim } from './draw-lit.ts'
import { drawPlaced, type Lying, lyingUnder } from './draw-placed.ts'
import { drawPlumbLines } from './draw-plumb-lines.ts'
import { LiveToner } from './live-toner.ts'

export interface PaintedScene {
  readonly source: PictureSource
  /** The original's pixels before any turn. */
  readonly original: CroppedPhoto
  readonly slot: Size
  /** The visible part of the slot, if it is not all visible. */
  readonly shape: HTMLCanvasElement | undefined
}

/** How a photo is shown, apart from its placement. */
export interface StageLook {
  /** The faces to mark, in shares of the stored photo. */
  readonly faces: readonly Rect[]
  /** What a slider is changing. */
  readonly sliding: 'tone' | 'tilt' | undefined
  /** Whether the original photo is shown, to compare. */
  readonly isBefore: boolean
}

/** Paints a photo under its slot on a canvas that fills the stage. */
export class StagePainter {
  readonly #canvas: HTMLCanvasElement
  readonly #scene: PaintedScene
  readonly #repaint: () => void
  readonly #toner = new LiveToner()

  /** `repaint` is called when a missing picture has arrived. */
  constructor(canvas: HTMLCanvasElement, scene: PaintedScene, repaint: () => void) {
    this.#canvas = canvas
    this.#scene = scene
    this.#repaint = repaint
  }

  paint(stage: Size, opening: Rect, placed: PlacedPhoto, { faces, sliding, isBefore }: StageLook): void {
    const { original, slot, source, shape } = this.#scene
    const ratio = window.devicePixelRatio
    this.#canvas.width = Math.round(stage.width * ratio)
    this.#canvas.height = Math.round(stage.height * ratio)
    const ctx = this.#canvas.getContext('2d')
    if (!ctx) return
    ctx.scale(ratio, ratio)
    const lying = lyingUnder(opening, original, slot, placed)
    const toning = isBefore ? 'none' : toningOf(placed)
    const wanted = Math.max(lying.rect.width, lying.rect.height) * ratio
    const plain = source.picture(placed.id, 'none', this.#repaint, wanted)
    // A moving slider passes many tonings; the whole photo is toned only for the last.
    const toned = sliding === 'tone' ? undefined : source.picture(placed.id, toning, this.#repaint, wanted)
    if (!plain) return
    ctx.imageSmoothingQuality = 'high'
    const draw = this.#drawing(plain, toned, toning, lying, ratio)
    drawLit(ctx, draw, opening, shape)
    drawRim(ctx, opening, shape)
    if (sliding === 'tilt') drawPlumbLines(ctx, opening)
    drawFaces(ctx, faces, lying)
  }

  /** The photo in its colours, whether or not a toned copy is ready. */
  #drawing(
    plain: SourcePicture,
    toned: SourcePicture | undefined,
    toning: Toning,
    lying: Lying,
    ratio: number,
  ): (ctx: CanvasRenderingContext2D) => void {
    // A photo that could not be toned is returned unchanged.
    const isReady = toned !== undefined && !toned.isComing && toned.image !== plain.image
    if (toning === 'none' || isReady || !hasTrustedPixels()) return (ctx) => drawPlaced(ctx, toned ?? plain, lying)
    const live = this.#toner.toned(this.#canvas, ratio, toning, (ctx) => {
      ctx.imageSmoothingQuality = 'medium'
      drawPlaced(ctx, plain, lying)
    })
    return (ctx) => ctx.drawImage(live, 0, 0, live.width / ratio, live.height / ratio)
  }
}
