import { type Rect, tidy } from '@collagerie/core/geometry'
import type { PrintFilePart } from '../job/print-file-part.ts'
import type { PrintSettings } from '../job/print-job.ts'
import { mediaOf } from '../pdf/crop-marks.ts'
import { partPixels, refuseTooLarge } from '../raster/part-pixels.ts'
import type { FileReport } from './preflight-report.ts'

/** The pictures that would be written, with the boxes of their pages in the PDF. */
export function fileReport(part: PrintFilePart, settings: PrintSettings): FileReport {
  refuseTooLarge(part)
  const { width, height } = partPixels(part)
  const media = mediaOf(part.area, settings.cropMarks || settings.slugLine)
  const onPage = (box: Rect) => ({ ...box, x: tidy(box.x - media.x), y: tidy(box.y - media.y) })
  return {
    name: `${part.name}.jpg`,
    widthPx: width,
    heightPx: height,
    dpi: part.dpi,
    mediaBox: onPage(media),
    bleedBox: onPage(part.area),
    trimBox: onPage(part.trim),
  }
}
