import { type CollagePage, foldedRimOf, textSlots, wordsIn } from '@collagerie/core/collage'
import { materialMargin, sheetOf } from '@collagerie/core/format'
import { inset, type Rect } from '@collagerie/core/geometry'
import type { ImageLayer } from '@collagerie/core/template'

/** One page of the print file: a part of a sheet that becomes a picture of its own. */
export interface PrintPage {
  /** The name of its JPEG, without the extension. */
  readonly name: string
  readonly sheet: CollagePage
  /** From 1, among the sheets of the collage. */
  readonly sheetNumber: number
  /** The painted area, in centimetres from the format's corner, including wrap, bleed or fold. */
  readonly area: Rect
  /** The part of it that is visible on the wall. */
  readonly trim: Rect
  readonly dpi: number
  /** Whether the page only shows what other pages print. */
  readonly isOverview: boolean
}

/** Enough to see which tile goes where. */
const OVERVIEW_DPI = 100

export function pagesOf(sheets: readonly CollagePage[], dpi: number): readonly PrintPage[] {
  return sheets.flatMap((sheet, index) => pagesOfSheet(sheet, index + 1, dpi))
}

/** The first sheet is called so, the others are pages; the file that shows all tiles takes the sheet's name. */
function pagesOfSheet(sheet: CollagePage, sheetNumber: number, dpi: number): readonly PrintPage[] {
  const { template, choice } = sheet
  const name = sheetNumber === 1 ? 'sheet' : `page-${sheetNumber}`
  const rim = foldedRimOf(template)
  const area = sheetOf(template.canvas, choice.material)
  const whole = { sheet, sheetNumber, name, area, trim: inset(area, materialMargin(choice.material)) }
  if (rim === 0) return [{ ...whole, dpi, isOverview: false }]
  return [{ ...whole, dpi: Math.min(dpi, OVERVIEW_DPI), isOverview: true }, ...tilePages(sheet, sheetNumber, rim, dpi)]
}

function tilePages(sheet: CollagePage, sheetNumber: number, rim: number, dpi: number): readonly PrintPage[] {
  const tiles = sheet.template.variation.layers.filter((layer): layer is ImageLayer => layer.kind === 'image')
  const [columns, rows] = [placesOf(tiles.map(({ x }) => x)), placesOf(tiles.map(({ y }) => y))]
  const prefix = sheetNumber === 1 ? '' : `page-${sheetNumber}-`
  return tiles.map(({ x, y, width, height }) => {
    const area = { x, y, width, height }
    const name = `${prefix}tile-r${rows.indexOf(y) + 1}c${columns.indexOf(x) + 1}`
    return { name, sheet, sheetNumber, area, trim: inset(area, rim), dpi, isOverview: false }
  })
}

function placesOf(values: readonly number[]): readonly number[] {
  return [...new Set(values)].toSorted((a, b) => a - b)
}

/** The name of the collage: its first written text. */
export function titleOf(sheets: readonly CollagePage[]): string {
  const [first] = sheets
  const words = first ? textSlots(first.template).map((layer) => wordsIn(first, layer).trim()) : []
  return words.find((text) => text !== '')?.replace(/\s+/g, ' ') ?? 'Collage'
}
