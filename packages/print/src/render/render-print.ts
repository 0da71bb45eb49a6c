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
import { partsOf, titleOf } from '../job/print-file-part.ts'
import type { PrintedFile, PrintJob } from '../job/print-job.ts'
import { writePdf } from '../pdf/write-pdf.ts'
import { readOriginals } from '../photos/read-originals.ts'
import { refuseTooLarge } from '../raster/part-pixels.ts'
import { openPages } from '../sheets/open-pages.ts'
import { planSheet } from '../sheets/plan-sheet.ts'
import { slugLine } from '../text/slug-line.ts'
import { type PaintedPart, printPart } from './print-part.ts'

/** How far a print is when all its parts are painted; the PDF is the rest. */
const PAINTED_PERCENT = 98

/** Prints a collage: a JPEG of every part and one PDF of all, in the job's folder. */
export async function renderPrint(job: PrintJob): Promise<readonly PrintedFile[]> {
  const { settings, folder, number } = job
  const { content, pages } = await openPages(job)
  const press = await readPressProfile(settings.profile)
  const parts = partsOf(pages, settings.dpi)
  for (const part of parts) refuseTooLarge(part)
  const plans = new Map<CollagePage, Awaited<ReturnType<typeof planOf>>>()
  for (const [index, page] of pages.entries()) plans.set(page, await planOf(job, content, page, index + 1))
  const work = join(folder, 'work')
  await mkdir(work, { recursive: true })
  try {
    const painted: PaintedPart[] = []
    for (const [index, part] of parts.entries()) {
      const planned = plans.get(part.page)
      if (!planned) throw new Error(`The part ${part.name} has no plan.`)
      const onShare = (share: number) => job.onProgress(Math.floor(((index + share) / parts.length) * PAINTED_PERCENT))
      painted.push(await printPart({ part, ...planned, press, work, folder, signal: job.signal, onShare }))
    }
    const inkOf = await readInks(
      painted.flatMap(({ letters }) => letters.map(({ color }) => color)),
      press,
    )
    const pdf = join(folder, 'sheet.pdf')
    await writePdf(pdf, {
      facts: { title: titleOf(pages), number, created: new Date(), documentId: randomUUID() },
      press,
      pages: painted.map((each) => ({
        area: each.part.area,
        trim: each.part.trim,
        jpeg: each.pdfPicture,
        pixels: each.pixels,
        letters: each.letters,
        slug: settings.slugLine ? slugLine(each.part, number) : [],
        hasMarks: settings.cropMarks,
      })),
      inkOf,
    })
    const files = ['sheet.pdf', ...painted.map(({ part }) => `${part.name}.jpg`)]
    const printed: PrintedFile[] = []
    for (const name of files) printed.push(await printedFileOf(folder, name))
    job.onProgress(100)
    return printed
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function planOf(job: PrintJob, content: PrintContent, page: CollagePage, pageNumber: number) {
  useFaces(content.fontFolder, page)
  const art = await content.artOf(page.template, pageNumber)
  const originals = await readOriginals(page, pageNumber, job, content)
  return { originals, steps: planSheet(page, originals, art) }
}

async function printedFileOf(folder: string, name: string): Promise<PrintedFile> {
  const file = join(folder, name)
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  const type = name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg'
  return { name, type, bytes: (await stat(file)).size, sha256: hash.digest('hex') }
}
