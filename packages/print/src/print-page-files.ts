import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { intersection, type Size, turnedBounds } from '@collagerie/core/geometry'
import type { PhotoStep, Step } from '@collagerie/painter'
import type { PressProfile } from './colour/press-profile.ts'
import { PrintFailure } from './job/print-failure.ts'
import type { PrintPage } from './job/print-page.ts'
import type { Original } from './photos/original.ts'
import { openPieces } from './photos/photo-pieces.ts'
import { type PreparedPhoto, preparePhoto } from './photos/prepare-photo.ts'
import { printedSize } from './photos/rows-in-window.ts'
import { encodeJpeg } from './raster/encode-jpeg.ts'
import { pagePixels, scaleOf } from './raster/page-pixels.ts'
import { paintRows } from './raster/paint-rows.ts'
import { createStripTiff } from './raster/strip-tiff.ts'
import type { TextOutline } from './text/text-outlines.ts'

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

/** How the time of a page is spent: photos, then painting, then the JPEG. */
const PHOTOS_SHARE = 0.6
const PAINTED_SHARE = 0.85
/** Two at a time keep two cores busy and little in memory. */
const PHOTOS_AT_ONCE = 2

export async function printPage(task: PageTask): Promise<PaintedPage> {
  const { page, steps, work, folder, onShare } = task
  const pixels = pagePixels(page)
  const scale = scaleOf(page)
  const photos = await preparePhotos(task, scale)
  const tiff = join(work, 'page.tif')
  const pieces = openPieces(photos, scale)
  const rows = createStripTiff(tiff, pixels)
  try {
    const onStrip = async (share: number) => {
      onShare(PHOTOS_SHARE + share * (PAINTED_SHARE - PHOTOS_SHARE))
      await turn(task.signal)
    }
    await paintRows({ steps, scale, pixels, pieces, tiff: rows, onStrip })
  } finally {
    rows.close()
    pieces.close()
  }
  await Promise.all([...photos.values()].map(({ file }) => rm(file, { force: true })))
  const jpeg = join(folder, `${page.name}.jpg`)
  await encodeJpeg(tiff, jpeg, page.dpi, task.press)
  await rm(tiff)
  onShare(1)
  return { page, pixels, pdfPicture: jpeg, letters: [] }
}

/** Lets the rest of the process live, and stops where it was told to. */
async function turn(signal: AbortSignal): Promise<void> {
  await nextTurn()
  if (signal.aborted) throw new PrintFailure('cancelled')
}

async function preparePhotos(task: PageTask, scale: number): Promise<ReadonlyMap<PhotoStep, PreparedPhoto>> {
  const { page, work, originals, signal, onShare } = task
  const steps = photoSteps(task)
  const prepared = new Map<PhotoStep, PreparedPhoto>()
  const queue = [...steps.entries()]
  async function work1(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await turn(signal)
      const [index, step] = next
      const original = originals.get(step.photo)
      if (!original) continue
      const place = { page: page.sheetNumber, slot: step.slot, photo: step.photo }
      const file = join(work, `photo-${index}.v`)
      prepared.set(step, await preparePhoto(original, step, printedSize(step.box, scale), file, place))
      onShare((prepared.size / steps.length) * PHOTOS_SHARE)
    }
  }
  await Promise.all(Array.from({ length: PHOTOS_AT_ONCE }, work1))
  return prepared
}

/** The photos that reach into the page, each once: folds show them again. */
function photoSteps({ steps, page }: PageTask): readonly PhotoStep[] {
  const photos = steps.filter((step): step is PhotoStep => step.kind === 'photo')
  return [...new Set(photos)].filter(({ box }) => intersection(turnedBounds(box, box.rotation), page.area))
}
