import { type Format, type Material, sheetOf } from '../format/index.ts'
import { CM_PER_INCH } from '../geometry/index.ts'

/** How much there is to print in one order. */
export interface PrintExtent {
  readonly pages: number
  readonly megapixels: number
}

const PIXELS_PER_MEGAPIXEL = 1_000_000

/** The extent of these formats on one material, including what is folded around the frame or cut off. */
export function printExtent(formats: readonly Format[], material: Material, dpi: number): PrintExtent {
  const perCm = dpi / CM_PER_INCH
  const pixels = formats.map((format) => {
    const { width, height } = sheetOf(format, material)
    return width * perCm * height * perCm
  })
  return { pages: formats.length, megapixels: pixels.reduce((sum, each) => sum + each, 0) / PIXELS_PER_MEGAPIXEL }
}

/** Whether it exceeds what a press accepts as one order. */
export function exceeds(extent: PrintExtent, most: PrintExtent): boolean {
  return extent.pages > most.pages || extent.megapixels > most.megapixels
}
