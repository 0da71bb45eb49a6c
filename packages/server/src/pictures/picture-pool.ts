import type { Readable } from 'node:stream'
import { BYTES_PER_MEGABYTE } from '@collagerie/protocol'
import { HttpFailure } from '../http/errors.ts'
import { createFairQueue } from '../turns/fair-queue.ts'
import { createHelper, type Helper } from '../turns/helper.ts'
import { LostMaker, type MakerProcess, startMaker, UnmakeablePicture } from './maker-process.ts'
import type { PictureTask } from './picture-task.ts'

const MAKE_MS = 30_000
const WAIT_MS = 30_000
const IDLE_MS = 30_000
const RETRY_AFTER_SECONDS = 5
/** The share of the memory reserved for small pictures, so that they never wait for a large one. */
const SMALL_SHARE = 0.25
/** Small pictures are more urgent: somebody looks at an empty place until they come. */
const SMALL_NICENESS = 5
const LARGE_NICENESS = 10

interface PictureRequest {
  /** Whose turn it takes. */
  readonly who: string
  readonly task: PictureTask
  /** Called when its turn has come. */
  open(): Promise<Readable>
}

/**
 * Makes pictures within one memory budget for everybody. Two processes share it: one takes whatever comes next, the
 * other only small pictures.
 */
export interface PicturePool {
  /** The most memory one picture may take; larger ones cannot be made. */
  readonly mostBytes: number
  make(request: PictureRequest, signal: AbortSignal): Promise<Uint8Array>
  /** How many wait, and how many are being made. */
  load(): { readonly waiting: number; readonly making: number }
  close(): void
}

interface Job extends PictureRequest {
  readonly signal: AbortSignal
  resolve(jpeg: Uint8Array): void
  reject(error: unknown): void
}

interface Lane {
  readonly mostBytes: number
  readonly maker: Helper<MakerProcess>
  isBusy: boolean
  idle: NodeJS.Timeout | undefined
}

interface PoolSettings {
  readonly pictureMemoryMb: number
  readonly pictureQueue: number
}

export function createPicturePool({ pictureMemoryMb, pictureQueue }: PoolSettings): PicturePool {
  const all = pictureMemoryMb * BYTES_PER_MEGABYTE
  const small = all * SMALL_SHARE
  const mostBytes = all - small
  const lanes = [laneOf(small, SMALL_NICENESS), laneOf(mostBytes, LARGE_NICENESS)]
  const queue = createFairQueue<Job>(pictureQueue, () => performance.now())

  function startNext(): void {
    for (const lane of lanes) {
      if (lane.isBusy) continue
      const job = queue.take(({ task }) => task.memoryBytes <= lane.mostBytes)
      if (job) void run(lane, job)
    }
  }

  async function run(lane: Lane, job: Job): Promise<void> {
    lane.isBusy = true
    clearTimeout(lane.idle)
    const begun = performance.now()
    try {
      const file = await job.open()
      // A small picture is finished for the next caller: that is quicker than starting a new process.
      const isWorthStopping = job.task.memoryBytes > small
      const signal = AbortSignal.any([AbortSignal.timeout(MAKE_MS), ...(isWorthStopping ? [job.signal] : [])])
      job.resolve(await lane.maker.get().make(job.task, file, signal))
    } catch (error) {
      job.reject(failureOf(error))
    }
    queue.charge(job.who, performance.now() - begun)
    lane.isBusy = false
    lane.idle = setTimeout(() => void lane.maker.end(), IDLE_MS).unref()
    startNext()
  }

  return {
    mostBytes,

    make: async (request, signal) => {
      if (request.task.memoryBytes > mostBytes) throw new HttpFailure('unusableImage')
      signal.throwIfAborted()
      return new Promise((resolve, reject) => {
        const done = (finish: () => void) => {
          clearTimeout(patience)
          signal.removeEventListener('abort', leave)
          finish()
        }
        const job: Job = {
          ...request,
          signal,
          resolve: (jpeg) => done(() => resolve(jpeg)),
          reject: (error) => done(() => reject(error)),
        }
        const leave = () => queue.remove(job) && job.reject(signal.reason)
        const patience = setTimeout(() => queue.remove(job) && job.reject(busy()), WAIT_MS)
        signal.addEventListener('abort', leave)
        queue.push(job)?.reject(busy())
        startNext()
      })
    },

    load: () => ({ waiting: queue.size(), making: lanes.filter(({ isBusy }) => isBusy).length }),

    close: () => {
      for (const { maker, idle } of lanes) {
        clearTimeout(idle)
        void maker.end()
      }
    },
  }
}

function laneOf(mostBytes: number, niceness: number): Lane {
  const maker = createHelper<MakerProcess>(
    (gone) => startMaker(niceness, gone),
    (started) => started.end(),
  )
  return { mostBytes, maker, isBusy: false, idle: undefined }
}

function busy(cause?: Error): HttpFailure {
  return new HttpFailure('picturesBusy', { retryAfter: RETRY_AFTER_SECONDS, cause })
}

/** A picture that took too long or lost its maker may have met a busy machine, so its caller may try again. */
function failureOf(error: unknown): unknown {
  if (error instanceof UnmakeablePicture) return new HttpFailure('unusableImage', { cause: error })
  const isLate = error instanceof DOMException && error.name === 'TimeoutError'
  return isLate || error instanceof LostMaker ? busy(error) : error
}
