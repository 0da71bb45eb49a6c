import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { QuoteLook } from './look-of.ts'
import { PAGE_LENGTH } from './quote-style.ts'

/** The size in pixels of a quote whose longer side is given. */
export function quotePixels({ width, height }: QuoteLook, longSide: number): { width: number; height: number } {
  const scale = longSide / PAGE_LENGTH
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

export function drawQuote(look: QuoteLook, longSide: number): Canvas {
  const pixels = quotePixels(look, longSide)
  const canvas = createCanvas(pixels.width, pixels.height)
  const ctx = canvas.getContext('2d')
  ctx.scale(longSide / PAGE_LENGTH, longSide / PAGE_LENGTH)
  drawLook(ctx, look)
  return canvas
}

/** Draws a quote in page units. */
export function drawLook(ctx: SKRSContext2D, { style, width, height, palette, quote }: QuoteLook): void {
  ctx.fillStyle = palette.ground
  ctx.fillRect(0, 0, width, height)
  style.draw({ ctx, width, height, palette }, quote)
}
