import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { intersection, type Size, turnedBounds } from '@collagerie/core/geometry'
import type { PhotoStep, Step } from '@collagerie/painter'
import type { PressProfile } from '../colour/press-profile.ts'
import { PrintFailure } from '../job/print-failure.ts'
import type { PrintPage } from '../job/print-page.ts'
import type { Original } from '../photos/original.ts'
import { openPieces } from '../photos/photo-pieces.ts'
import { type PhotoQueue, startQueue } from '../photos/photo-queue.ts'
import { preparePhoto } from '../photos/prepare-photo.ts'
import { printedSize } from '../photos/rows-in-window.ts'
import { encodeJpeg } from '../raster/encode-jpeg.ts'
import { pagePixels, scaleOf } from '../raster/page-pixels.ts'
import { paintRows } from '../raster/paint-rows.ts'
import { createStripTiff } from '../raster/strip-tiff.ts'
import { liftTexts } from '../text/lift-texts.ts'
import type { TextOutline } from '../text/text-outlines.ts'

/** A page whose pictures are on disk. */
export interface PaintedPage {
  readonly page: PrintPage
  readonly pixels: Size
  /** The picture the PDF shows under the letters. */
  readonly pdfPicture: string
  readonly letters: readonly TextOutline[]
}

interface PageTask {
  readonly page: PrintPage
  readonly steps: readonly Step[]
  readonly originals: ReadonlyMap<string, Original>
  readonly press: PressProfile
  /** For what is only needed until the PDF is written, and for finished files. */
  readonly work: string
  readonly folder: string
  readonly signal: AbortSignal
  readonly onShare: (share: number) => void
}

/** How much of a page's time it takes to paint it; the rest is the JPEG. */
const PAINTED_SHARE = 0.85
/** A little more than the edge of a letter needs. */
const SPARE_CM = 0.1

export async function printPage(task: PageTask): Promise<PaintedPage> {
  const { page, steps, work, folder, press, onShare } = task
  const pixels = pagePixels(page)
  const scale = scaleOf(page)
  const { under, letters, places } = liftTexts(steps)
  const tiff = join(work, 'page.tif')
  const jpeg = join(folder, `${page.name}.jpg`)
  const pdfPicture = letters.length === 0 ? jpeg : join(work, `${page.name}.jpg`)
  const photos = preparePhotos(task, scale)
  const pieces = openPieces(photos, scale)
  const rows = createStripTiff(tiff, pixels)
  const painting = { scale, pixels, pieces, whenReady: photos.whenReady, tiff: rows }
  try {
    const onStrip = async (share: number) => {
      onShare(share * PAINTED_SHARE)
      await turn(task.signal)
    }
    await paintRows({ ...painting, steps: under, onStrip })
    await encodeJpeg(tiff, pdfPicture, page.dpi, press)
    if (letters.length > 0) {
      // The JPEG has no letters beside its picture, so the strips they stand on are painted once more.
      const reach = places.map(({ y, height }) => [(y - SPARE_CM) * scale, (y + height + SPARE_CM) * scale] as const)
      const isWanted = (top: number, bottom: number) => reach.some(([from, to]) => from < bottom && to > top)
      await paintRows({ ...painting, steps, isWanted, onStrip: () => turn(task.signal) })
      await encodeJpeg(tiff, jpeg, page.dpi, press)
    }
  } finally {
    rows.close()
    pieces.close()
    const files = (await photos.end()).map(({ file }) => file)
    await Promise.all([tiff, ...files].map((file) => rm(file, { force: true })))
  }
  onShare(1)
  return { page, pixels, pdfPicture, letters }
}

/** Lets the rest of the process live, and stops where it was told to. */
async function turn(signal: AbortSignal): Promise<void> {
  await nextTurn()
  if (signal.aborted) throw new PrintFailure('cancelled')
}

function preparePhotos(task: PageTask, scale: number): PhotoQueue {
  const { page, work, originals, signal } = task
  return startQueue(photoSteps(task), async (step, index) => {
    if (signal.aborted) throw new PrintFailure('cancelled')
    const place = { page: page.sheetNumber, slot: step.slot, photo: step.photo }
    const original = originals.get(step.photo)
    if (!original) throw new PrintFailure('missing-photo', '', place)
    return preparePhoto(original, step, printedSize(step.box, scale), join(work, `photo-${index}.v`), place)
  })
}

/** The photos that reach into the page, each once: folds show them again. */
function photoSteps({ steps, page }: PageTask): readonly PhotoStep[] {
  const photos = steps.filter((step): step is PhotoStep => step.kind === 'photo')
  return [...new Set(photos)].filter(({ box }) => intersection(turnedBounds(box, box.rotation), page.area))
}
