import { clamp } from '@collagerie/core/geometry'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { tint } from './colour.ts'
import { dice } from './dice.ts'
import type { Easel } from './easel.ts'

export interface LensLook {
  readonly bloom?: number
  readonly vignette?: number
  readonly grain?: number
  /** A thin wash over everything ties the palette together. */
  readonly wash?: string
}

/** What a lens and film add: light spilling over, darker corners, fine grain. */
export function finish(easel: Easel, look: LensLook): void {
  const { ctx, width, height } = easel
  bloom(easel, look.bloom ?? 0.22)
  if (look.wash) {
    ctx.save()
    ctx.globalCompositeOperation = 'soft-light'
    ctx.fillStyle = tint(look.wash, 0.35)
    ctx.fillRect(0, 0, width, height)
    ctx.restore()
  }
  deepen(easel)
  const radius = Math.hypot(width, height) / 2
  const strength = look.vignette ?? 0.22
  const corners = ctx.createRadialGradient(
    width / 2,
    height * 0.48,
    radius * 0.45,
    width / 2,
    height / 2,
    radius * 1.05,
  )
  corners.addColorStop(0, 'rgba(20,10,40,0)')
  corners.addColorStop(1, `rgba(20,10,40,${Math.min(1, strength * 1.7)})`)
  // Soft light darkens corners without greying their colour; a little plain paint holds bright skies.
  for (const [blend, share] of [
    ['soft-light', 1],
    ['source-over', 0.3],
  ] as const) {
    ctx.save()
    ctx.globalCompositeOperation = blend
    ctx.globalAlpha = share
    ctx.fillStyle = corners
    ctx.fillRect(0, 0, width, height)
    ctx.restore()
  }
  grain(easel, look.grain ?? 0.1)
}

/** The picture laid over itself: more contrast and colour, as a print has. */
function deepen(easel: Easel): void {
  const { ctx } = easel
  ctx.save()
  ctx.resetTransform()
  ctx.globalCompositeOperation = 'soft-light'
  ctx.globalAlpha = 0.34
  ctx.drawImage(ctx.canvas, 0, 0)
  ctx.restore()
}

function bloom(easel: Easel, strength: number): void {
  const { ctx } = easel
  const { width, height } = ctx.canvas
  const small = createCanvas(Math.max(1, Math.round(width / 6)), Math.max(1, Math.round(height / 6)))
  const paper = small.getContext('2d')
  paper.drawImage(ctx.canvas, 0, 0, small.width, small.height)
  // Multiplying the picture by itself leaves only what is truly bright.
  paper.globalCompositeOperation = 'multiply'
  paper.drawImage(ctx.canvas, 0, 0, small.width, small.height)
  ctx.save()
  ctx.resetTransform()
  ctx.globalCompositeOperation = 'screen'
  ctx.globalAlpha = strength
  ctx.filter = `blur(${(14 * easel.scale).toFixed(2)}px)`
  ctx.drawImage(small, 0, 0, width, height)
  ctx.restore()
}

const tileSide = 256

let noiseTile: Canvas | undefined

/** The same film for every picture, made once. */
function film(): Canvas {
  if (noiseTile) return noiseTile
  const chance = dice(7)
  const tile = createCanvas(tileSide, tileSide)
  const paper = tile.getContext('2d')
  const image = paper.createImageData(tileSide, tileSide)
  for (let index = 0; index < image.data.length; index += 4) {
    const value = clamp(chance.around(128, 120), 0, 255)
    image.data.fill(value, index, index + 3)
    image.data[index + 3] = 255
  }
  paper.putImageData(image, 0, 0)
  noiseTile = tile
  return tile
}

function grain(easel: Easel, strength: number): void {
  const { ctx } = easel
  const tile = film()
  ctx.save()
  ctx.globalCompositeOperation = 'overlay'
  ctx.globalAlpha = strength
  for (let y = 0; y < easel.height; y += tileSide) {
    for (let x = 0; x < easel.width; x += tileSide) ctx.drawImage(tile, x, y, tileSide, tileSide)
  }
  ctx.restore()
}
