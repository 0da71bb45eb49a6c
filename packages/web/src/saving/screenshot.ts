import type { Collage } from '@collagerie/core/collage'
import type { ImageEffect } from '@collagerie/core/effects'
import { facesOf, type Picture, plan, type Step } from '@collagerie/painter'
import { event } from '../app/analytics.ts'
import { artOf, loadArt } from '../painting/art-store.ts'
import { browserMeasure } from '../painting/browser-platform.ts'
import { loadFaces } from '../painting/load-faces.ts'
import type { PictureSource } from '../painting/picture-source.ts'
import { wantedPixels } from '../painting/wanted-pixels.ts'
import type { ScreenshotAnswer, ScreenshotJob } from './screenshot-worker.ts'

const SIDE = 500
const QUALITY = 0.5
/** A picture that is not there by then is left out; the collage itself must not wait for it. */
const PATIENCE_MS = 5000

/** The sheet on a white square of 500 pixels, as a JPEG in base64. Empty where it cannot be made. */
export async function takeScreenshot(
  collage: Collage,
  source: PictureSource,
  defaultText: (slot: string) => string,
): Promise<string> {
  try {
    await Promise.allSettled([loadFaces(facesOf(collage)), loadArt(collage.template)])
    const jpeg = await draw(await jobFor(collage, source, defaultText))
    return jpeg ? await base64Of(jpeg) : ''
  } catch (error) {
    event('screenshot-failed', { message: String(error) })
    return ''
  }
}

async function jobFor(
  collage: Collage,
  source: PictureSource,
  defaultText: (slot: string) => string,
): Promise<ScreenshotJob> {
  const { canvas } = collage.template
  const scale = SIDE / Math.max(canvas.width, canvas.height)
  const [width, height] = [
    Math.max(1, Math.round(canvas.width * scale)),
    Math.max(1, Math.round(canvas.height * scale)),
  ]
  const steps = plan(collage, {
    photoSize: (id) => source.photoSize(id),
    art: artOf,
    measure: browserMeasure(),
    defaultText,
    screen: { placeholders: true },
  })
  const pictures = await picturesFor(steps, scale, source)
  const [x, y] = [Math.floor((SIDE - width) / 2), Math.floor((SIDE - height) / 2)]
  return { steps, faces: facesOf(collage), pictures, scale, x, y, width, height, side: SIDE, quality: QUALITY }
}

async function picturesFor(steps: readonly Step[], scale: number, source: PictureSource) {
  const wanted = wantedPixels(steps, scale)
  const photos = new Map(
    steps.flatMap((step) => (step.kind === 'photo' ? [[`${step.photo} ${step.effect}`, step] as const] : [])),
  )
  const pictures = new Map<string, ImageBitmap>()
  await Promise.all(
    Array.from(photos, async ([key, { photo, effect }]) => {
      const pixels = wanted.get(photo) ?? SIDE
      const picture = await pictureOf(source, photo, effect, pixels)
      if (picture) pictures.set(key, await smallCopy(picture, pixels))
    }),
  )
  return pictures
}

function pictureOf(
  source: PictureSource,
  id: string,
  effect: ImageEffect,
  pixels: number,
): Promise<Picture | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MS)
    const look = () => {
      const picture = source.picture(id, effect, look, pixels)
      if (!picture) return
      clearTimeout(timer)
      resolve(picture)
    }
    look()
  })
}

function smallCopy({ image, width, height }: Picture, pixels: number): Promise<ImageBitmap> {
  const scale = Math.min(1, pixels / Math.max(width, height))
  return createImageBitmap(image as ImageBitmapSource, {
    resizeWidth: Math.max(1, Math.ceil(width * scale)),
    resizeHeight: Math.max(1, Math.ceil(height * scale)),
    resizeQuality: 'medium',
  })
}

/** A worker of its own each time: a save is rare, and a worker kept would cost memory all evening. */
function draw(job: ScreenshotJob): Promise<ScreenshotAnswer> {
  const worker = new Worker(new URL('./screenshot-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<ScreenshotAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ScreenshotAnswer>) => resolve(data))
    worker.addEventListener('error', reject)
    worker.postMessage(job, [...job.pictures.values()])
  }).finally(() => worker.terminate())
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters)
}
