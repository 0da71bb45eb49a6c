import { join } from 'node:path'
import { type Canvas, createCanvas, GlobalFonts, Path2D } from '@napi-rs/canvas'
import { FONT_FACES } from '../fonts.ts'
import { canvasMeasure } from '../measure.ts'
import type { Context2D, Platform } from '../platform.ts'

/** The same calls as in a browser, on the canvas library for Node. */
export const nodePlatform: Platform = { path: (data) => new Path2D(data) }

/** Registers every face under its alias, from the same files the browser loads. Throws when a file is missing. */
export function registerFonts(folder: string): void {
  for (const face of FONT_FACES) {
    if (GlobalFonts.has(face.family)) continue
    if (!GlobalFonts.registerFromPath(join(folder, face.file), face.family)) {
      throw new Error(`font ${face.file} is missing or broken`)
    }
  }
}

export function surface(width: number, height: number): { canvas: Canvas; ctx: Context2D } {
  const canvas = createCanvas(width, height)
  return { canvas, ctx: canvas.getContext('2d') as Context2D }
}

export function nodeMeasure() {
  return canvasMeasure(surface(1, 1).ctx)
}
