import { basename } from 'node:path'
import { type CollagePage, emptySlots, shownPhotos } from '@collagerie/core/collage'
import { isLowQuality } from '@collagerie/core/quality'
import { nodeMeasure } from '@collagerie/painter/node'
import sharp from 'sharp'
import { readPressProfile } from '../colour/press-profile.ts'
import type { PrintContent } from '../content/read-content.ts'
import { useFaces } from '../content/use-faces.ts'
import { PrintFailure, type PrintFailureCode, type PrintLocation } from '../job/print-failure.ts'
import { partsOf } from '../job/print-file-part.ts'
import type { PrintJob } from '../job/print-job.ts'
import { brokenPhoto, type Original, READING, readOriginal } from '../photos/original.ts'
import { openPages } from '../sheets/open-pages.ts'
import { fileReport } from './file-report.ts'
import type { FileReport, PreflightFinding, PreflightReport, PreflightWarning, SlotReport } from './preflight-report.ts'
import { slotReports } from './slot-reports.ts'
import { textReports, unknownFaces } from './text-reports.ts'

type PageReport = Pick<PreflightReport, 'errors' | 'warnings' | 'slots' | 'texts'>
type PreflightError = PreflightFinding<PrintFailureCode>

const GLANCE_PX = 32

/** Checks everything a print needs, without printing. What would prevent it is an error here. */
export async function preflight(job: PrintJob): Promise<PreflightReport> {
  const { number, material, settings } = job
  const errors: PreflightError[] = []
  const keep = keeper(errors)
  await keep(() => readPressProfile(settings.profile))
  const opened = await keep(() => openPages(job))
  const pages = opened?.pages ?? []
  const perPage: PageReport[] = []
  for (const [index, page] of pages.entries()) {
    if (opened) perPage.push(await lookAtPage(page, index + 1, job, opened.content))
  }
  const files: FileReport[] = []
  for (const part of partsOf(pages, settings.dpi)) {
    const file = await keep(async () => fileReport(part, settings))
    if (file) files.push(file)
  }
  const slots = perPage.flatMap((each) => each.slots)
  return {
    number,
    material: material || (pages[0]?.choice.material ?? ''),
    dpi: settings.dpi,
    profile: settings.profile === undefined ? '' : basename(settings.profile),
    errors: [...errors, ...perPage.flatMap((each) => each.errors)],
    warnings: [...perPage.flatMap((each) => each.warnings), ...enlarged(slots)],
    slots,
    texts: perPage.flatMap((each) => each.texts),
    files,
  }
}

/** Runs checks and collects their reasons not to print. */
function keeper(errors: PreflightError[]) {
  return async <Value>(look: () => Promise<Value>): Promise<Value | undefined> => {
    try {
      return await look()
    } catch (error) {
      if (!(error instanceof PrintFailure)) throw error
      const { code, detail, page, slot, photo } = error
      errors.push({ code, detail, ...(page && { page }), ...(slot && { slot }), ...(photo && { photo }) })
      return undefined
    }
  }
}

async function lookAtPage(
  page: CollagePage,
  pageNumber: number,
  job: PrintJob,
  content: PrintContent,
): Promise<PageReport> {
  const errors: PreflightError[] = emptySlots(page).map(({ slot }) => ({
    code: 'empty-slot',
    detail: '',
    page: pageNumber,
    slot,
  }))
  const keep = keeper(errors)
  await keep(async () => useFaces(content.fontFolder, page))
  await keep(() => content.artOf(page.template, pageNumber))
  const originals = new Map<string, Original>()
  for (const { slot, photo } of shownPhotos(page)) {
    if (job.signal?.aborted) throw new PrintFailure('cancelled')
    if (originals.has(photo.id)) continue
    const original = await keep(() => lookAtPhoto(job, content, { page: pageNumber, slot, photo: photo.id }))
    if (original) originals.set(photo.id, original)
  }
  const isQuote = (id: string) => content.quotes.has(id)
  const originalOf = (id: string) => {
    const original = originals.get(id)
    return original && { width: original.width, height: original.height, isQuote: isQuote(id) }
  }
  const slots = slotReports(page, pageNumber, job.settings.dpi, originalOf)
  const texts = textReports(page, pageNumber, nodeMeasure())
  const warnings: PreflightFinding<PreflightWarning>[] = [
    ...slots.flatMap(({ slot, photo, dpi, isDouble }) => [
      ...(isLowQuality(dpi)
        ? [{ code: 'low-quality', detail: String(dpi), page: pageNumber, slot, photo } as const]
        : []),
      ...(isDouble ? [{ code: 'double-photo', detail: '', page: pageNumber, slot, photo } as const] : []),
    ]),
    ...texts.flatMap(({ slot, state }) =>
      state === 'printed'
        ? []
        : [{ code: state === 'cut' ? 'cut-text' : 'unwritten-text', detail: '', page: pageNumber, slot } as const],
    ),
    ...unknownFaces(page, pageNumber),
  ]
  return { errors, warnings, slots, texts }
}

/** Decodes the whole file at a small size, which alone shows whether it is complete. */
async function lookAtPhoto(
  { photoFile }: PrintJob,
  content: PrintContent,
  place: Required<PrintLocation>,
): Promise<Original> {
  const file = (await photoFile(place.photo)) ?? content.quotes.get(place.photo)
  if (file === undefined) throw new PrintFailure('missing-photo', '', place)
  const original = await readOriginal(file, place)
  const glance = sharp(file, READING).resize({ width: GLANCE_PX })
  // Inks are read as printed: without the profile, which counts as none if it is broken.
  const read = original.turnInks ? glance.pipelineColourspace('cmyk').toColourspace('cmyk') : glance
  await read
    .raw()
    .toBuffer()
    .catch((error: unknown) => {
      throw brokenPhoto(error, place)
    })
  return original
}

function enlarged(slots: readonly SlotReport[]): PreflightFinding<'enlarged'>[] {
  const count = slots.filter(({ isEnlarged }) => isEnlarged).length
  return count > 0 ? [{ code: 'enlarged', detail: String(count) }] : []
}
