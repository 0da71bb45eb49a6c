import type { Toning } from '@collagerie/core/effects'
import { clamp } from '@collagerie/core/geometry'
import { type FileError, foreignFormatOf, type PhotoContent, SMALL_PIXELS } from '@collagerie/core/photo'
import type { Rotation } from '@collagerie/core/placement'
import type { PhotoLayout } from '@collagerie/core/suggesting'
import { track } from '../../analytics/analytics.ts'
import { photoFormats } from '../../navigation/shop-config.ts'
import { hasTrustedPixels } from '../../painting/trusted-pixels.ts'
import { once } from '../../ui/once.ts'
import type { Arranged, Arranging } from '../analysis/arrange-photos.ts'
import type { TriedTemplate } from '../analysis/try-template.ts'
import { fittedSize } from './fitted-size.ts'
import type { DecodedPhoto, InspectedFile, PhotoAnswer, PhotoJob } from './photo-job.ts'
import { drawsWithCare, shrinkPicture } from './shrink-picture.ts'
import { workerCount } from './worker-count.ts'
import { PoolFailure, WorkerPool } from './worker-pool.ts'

/** A file that was inspected and cannot become a photo. */
export class FileRefusal extends Error {
  readonly error: FileError

  constructor(error: FileError) {
    super(error)
    this.error = error
  }
}

/**
 * All work on photos that runs outside the page. Everything rejects with a refusal, a pool failure, or an error of
 * ours.
 */
export interface PhotoWork {
  /** The file itself, or its JPEG if it has another format the shop accepts. */
  asJpeg(file: Blob, signal?: AbortSignal): Promise<Blob>
  inspect(file: Blob, signal?: AbortSignal): Promise<InspectedFile>
  /** The first copy for the screen, the small copy that is always kept, and the library's thumb. */
  decode(file: Blob, inspected: InspectedFile, longSide: number, signal?: AbortSignal): Promise<DecodedPhoto>
  sharpen(file: Blob, inspected: InspectedFile, longSide: number): Promise<ImageBitmap>
  /** Whether two files are equal, byte by byte. */
  isSame(file: Blob, other: Blob): Promise<boolean>
  tone(bitmap: ImageBitmap, toning: Toning): Promise<ImageBitmap>
  /** Makes a smaller copy; missing if the browser itself scales pictures carefully. */
  readonly shrink?: ((bitmap: ImageBitmap, longSide: number) => Promise<ImageBitmap>) | undefined
  /**
   * Analyses a small copy when nothing else is to do, or once `leisure` is aborted; missing if the browser falsifies
   * pixels.
   */
  readonly analyse?:
    | ((small: ImageBitmap, rotation: Rotation, leisure?: AbortSignal) => Promise<PhotoContent>)
    | undefined
  /**
   * The file as it may leave the computer, see `withoutMetadata`. It still reads from the file, so sending fails if the
   * file changes or disappears.
   */
  uploadCopy(file: Blob, signal?: AbortSignal): Promise<Blob>
}

/** The number of files whose header is read at once. */
const MOST_READS = 3
/** Each pixel takes four bytes during decoding: at most 480 MB at a time. */
const MOST_MEGAPIXELS = 120
/** The number of photos analysed at once. */
export const MOST_ANALYSES = 2
/** Assumed for a picture of unknown size; two are converted at a time. */
const FOREIGN_MEGAPIXELS = 50
const HANGS_AFTER_MS = 30_000
/** A worker that decoded photos keeps its memory as long as it lives. */
const IDLE_MS = 5000
const THUMB_HEIGHT = 100

const workers = once(
  () =>
    new WorkerPool<PhotoJob, PhotoAnswer>(
      ({ onAnswer, onCrash }) => {
        const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' })
        worker.addEventListener('message', ({ data }: MessageEvent<PhotoAnswer>) => onAnswer(data))
        worker.addEventListener('error', onCrash)
        worker.addEventListener('messageerror', onCrash)
        return { post: (job) => worker.postMessage(job, bitmapsIn(job)), terminate: () => worker.terminate() }
      },
      {
        size: workerCount(navigator.hardwareConcurrency),
        lanes: { inspect: MOST_READS, analyse: MOST_ANALYSES },
        budget: MOST_MEGAPIXELS,
        timeoutMs: HANGS_AFTER_MS,
        idleMs: IDLE_MS,
      },
    ),
)

const bitmapsIn = (job: PhotoJob) => (job.kind === 'tone' || job.kind === 'analyse' ? [job.bitmap] : [])

const megapixels = ({ width, height }: { readonly width: number; readonly height: number }) => (width * height) / 1e6

/** The answer of the requested kind. Throws for a failure, which is reported if no rule explains it. */
function answerOfKind<Kind extends PhotoAnswer['kind']>(answer: PhotoAnswer, kind: Kind) {
  if ('message' in answer) track('photo-work-failed', { wanted: kind, message: answer.message })
  if (answer.kind === 'refused') throw new FileRefusal(answer.error)
  if (answer.kind === 'failed') throw new Error(answer.message)
  if (answer.kind !== kind) throw new Error(`${answer.kind} instead of ${kind}`)
  return answer as Extract<PhotoAnswer, { readonly kind: Kind }>
}

export const photoWork: PhotoWork = {
  async asJpeg(file, signal) {
    const format = file instanceof File ? foreignFormatOf(file.name, photoFormats()) : undefined
    if (!format) return file
    const job = { kind: 'convert', file, format } as const
    const answer = await workers().run(job, { lane: 'decode', weight: FOREIGN_MEGAPIXELS, signal })
    return answerOfKind(answer, 'converted').file
  },
  async inspect(file, signal) {
    const answer = await workers().run({ kind: 'inspect', file }, { lane: 'inspect', weight: 0, signal })
    return answerOfKind(answer, 'inspected').inspected
  },
  async decode(file, inspected, longSide, signal) {
    const thumbHeight = THUMB_HEIGHT * clamp(Math.ceil(window.devicePixelRatio), 1, 2)
    const copies = { longSide: SMALL_PIXELS, thumbHeight }
    const answer = await workers().run(
      { kind: 'decode', file, inspected, longSide, copies },
      { lane: 'decode', weight: megapixels(inspected), signal },
    )
    return answerOfKind(answer, 'decoded').decoded
  },
  async sharpen(file, inspected, longSide) {
    const answer = await workers().run(
      { kind: 'decode', file, inspected, longSide },
      { lane: 'decode', weight: megapixels(inspected), isUrgent: true },
    )
    return answerOfKind(answer, 'decoded').decoded.bitmap
  },
  async isSame(file, other) {
    const answer = await workers().run({ kind: 'compare', file, other }, { lane: 'inspect', weight: 0 })
    return answerOfKind(answer, 'compared').isSame
  },
  async tone(bitmap, toning) {
    // WebKit sends a bitmap that is not transferred as a blank one, and the page goes on drawing its own.
    const copy = await createImageBitmap(bitmap)
    const answer = await workers().run(
      { kind: 'tone', bitmap: copy, toning },
      { lane: 'tone', weight: megapixels(bitmap), isUrgent: true },
    )
    return answerOfKind(answer, 'toned').bitmap
  },
  get shrink() {
    if (drawsWithCare()) return undefined
    return async (bitmap: ImageBitmap, longSide: number) => shrinkPicture(bitmap, fittedSize(bitmap, longSide))
  },
  get analyse() {
    if (!hasTrustedPixels()) return undefined
    return async (small: ImageBitmap, rotation: Rotation, leisure?: AbortSignal) => {
      const bitmap = await createImageBitmap(small)
      const answer = await workers().run(
        { kind: 'analyse', bitmap, rotation },
        { lane: 'analyse', weight: 0, isIdle: true, leisure },
      )
      return answerOfKind(answer, 'analysed').content
    }
  },
  async uploadCopy(file, signal) {
    const answer = await workers().run({ kind: 'uploadCopy', file }, { lane: 'inspect', weight: 0, signal })
    return answerOfKind(answer, 'uploadCopy').file
  },
}

/**
 * Arranges photos in a worker, or in the page if no worker starts. A task that hung in a worker would hang here too.
 */
export async function arrangeInWorker(arranging: Arranging): Promise<Arranged> {
  try {
    const answer = await workers().run({ kind: 'arrange', arranging }, { lane: 'arrange', weight: 0, isUrgent: true })
    return answerOfKind(answer, 'arranged').arranged
  } catch (failure) {
    if (failure instanceof PoolFailure && failure.reason === 'timed out') throw failure
    const { arrangePhotos } = await import('../analysis/arrange-photos.ts')
    return arrangePhotos(arranging)
  }
}

/** Tries photos in a template's layouts in a worker; offers nothing if none starts. */
export async function tryInWorker(tried: TriedTemplate, signal: AbortSignal): Promise<readonly PhotoLayout[]> {
  const answer = await workers().run({ kind: 'try', tried }, { lane: 'try', weight: 0, signal })
  return answerOfKind(answer, 'tried').layouts
}
