import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { intersection, type Size, turnedBounds } from '@collagerie/core/geometry'
import type { PaintStep, PhotoStep } from '@collagerie/painter'
import type { PressProfile } from '../colour/press-profile.ts'
import { PrintFailure } from '../job/print-failure.ts'
import type { PrintFilePart } from '../job/print-file-part.ts'
import { openRows } from '../photos/open-rows.ts'
import type { Original } from '../photos/original.ts'
import { type PhotoQueue, startQueue } from '../photos/photo-queue.ts'
import { preparePhoto } from '../photos/prepare-photo.ts'
import { printedSize } from '../photos/rows-in-window.ts'
import { startBands } from '../raster/band-writer.ts'
import { JpegFile } from '../raster/jpeg-file.ts'
import { paintRows } from '../raster/paint-rows.ts'
import { partPixels, scaleOf } from '../raster/part-pixels.ts'
import { liftTexts } from '../text/lift-texts.ts'
import type { TextOutline } from '../text/text-outlines.ts'

/** A part whose pictures are on disk. */
export interface PaintedPart {
  readonly part: PrintFilePart
  readonly pixels: Size
  /** The picture the PDF shows under the letters. */
  readonly pdfPicture: string
  readonly letters: readonly TextOutline[]
}

interface PartTask {
  readonly part: PrintFilePart
  readonly steps: readonly PaintStep[]
  readonly originals: ReadonlyMap<string, Original>
  readonly press: PressProfile
  /** The folders for temporary files and for finished ones. */
  readonly work: string
  readonly folder: string
  readonly signal: AbortSignal | undefined
  readonly onShare: (share: number) => void
}

/** A little more than the edge of a letter needs. */
const SPARE_CM = 0.1

export async function printPart(task: PartTask): Promise<PaintedPart> {
  const { part, steps, work, folder, press, onShare } = task
  const pixels = partPixels(part)
  const scale = scaleOf(part)
  const { under, letters, places } = liftTexts(steps)
  const jpeg = join(folder, `${part.name}.jpg`)
  const pdfPicture = letters.length === 0 ? jpeg : join(work, `${part.name}.jpg`)
  const shown = photoSteps(task)
  const photos = preparePhotos(task, shown, scale)
  const opened = openRows(photos, shown, scale)
  const reach = places.map(({ y, height }) => [(y - SPARE_CM) * scale, (y + height + SPARE_CM) * scale] as const)
  let whole: JpegFile | undefined
  let bare: JpegFile | undefined
  try {
    whole = await JpegFile.create(jpeg, pixels, part.dpi, press)
    if (pdfPicture !== jpeg) bare = await JpegFile.create(pdfPicture, pixels, part.dpi, press)
    const bands = startBands(pixels, press, { whole, ...(bare && { under: bare }) })
    await paintRows({
      steps,
      under,
      scale,
      pixels,
      opened,
      bands,
      whenReady: photos.whenReady,
      hasLetters: (top, bottom) => reach.some(([from, to]) => from < bottom && to > top),
      onStrip: async (share) => {
        onShare(share)
        await turn(task.signal)
      },
    })
    await bands.finish()
  } finally {
    opened.close()
    const files = [whole, bare].flatMap((file) => file ?? [])
    await allEnded([...files.map((file) => file.close()), removePrepared(photos)])
  }
  return { part, pixels, pdfPicture, letters }
}

async function removePrepared(photos: PhotoQueue): Promise<void> {
  const prepared = await photos.end()
  await Promise.all(prepared.map(({ file }) => rm(file, { force: true })))
}

/** Waits for all of them: a file that cannot be closed, as on a full disk, must not leave the others open. */
async function allEnded(ends: readonly Promise<void>[]): Promise<void> {
  for (const end of await Promise.allSettled(ends)) if (end.status === 'rejected') throw end.reason
}

/** Yields to the event loop, and throws if the print was cancelled. */
async function turn(signal: AbortSignal | undefined): Promise<void> {
  await nextTurn()
  if (signal?.aborted) throw new PrintFailure('cancelled')
}

function preparePhotos(task: PartTask, shown: readonly PhotoStep[], scale: number): PhotoQueue {
  const { part, work, originals, signal } = task
  return startQueue(shown, async (step, index) => {
    if (signal?.aborted) throw new PrintFailure('cancelled')
    const place = { page: part.pageNumber, slot: step.slot, photo: step.photo }
    const original = originals.get(step.photo)
    if (!original) throw new PrintFailure('missing-photo', '', place)
    const printed = printedSize(step.box, scale)
    return preparePhoto({ original, step, printed }, join(work, `photo-${index}.v`), place)
  })
}

/** The photos that reach into the part, each once: folds show them again. */
function photoSteps({ steps, part }: PartTask): readonly PhotoStep[] {
  const photos = steps.filter((step): step is PhotoStep => step.kind === 'photo')
  return [...new Set(photos)].filter(({ box }) => intersection(turnedBounds(box, box.rotation), part.area))
}
