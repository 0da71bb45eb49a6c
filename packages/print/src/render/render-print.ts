import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { CollagePage } from '@collagerie/core/collage'
import { readInks } from '../colour/inks.ts'
import { readPressProfile } from '../colour/press-profile.ts'
import type { PrintContent } from '../content/read-content.ts'
import { useFaces } from '../content/use-faces.ts'
import type { PrintedFile, PrintJob } from '../job/print-job.ts'
import { pagesOf, titleOf } from '../job/print-page.ts'
import { writePdf } from '../pdf/write-pdf.ts'
import { readOriginals } from '../photos/read-originals.ts'
import { refuseTooLarge } from '../raster/page-pixels.ts'
import { openSheets } from '../sheets/open-sheets.ts'
import { planSheet } from '../sheets/plan-sheet.ts'
import { slugLine } from '../text/slug-line.ts'
import { type PaintedPage, printPage } from './print-page-files.ts'

/** How far a print is when all its pages are painted; the PDF is the rest. */
const PAINTED_PERCENT = 98

/** Prints a collage: a JPEG of every page and one PDF of all, in the job's folder. */
export async function renderPrint(job: PrintJob): Promise<readonly PrintedFile[]> {
  const { settings, folder, number } = job
  const { content, sheets } = await openSheets(job)
  const press = await readPressProfile(settings.profile)
  const pages = pagesOf(sheets, settings.dpi)
  for (const page of pages) refuseTooLarge(page)
  const plans = new Map<CollagePage, Awaited<ReturnType<typeof planOf>>>()
  for (const [index, sheet] of sheets.entries()) plans.set(sheet, await planOf(job, content, sheet, index + 1))
  const work = join(folder, 'work')
  await mkdir(work, { recursive: true })
  try {
    const painted: PaintedPage[] = []
    for (const [index, page] of pages.entries()) {
      const planned = plans.get(page.sheet)
      if (!planned) throw new Error(`The page ${page.name} has no plan.`)
      const onShare = (share: number) => job.onProgress(Math.floor(((index + share) / pages.length) * PAINTED_PERCENT))
      painted.push(await printPage({ page, ...planned, press, work, folder, signal: job.signal, onShare }))
    }
    const inkOf = await readInks(
      painted.flatMap(({ letters }) => letters.map(({ color }) => color)),
      press,
    )
    const pdf = join(folder, 'sheet.pdf')
    await writePdf(pdf, {
      facts: { title: titleOf(sheets), number, created: new Date(), documentId: randomUUID() },
      press,
      pages: painted.map((each) => ({
        area: each.page.area,
        trim: each.page.trim,
        jpeg: each.pdfPicture,
        pixels: each.pixels,
        letters: each.letters,
        slug: settings.slugLine ? slugLine(each.page, number) : [],
        hasMarks: settings.cropMarks,
      })),
      inkOf,
    })
    const files = ['sheet.pdf', ...painted.map(({ page }) => `${page.name}.jpg`)]
    const printed: PrintedFile[] = []
    for (const name of files) printed.push(await printedFileOf(folder, name))
    job.onProgress(100)
    return printed
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function planOf(job: PrintJob, content: PrintContent, sheet: CollagePage, page: number) {
  useFaces(content.fontFolder, sheet)
  const art = await content.artOf(sheet.template, page)
  const originals = await readOriginals(sheet, page, job, content)
  return { originals, steps: planSheet(sheet, originals, art) }
}

async function printedFileOf(folder: string, name: string): Promise<PrintedFile> {
  const file = join(folder, name)
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  const type = name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg'
  return { name, type, bytes: (await stat(file)).size, sha256: hash.digest('hex') }
}
