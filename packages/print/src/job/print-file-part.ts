import { type CollagePage, foldedRimOf, textSlots, wordsIn } from '@collagerie/core/collage'
import { materialMargin, sheetOf } from '@collagerie/core/format'
import { inset, type Rect } from '@collagerie/core/geometry'
import type { ImageLayer } from '@collagerie/core/template'

/** A sheet, or a part of one, that becomes a picture of its own and a page of the PDF. */
export interface PrintFilePart {
  /** The name of its JPEG, without the extension. */
  readonly name: string
  readonly page: CollagePage
  /** From 1, among the pages of the collage. */
  readonly pageNumber: number
  /** The painted area, in centimetres from the format's corner, including wrap, bleed or fold. */
  readonly area: Rect
  /** The part of it that is visible on the wall. */
  readonly trim: Rect
  readonly dpi: number
  /** Whether it only shows what other parts print. */
  readonly isOverview: boolean
}

/** Enough to see which tile goes where. */
const OVERVIEW_DPI = 100

export function partsOf(pages: readonly CollagePage[], dpi: number): readonly PrintFilePart[] {
  return pages.flatMap((page, index) => partsOfPage(page, index + 1, dpi))
}

/** `sheet` is the file of the first page, mostly the only one; the overview of a page's tiles has the page's name. */
function partsOfPage(page: CollagePage, pageNumber: number, dpi: number): readonly PrintFilePart[] {
  const { template, choice } = page
  const name = pageNumber === 1 ? 'sheet' : `page-${pageNumber}`
  const rim = foldedRimOf(template)
  const area = sheetOf(template.format, choice.material)
  const whole = { page, pageNumber, name, area, trim: inset(area, materialMargin(choice.material)) }
  if (rim === 0) return [{ ...whole, dpi, isOverview: false }]
  return [{ ...whole, dpi: Math.min(dpi, OVERVIEW_DPI), isOverview: true }, ...tileParts(page, pageNumber, rim, dpi)]
}

function tileParts(page: CollagePage, pageNumber: number, rim: number, dpi: number): readonly PrintFilePart[] {
  const tiles = page.template.variation.layers.filter((layer): layer is ImageLayer => layer.kind === 'image')
  const [columns, rows] = [placesOf(tiles.map(({ x }) => x)), placesOf(tiles.map(({ y }) => y))]
  const prefix = pageNumber === 1 ? '' : `page-${pageNumber}-`
  return tiles.map(({ x, y, width, height }) => {
    const area = { x, y, width, height }
    const name = `${prefix}tile-r${rows.indexOf(y) + 1}c${columns.indexOf(x) + 1}`
    return { name, page, pageNumber, area, trim: inset(area, rim), dpi, isOverview: false }
  })
}

function placesOf(values: readonly number[]): readonly number[] {
  return [...new Set(values)].toSorted((a, b) => a - b)
}

/** The name of the collage: its first written text. */
export function titleOf(pages: readonly CollagePage[]): string {
  const [first] = pages
  const words = first ? textSlots(first.template).map((layer) => wordsIn(first, layer).trim()) : []
  return words.find((text) => text !== '')?.replace(/\s+/g, ' ') ?? 'Collage'
}
