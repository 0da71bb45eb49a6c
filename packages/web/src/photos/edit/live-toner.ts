import { applyMatrix, type Toning, toningMatrix } from '@collagerie/core/effects'

/** Tones only the stage while a slider moves: toning the whole photo would take too long. */
export class LiveToner {
  readonly #canvas = document.createElement('canvas')

  /** Tones what `draw` draws, at a size in device pixels. */
  toned(
    { width, height }: { readonly width: number; readonly height: number },
    scale: number,
    toning: Toning,
    draw: (ctx: CanvasRenderingContext2D) => void,
  ): HTMLCanvasElement {
    this.#canvas.width = width
    this.#canvas.height = height
    const ctx = this.#canvas.getContext('2d', { willReadFrequently: true })
    if (!ctx || width === 0 || height === 0) return this.#canvas
    ctx.scale(scale, scale)
    draw(ctx)
    const pixels = ctx.getImageData(0, 0, width, height)
    applyMatrix(pixels.data, toningMatrix(toning))
    ctx.putImageData(pixels, 0, 0)
    return this.#canvas
  }
}
