import { basename } from 'node:path'
import { type CollagePage, emptySlots, shownPhotos } from '@collagerie/core/collage'
import { isLowQuality } from '@collagerie/core/quality'
import { nodeMeasure } from '@collagerie/painter/node'
import sharp from 'sharp'
import { readPressProfile } from '../colour/press-profile.ts'
import type { PrintContent } from '../content/read-content.ts'
import { useFaces } from '../content/use-faces.ts'
import { PrintFailure, type PrintFailureCode, type PrintLocation } from '../job/print-failure.ts'
import type { PrintJob } from '../job/print-job.ts'
import { pagesOf } from '../job/print-page.ts'
import { brokenPhoto, type Original, READING, readOriginal } from '../photos/original.ts'
import { openSheets } from '../sheets/open-sheets.ts'
import { fileReport } from './file-reports.ts'
import type { FileReport, PreflightFinding, PreflightReport, PreflightWarning, SlotReport } from './preflight-report.ts'
import { slotReports } from './slot-reports.ts'
import { textReports, unknownFaces } from './text-reports.ts'

type SheetReport = Pick<PreflightReport, 'errors' | 'warnings' | 'slots' | 'texts'>
type PreflightError = PreflightFinding<PrintFailureCode>

const GLANCE_PX = 32

/** Checks everything a print needs, without printing. What would prevent it is an error here. */
export async function preflight(job: PrintJob): Promise<PreflightReport> {
  const { number, material, settings } = job
  const errors: PreflightError[] = []
  const keep = keeper(errors)
  await keep(() => readPressProfile(settings.profile))
  const opened = await keep(() => openSheets(job))
  const sheets = opened?.sheets ?? []
  const perSheet: SheetReport[] = []
  for (const [index, sheet] of sheets.entries()) {
    if (opened) perSheet.push(await lookAtSheet(sheet, index + 1, job, opened.content))
  }
  const files: FileReport[] = []
  for (const page of pagesOf(sheets, settings.dpi)) {
    const file = await keep(async () => fileReport(page, settings))
    if (file) files.push(file)
  }
  const slots = perSheet.flatMap((each) => each.slots)
  return {
    number,
    material: material || (sheets[0]?.choice.material ?? ''),
    dpi: settings.dpi,
    profile: settings.profile === undefined ? '' : basename(settings.profile),
    errors: [...errors, ...perSheet.flatMap((each) => each.errors)],
    warnings: [...perSheet.flatMap((each) => each.warnings), ...enlarged(slots)],
    slots,
    texts: perSheet.flatMap((each) => each.texts),
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

async function lookAtSheet(
  sheet: CollagePage,
  page: number,
  job: PrintJob,
  content: PrintContent,
): Promise<SheetReport> {
  const errors: PreflightError[] = emptySlots(sheet).map(({ slot }) => ({ code: 'empty-slot', detail: '', page, slot }))
  const keep = keeper(errors)
  await keep(async () => useFaces(content.fontFolder, sheet))
  await keep(() => content.artOf(sheet.template, page))
  const originals = new Map<string, Original>()
  for (const { slot, photo } of shownPhotos(sheet)) {
    if (job.signal?.aborted) throw new PrintFailure('cancelled')
    if (originals.has(photo.id)) continue
    const original = await keep(() => lookAtPhoto(job, content, { page, slot, photo: photo.id }))
    if (original) originals.set(photo.id, original)
  }
  const isQuote = (id: string) => content.quotes.has(id)
  const originalOf = (id: string) => {
    const original = originals.get(id)
    return original && { width: original.width, height: original.height, isQuote: isQuote(id) }
  }
  const slots = slotReports(sheet, page, job.settings.dpi, originalOf)
  const texts = textReports(sheet, page, nodeMeasure())
  const warnings: PreflightFinding<PreflightWarning>[] = [
    ...slots.flatMap(({ slot, photo, dpi, isDouble }) => [
      ...(isLowQuality(dpi) ? [{ code: 'low-quality', detail: String(dpi), page, slot, photo } as const] : []),
      ...(isDouble ? [{ code: 'double-photo', detail: '', page, slot, photo } as const] : []),
    ]),
    ...texts.flatMap(({ slot, state }) =>
      state === 'printed'
        ? []
        : [{ code: state === 'cut' ? 'cut-text' : 'unwritten-text', detail: '', page, slot } as const],
    ),
    ...unknownFaces(sheet, page),
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
