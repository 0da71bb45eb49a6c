import { createCanvas } from '@napi-rs/canvas'
import { drawLook, quotePixels } from '../draw-quote.ts'
import type { QuoteLook } from '../look-of.ts'
import { PAGE_LENGTH } from '../quote-style.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** One call that writes letters: what, in which colour, and the corners of its ink in pixels. */
export interface Written {
  readonly text: string
  readonly colour: string
  readonly font: string
  readonly corners: readonly Point[]
}

export interface Proof {
  readonly written: readonly Written[]
  readonly width: number
  readonly height: number
  /** Colour of the sheet where no letter covers it. */
  groundAt(x: number, y: number): readonly [number, number, number]
}

/** Draws a quote with everything but its letters, and notes where they would stand. */
export function proofOf(look: QuoteLook, longSide: number): Proof {
  const scale = longSide / PAGE_LENGTH
  const { width, height } = quotePixels(look, longSide)
  const ctx = createCanvas(width, height).getContext('2d')
  const written: Written[] = []
  ctx.scale(scale, scale)
  ctx.fillText = (text, x, y) => {
    const ink = ctx.measureText(text)
    const sides = [x - ink.actualBoundingBoxLeft, x + ink.actualBoundingBoxRight]
    const ends = [y - ink.actualBoundingBoxAscent, y + ink.actualBoundingBoxDescent]
    const turn = ctx.getTransform()
    const corners = sides.flatMap((side) =>
      ends.map((end) => ({ x: turn.a * side + turn.c * end + turn.e, y: turn.b * side + turn.d * end + turn.f })),
    )
    written.push({
      text,
      colour: typeof ctx.fillStyle === 'string' ? ctx.fillStyle : 'gradient',
      font: ctx.font,
      corners,
    })
  }
  drawLook(ctx, look)
  const { data } = ctx.getImageData(0, 0, width, height)
  return {
    written,
    width,
    height,
    groundAt(x, y) {
      const at = (Math.floor(y) * width + Math.floor(x)) * 4
      return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    },
  }
}
