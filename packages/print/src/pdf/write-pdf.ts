import { deflateSync } from 'node:zlib'
import type { Rect, Size } from '@collagerie/core/geometry'
import { builtInProfile, type PressProfile } from '../colour/press-profile.ts'
import type { TextOutline } from '../text/text-outlines.ts'
import { cropMarks, mediaOf } from './crop-marks.ts'
import { PageSpace } from './page-space.ts'
import { PdfFile } from './pdf-file.ts'
import { pdfDate, pdfText } from './pdf-syntax.ts'
import { type DocumentFacts, PRODUCER, xmpOf } from './xmp.ts'

interface PdfPage {
  /** The printed area, and the visible part of it, in centimetres. */
  readonly area: Rect
  readonly trim: Rect
  readonly jpeg: string
  readonly pixels: Size
  readonly letters: readonly TextOutline[]
  /** Outlines of the slug line; empty without one. */
  readonly slug: readonly TextOutline[]
  readonly hasMarks: boolean
}

export interface PdfDocument {
  readonly facts: DocumentFacts
  readonly press: PressProfile
  readonly pages: readonly PdfPage[]
  /** An ink or light for a colour such as #4d4d4f, from 0 to 1. */
  inkOf(color: string): readonly number[]
}

/** Thinner than any ink spreads. */
const MARK_WIDTH = '0.25 w'

/**
 * The output intent is written twice, for PDF/X and for PDF/A. With only one, viewers built on poppler simulate the
 * press's colours, and the shop's screen should show what the customer saw.
 */
const INTENTS = ['GTS_PDFX', 'GTS_PDFA1'] as const

/** Writes PDF/X-4: every colour has a profile, nothing is transparent and no font is needed. */
export async function writePdf(file: string, document: PdfDocument): Promise<void> {
  const pdf = await PdfFile.create(file)
  try {
    const { facts, press, pages } = document
    const catalog = pdf.reserve()
    const tree = pdf.reserve()
    const info = pdf.reserve()
    const metadata = pdf.reserve()
    const profile = pdf.reserve()
    const colours = await writeColours(pdf, press)
    const kids: number[] = []
    for (const page of pages) kids.push(await writePage(pdf, page, tree, colours, document))
    await pdf.object(
      tree,
      `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`,
    )
    await pdf.stream(metadata, '/Type /Metadata /Subtype /XML', Buffer.from(xmpOf(facts), 'utf8'))
    const icc = `/N ${press.space === 'cmyk' ? 4 : 3} /Filter /FlateDecode`
    await pdf.stream(profile, icc, deflateSync(press.icc))
    const condition = pdfText(press.name)
    const intents = INTENTS.map(
      (kind) =>
        `<< /Type /OutputIntent /S /${kind} /OutputConditionIdentifier ${condition} /OutputCondition ${condition} /Info ${condition} /DestOutputProfile ${profile} 0 R >>`,
    )
    const date = pdfDate(facts.created)
    await pdf.object(
      info,
      `<< /Title ${pdfText(facts.title)} /Producer (${PRODUCER}) /Creator (${PRODUCER}) /CreationDate ${date} /ModDate ${date} /Trapped /False /GTS_PDFXVersion (PDF/X-4) >>`,
    )
    await pdf.object(
      catalog,
      `<< /Type /Catalog /Pages ${tree} 0 R /Metadata ${metadata} 0 R /OutputIntents [${intents.join(' ')}] >>`,
    )
    const id = `<${facts.documentId.replace(/-/g, '')}>`
    await pdf.finish(`/Root ${catalog} 0 R /Info ${info} 0 R /ID [${id} ${id}]`)
  } catch (error) {
    await pdf.close().catch(() => undefined)
    throw error
  }
}

/** The colour space of the file: the press's if everything was converted to it, otherwise sRGB with its profile. */
async function writeColours(pdf: PdfFile, press: PressProfile): Promise<string> {
  if (press.pictures === 'press') return press.space === 'cmyk' ? '/DeviceCMYK' : '/DeviceRGB'
  const number = pdf.reserve()
  const icc = deflateSync(await builtInProfile('srgb'))
  await pdf.stream(number, '/N 3 /Alternate /DeviceRGB /Filter /FlateDecode', icc)
  return `[/ICCBased ${number} 0 R]`
}

async function writePage(
  pdf: PdfFile,
  page: PdfPage,
  tree: number,
  colours: string,
  { press, inkOf }: PdfDocument,
): Promise<number> {
  const [number, content, picture] = [pdf.reserve(), pdf.reserve(), pdf.reserve()]
  const { area, trim, pixels } = page
  const media = mediaOf(area, page.hasMarks || page.slug.length > 0)
  const space = new PageSpace(media)
  const filled = ({ color, segments }: TextOutline) => space.shape(segments, `${inkOf(color).join(' ')} sc`)
  const lines = [
    space.picture(area, 'Sheet'),
    ...(page.letters.length === 0 ? [] : ['/Colours cs', ...page.letters.map(filled)]),
    ...page.slug.map(({ segments }) => space.shape(segments, '0 g')),
    ...(page.hasMarks ? [`0 G ${MARK_WIDTH}`, ...cropMarks(area, trim).map(([from, to]) => space.line(from, to))] : []),
  ]
  await pdf.object(
    number,
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox ${space.box(media)} /BleedBox ${space.box(area)} /TrimBox ${space.box(trim)} /Resources << /XObject << /Sheet ${picture} 0 R >> /ColorSpace << /Colours ${colours} >> >> /Contents ${content} 0 R >>`,
  )
  await pdf.stream(content, '/Filter /FlateDecode', deflateSync(Buffer.from(lines.join('\n'), 'latin1')))
  // By convention the inks of a CMYK JPEG are stored inverted.
  const decode = press.pictures === 'press' && press.space === 'cmyk' ? '/Decode [1 0 1 0 1 0 1 0] ' : ''
  await pdf.streamFile(
    picture,
    `/Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} /BitsPerComponent 8 /ColorSpace ${colours} ${decode}/Filter /DCTDecode`,
    page.jpeg,
  )
  return number
}
