import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { SamplePhoto } from '@collagerie/core/placement'
import type { Picture } from '@collagerie/painter'
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import { suitedDesigns } from '../catalogue/suited-designs.ts'
import { SAMPLES, type Sample } from '../samples/index.ts'
import { SUBJECTS } from '../samples/subjects.ts'
import { develop } from './develop.ts'
import { hueOf, isGrey } from './hue.ts'
import { isHeavy } from './is-heavy.ts'
import { isPale } from './is-pale.ts'

/** Where `npm run scenes` leaves the photographs it renders. */
const PHOTOGRAPHS = resolve(import.meta.dirname, '../../photographs')

/** The sample pictures at the size previews use. */
export interface SamplePictures {
  readonly photos: readonly SamplePhoto[]
  picture(id: string): Picture | undefined
  canvas(id: string): Canvas | undefined
}

/** For a sheet as it is without photos. */
export const NO_SAMPLES: SamplePictures = { photos: [], picture: () => undefined, canvas: () => undefined }

export async function loadSamples(longSide: number): Promise<SamplePictures> {
  const canvases = new Map<string, Canvas>()
  for (const sample of SAMPLES) canvases.set(sample.id, await pictureOf(sample, longSide))
  return {
    photos: SAMPLES.map((sample) => photoOf(sample, canvases.get(sample.id))),
    canvas: (id) => canvases.get(id),
    picture(id) {
      const canvas = canvases.get(id)
      return canvas && { image: canvas, width: canvas.width, height: canvas.height }
    },
  }
}

function photoOf({ id, isHero }: Sample, canvas: Canvas | undefined): SamplePhoto {
  const hue = canvas && hueOf(canvas)
  const subject = SUBJECTS[id]
  return {
    id,
    width: canvas?.width ?? 1,
    height: canvas?.height ?? 1,
    ...(isHero ? { isHero } : {}),
    ...(canvas && isHeavy(canvas) ? { isHeavy: true } : {}),
    ...(canvas && isPale(canvas) ? { isPale: true } : {}),
    ...(canvas && isGrey(canvas) ? { isGrey: true } : {}),
    ...(hue === undefined ? {} : { hue }),
    ...(subject ? { subject } : {}),
    suits: suitedDesigns(id),
  }
}

/** Drawn anew, or read and made smaller. */
async function pictureOf(sample: Sample, longSide: number): Promise<Canvas> {
  const { width, height, draw } = sample
  const scale = longSide / Math.max(width, height)
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale))
  const ctx = canvas.getContext('2d')
  if (draw) draw(ctx, canvas.width, canvas.height)
  else {
    const picture = await loadImage(await readFile(join(PHOTOGRAPHS, `${sample.id}.jpg`)))
    ctx.imageSmoothingQuality = 'high'
    ctx.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  develop(canvas)
  return canvas
}
