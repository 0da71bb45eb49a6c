import type { Size } from '@collagerie/core/geometry'
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { type Dice, dice } from './dice.ts'

/** What every brush is handed: a context in scene units, the picture's size in them, and seeded chance. */
export interface Easel {
  readonly ctx: SKRSContext2D
  readonly width: number
  readonly height: number
  /** Device pixels for one scene unit: blurs are given in device pixels. */
  readonly scale: number
  readonly dice: Dice
}

/** A canvas of so many pixels for a picture of this size in scene units. */
export function createEasel({ width, height }: Size, pixels: Size, seed: number): Easel {
  const [across, down] = [Math.max(1, Math.round(pixels.width)), Math.max(1, Math.round(pixels.height))]
  const ctx = createCanvas(across, down).getContext('2d')
  ctx.scale(ctx.canvas.width / width, ctx.canvas.height / height)
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  return { ctx, width, height, scale: ctx.canvas.width / width, dice: dice(seed) }
}

export interface LayerOptions {
  readonly blur?: number
  readonly alpha?: number
  readonly blend?: GlobalCompositeOperation
}

/** Paints on a clear sheet and lays it over the picture: for whole groups that are out of focus, faint or glowing. */
export function layer(easel: Easel, options: LayerOptions, paint: (sheet: Easel) => void): void {
  const { ctx } = easel
  const sheet = createEasel(easel, ctx.canvas, 0)
  paint({ ...sheet, dice: easel.dice })
  ctx.save()
  ctx.resetTransform()
  ctx.globalAlpha = options.alpha ?? 1
  ctx.globalCompositeOperation = options.blend ?? 'source-over'
  if (options.blur) ctx.filter = `blur(${(options.blur * easel.scale).toFixed(2)}px)`
  ctx.drawImage(sheet.ctx.canvas, 0, 0)
  ctx.restore()
}
