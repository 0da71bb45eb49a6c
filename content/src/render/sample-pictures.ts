import type { SamplePhoto } from '@collagerie/core/placement'
import type { Picture } from '@collagerie/painter'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { SCENES } from '../samples/index.ts'

/** The sample scenes drawn once, at the size previews use. */
export interface SamplePictures {
  readonly photos: readonly SamplePhoto[]
  picture(id: string): Picture | undefined
  canvas(id: string): Canvas | undefined
}

export function drawSamples(longSide: number): SamplePictures {
  const canvases = new Map<string, Canvas>()
  for (const scene of SCENES) {
    const scale = longSide / Math.max(scene.width, scene.height)
    const width = Math.round(scene.width * scale)
    const height = Math.round(scene.height * scale)
    const canvas = createCanvas(width, height)
    scene.draw(canvas.getContext('2d'), width, height)
    canvases.set(scene.id, canvas)
  }
  return {
    photos: [...canvases].map(([id, { width, height }]) => ({ id, width, height })),
    canvas: (id) => canvases.get(id),
    picture(id) {
      const canvas = canvases.get(id)
      return canvas && { image: canvas, width: canvas.width, height: canvas.height }
    },
  }
}
