import { join } from 'node:path'
import { type Canvas, createCanvas, GlobalFonts, loadImage, Path2D } from '@napi-rs/canvas'
import { FONT_FACES, type FontFace } from '../platform/fonts.ts'
import { canvasMeasure } from '../platform/measure.ts'
import type { Picture, Platform, Surface } from '../platform/platform.ts'

/** What painting asks of a browser, answered by the canvas library for Node. */
export const nodePlatform: Platform = { path: (data) => new Path2D(data) }

/** Registers faces under their aliases, from the same files the browser loads. Throws when a file is missing. */
export function registerFonts(folder: string, faces: readonly FontFace[] = FONT_FACES): void {
  for (const face of faces) {
    if (GlobalFonts.has(face.family)) continue
    if (!GlobalFonts.registerFromPath(join(folder, face.file), face.family)) {
      throw new Error(`font ${face.file} is missing or broken`)
    }
  }
}

export function surface(width: number, height: number): Surface & { readonly canvas: Canvas } {
  const canvas = createCanvas(width, height)
  return { canvas, image: canvas, ctx: canvas.getContext('2d') }
}

export function nodeMeasure() {
  return canvasMeasure(surface(1, 1).ctx)
}

/**
 * Decodes a picture onto a canvas. The library samples its own image objects differently than a browser; from a canvas
 * both give the same pixels.
 */
export async function loadPicture(file: string | Buffer): Promise<Picture> {
  const image = await loadImage(file)
  const { width, height } = image
  const { canvas, ctx } = surface(width, height)
  ctx.drawImage(image, 0, 0, width, height, 0, 0, width, height)
  return { image: canvas, width, height }
}
