import type { ImageEffect } from '@collagerie/core/effects'
import { type PixelContext, tonedPicture } from '@collagerie/painter'

const SIZE = { width: 1024, height: 768 }
const WARM_UP = 5
const RUNS = 40

function makeSurface(width: number, height: number) {
  const image = new OffscreenCanvas(width, height)
  const ctx = image.getContext('2d', { willReadFrequently: true })
  if (!ctx) throw new Error('no context')
  return { image, ctx: ctx as PixelContext }
}

function photo(): OffscreenCanvas {
  const { image } = makeSurface(SIZE.width, SIZE.height)
  const ctx = image.getContext('2d')
  if (!ctx) throw new Error('no context')
  for (let column = 0; column < SIZE.width; column += 4) {
    ctx.fillStyle = `hsl(${column} 80% 50%)`
    ctx.fillRect(column, 0, 4, SIZE.height)
  }
  return image
}

const picture = { image: photo(), ...SIZE }

self.addEventListener('message', ({ data: effect }: MessageEvent<ImageEffect>) => {
  const times: number[] = []
  for (let run = 0; run < WARM_UP + RUNS; run++) {
    const start = performance.now()
    tonedPicture(picture, effect, makeSurface)
    times.push(performance.now() - start)
  }
  self.postMessage(times.slice(WARM_UP), { transfer: [] })
})
