import type { CollagePage } from '@collagerie/core/collage'
import { facesOf, type PaintStep, type Picture, plan, sheetPixels } from '@collagerie/painter'
import { loadArt } from './art-store.ts'
import { bestPicture } from './best-picture.ts'
import { browserPlan } from './browser-plan.ts'
import { loadFaces } from './load-faces.ts'
import type { MiniatureAnswer, MiniatureJob } from './miniature-worker.ts'
import type { PictureSource } from './picture-source.ts'
import { hasTrustedPixels } from './trusted-pixels.ts'
import { wantedPixels } from './wanted-pixels.ts'

/** After this time the miniature uses the available copies: a save or a draft must not wait for sharper ones. */
const PATIENCE_MS = 5000
/** A phone may end a worker without a word: then a save goes on without a picture. */
const LONGEST_MS = 30_000

export interface MiniatureOptions {
  readonly source: PictureSource
  /** The sheet's long side in pixels. */
  readonly longSide: number
  /** Whether the sheet lies on a white square, whatever its proportions. */
  readonly isSquare: boolean
  /** 0 to 1. */
  readonly quality: number
}

/** A small JPEG of a collage's front, painted in a worker. Undefined if it cannot be made, is late or cancelled. */
export function paintMiniature(
  page: CollagePage,
  options: MiniatureOptions,
  signal: AbortSignal = new AbortController().signal,
): Promise<MiniatureAnswer> {
  // Noise in place of the photos must not be stored or sent.
  if (!hasTrustedPixels()) return Promise.resolve(undefined)
  if (signal.aborted) return Promise.resolve(undefined)
  const over = new AbortController()
  const giveUp = () => over.abort()
  const timer = setTimeout(giveUp, LONGEST_MS)
  signal.addEventListener('abort', giveUp)
  return new Promise<MiniatureAnswer>((resolve, reject) => {
    over.signal.addEventListener('abort', () => resolve(undefined), { once: true })
    make(page, options, over.signal).then(resolve, reject)
  }).finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  })
}

async function make(page: CollagePage, options: MiniatureOptions, signal: AbortSignal): Promise<MiniatureAnswer> {
  await Promise.allSettled([loadFaces(facesOf(page)), loadArt(page.template)])
  signal.throwIfAborted()
  const pictures = new Map<string, ImageBitmap>()
  try {
    const job = await jobFor(page, options, pictures, signal)
    signal.throwIfAborted()
    return await draw(job, signal)
  } finally {
    // Closing does not affect pictures that the worker has taken over.
    for (const picture of pictures.values()) picture.close()
  }
}

async function jobFor(
  page: CollagePage,
  options: MiniatureOptions,
  pictures: Map<string, ImageBitmap>,
  signal: AbortSignal,
): Promise<MiniatureJob> {
  const { source, longSide, isSquare, quality } = options
  const { format } = page.template
  const scale = longSide / Math.max(format.width, format.height)
  const { width, height } = sheetPixels(format, 0, scale)
  const steps = plan(page, {
    folded: 'covered',
    ...browserPlan(source),
    screen: { placeholders: true },
  })
  await copyPictures(steps, scale, source, pictures, signal)
  return {
    steps,
    faces: facesOf(page),
    pictures,
    scale,
    width,
    height,
    groundWidth: isSquare ? longSide : width,
    groundHeight: isSquare ? longSide : height,
    quality,
  }
}

/** Resolves only when no copy is being made any more, whatever their results. */
async function copyPictures(
  steps: readonly PaintStep[],
  scale: number,
  source: PictureSource,
  pictures: Map<string, ImageBitmap>,
  signal: AbortSignal,
): Promise<void> {
  const wanted = wantedPixels(steps, scale)
  const photos = new Map(
    steps.flatMap((step) => (step.kind === 'photo' ? [[`${step.photo} ${step.toning}`, step] as const] : [])),
  )
  const timeUp = new AbortController()
  const timer = setTimeout(() => timeUp.abort(), PATIENCE_MS)
  signal.addEventListener('abort', () => timeUp.abort(), { once: true })
  const copied = await Promise.allSettled(
    Array.from(photos, async ([key, { photo, toning }]) => {
      const pixels = wanted.get(photo) ?? 1
      const picture = await bestPicture(source, { id: photo, toning, pixels }, timeUp.signal)
      if (picture && !signal.aborted) pictures.set(key, await smallCopy(picture, pixels))
    }),
  )
  clearTimeout(timer)
  const failed = copied.find((copy) => copy.status === 'rejected')
  if (failed) throw failed.reason
}

function smallCopy({ image, width, height }: Picture, pixels: number): Promise<ImageBitmap> {
  const scale = Math.min(1, pixels / Math.max(width, height))
  return createImageBitmap(image as ImageBitmapSource, {
    resizeWidth: Math.max(1, Math.ceil(width * scale)),
    resizeHeight: Math.max(1, Math.ceil(height * scale)),
    resizeQuality: 'medium',
  })
}

/** A new worker each time: it is rarely needed, and keeping it would cost memory. */
function draw(job: MiniatureJob, signal: AbortSignal): Promise<MiniatureAnswer> {
  const worker = new Worker(new URL('./miniature-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<MiniatureAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<MiniatureAnswer>) => resolve(data))
    worker.addEventListener('error', reject)
    worker.addEventListener('messageerror', reject)
    signal.addEventListener('abort', reject, { once: true })
    worker.postMessage(job, [...job.pictures.values()])
  }).finally(() => worker.terminate())
}
