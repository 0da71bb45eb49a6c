import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { clamp } from './vec.ts'

/** A picture of single values, looked up between its points. */
export class Plate {
  readonly width: number
  readonly height: number
  readonly values: Float32Array

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.values = new Float32Array(width * height)
  }

  /** x and y from 0 to 1, y downwards; nothing outside. */
  at(x: number, y: number): number {
    if (x < 0 || y < 0 || x >= 1 || y >= 1) return 0
    const px = clamp(x * this.width - 0.5, 0, this.width - 1.001)
    const py = clamp(y * this.height - 0.5, 0, this.height - 1.001)
    const ix = Math.floor(px)
    const iy = Math.floor(py)
    const fx = px - ix
    const fy = py - iy
    const i = iy * this.width + ix
    const a = this.values[i] as number
    const b = this.values[i + 1] as number
    const c = this.values[i + this.width] as number
    const d = this.values[i + this.width + 1] as number
    return (a + (b - a) * fx) * (1 - fy) + (c + (d - c) * fx) * fy
  }
}

/**
 * How much of each point a drawing covers. The drawing is white on nothing, in units of its height, feet at the bottom.
 */
export function cutOut(width: number, height: number, draw: (ctx: SKRSContext2D) => void): Plate {
  const ctx = createCanvas(width, height).getContext('2d')
  ctx.fillStyle = '#fff'
  ctx.strokeStyle = '#fff'
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.scale(height, height)
  draw(ctx)
  const { data } = ctx.getImageData(0, 0, width, height)
  const plate = new Plate(width, height)
  for (let i = 0; i < width * height; i++) plate.values[i] = (data[i * 4 + 3] as number) / 255
  return plate
}
