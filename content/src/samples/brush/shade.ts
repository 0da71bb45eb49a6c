import { clamp } from '@collagerie/core/geometry'
import { createCanvas } from '@napi-rs/canvas'
import type { Rgb } from './colour.ts'
import type { Easel } from './easel.ts'

export interface ShadeArea {
  readonly x?: number
  readonly y: number
  readonly width?: number
  readonly height: number
  /** Scene units per computed pixel: soft things need few. */
  readonly step: number
  readonly blend?: GlobalCompositeOperation
}

/** Paints an area point by point: colour and opacity as a function of the place. */
export function shade(easel: Easel, area: ShadeArea, at: (x: number, y: number) => readonly [Rgb, number]): void {
  const { ctx } = easel
  const left = area.x ?? 0
  const width = area.width ?? easel.width
  // Points finer than a device pixel would be computed only to be averaged away.
  const step = Math.max(area.step, 1 / easel.scale)
  const columns = Math.max(2, Math.ceil(width / step))
  const rows = Math.max(2, Math.ceil(area.height / step))
  const canvas = createCanvas(columns, rows)
  const paper = canvas.getContext('2d')
  const image = paper.createImageData(columns, rows)
  let index = 0
  for (let row = 0; row < rows; row++) {
    const y = area.y + ((row + 0.5) / rows) * area.height
    for (let column = 0; column < columns; column++) {
      const [colour, alpha] = at(left + ((column + 0.5) / columns) * width, y)
      image.data[index++] = colour[0]
      image.data[index++] = colour[1]
      image.data[index++] = colour[2]
      image.data[index++] = clamp(alpha, 0, 1) * 255
    }
  }
  paper.putImageData(image, 0, 0)
  ctx.save()
  ctx.globalCompositeOperation = area.blend ?? 'source-over'
  ctx.imageSmoothingEnabled = true
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(canvas, left, area.y, width, area.height)
  ctx.restore()
}
