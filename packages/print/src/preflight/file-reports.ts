import { type Rect, tidy } from '@collagerie/core/geometry'
import type { PrintSettings } from '../job/print-job.ts'
import type { PrintPage } from '../job/print-page.ts'
import { mediaOf } from '../pdf/crop-marks.ts'
import { pagePixels, refuseTooLarge } from '../raster/page-pixels.ts'
import type { FileReport } from './preflight-report.ts'

/** The pictures that would be written, with the boxes of their pages. */
export function fileReport(page: PrintPage, settings: PrintSettings): FileReport {
  refuseTooLarge(page)
  const { width, height } = pagePixels(page)
  const media = mediaOf(page.area, settings.cropMarks || settings.slugLine)
  const onPage = (box: Rect) => ({ ...box, x: tidy(box.x - media.x), y: tidy(box.y - media.y) })
  return {
    name: `${page.name}.jpg`,
    widthPx: width,
    heightPx: height,
    dpi: page.dpi,
    mediaBox: onPage(media),
    bleedBox: onPage(page.area),
    trimBox: onPage(page.trim),
  }
}
