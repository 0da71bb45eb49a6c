import type { Format } from '../format/index.ts'
import { clamp, type Size } from '../geometry/index.ts'
import { TEXT_MODE, type TextMode, textBands } from '../text/index.ts'
import { mostCells } from './cell-count.ts'
import { controlMaker } from './controls.ts'
import type { DesignControl, DesignInput, Layout } from './design.ts'
import type { CellBlock } from './even-grid.ts'
import { pileCards } from './pile-cards.ts'
import { type Hero, liesOverAll } from './pile-order.ts'
import { EDGE_CM } from './pile-seats.ts'

const LEAST_CELL_CM = 6

/**
 * The white rim of a card, 0.4 cm on sheets up to 40 cm; larger sheets are seen from further away, but small cards keep
 * a slim rim.
 */
const CARD_BORDER = { least: 0.4, ofSheet: 0.01, ofCell: 0.05 }

/** The large card lies on top, so its rim and its shadow are this many times those of the others. */
const HERO_BORDER = 2

/** How far corners swing into the smallest margin; a wider margin stays clear. */
const SWING_CM = 0.5

/** Without a large card, the factor for every card that lies over all its neighbours. */
const UPPER_BORDER = 1.35

function cardBorder(format: Format, cell: Size): number {
  const wanted = CARD_BORDER.ofSheet * Math.min(format.width, format.height)
  const most = CARD_BORDER.ofCell * Math.min(cell.width, cell.height)
  return Number(clamp(wanted, CARD_BORDER.least, most).toFixed(3))
}

export const pileDefaults = { numberVert: 4, numberHor: 4, borderCM: 0.5, hasText: TEXT_MODE.none as TextMode }

type PileValues = typeof pileDefaults

/** In a pile `borderCM` is the margin round all cards. */
export function pileControls(
  { format, values }: DesignInput,
  least: number,
): readonly DesignControl<keyof PileValues>[] {
  const make = controlMaker(values, pileDefaults)
  const count = (side: number) => ({ min: least, max: Math.max(least, mostCells(side, LEAST_CELL_CM)) })
  return [
    make.number({ key: 'numberVert', label: 'columns', ...count(format.width) }),
    make.number({ key: 'numberHor', label: 'rows', ...count(format.height) }),
    make.number({ key: 'borderCM', label: 'margin', min: 0.5, max: 2, step: 0.1, display: 'centimetres' }),
    make.text(TEXT_MODE.none, TEXT_MODE.topSub),
  ]
}

/** Cards over blocks of cells, later ones on top of earlier ones. */
export function pileLayout(
  { format, values }: DesignInput<PileValues>,
  blocksFor: (columns: number, rows: number, format: Format) => readonly CellBlock[],
  heroOf: (blocks: readonly CellBlock[]) => Hero | undefined = () => undefined,
): Layout {
  const { numberVert: columns, numberHor: rows, borderCM, hasText } = values
  const { photoArea, ...texts } = textBands(hasText, format, borderCM, { swing: SWING_CM - EDGE_CM })
  const blocks = blocksFor(columns, rows, format)
  const hero = heroOf(blocks)
  const cards = pileCards(photoArea, { columns, rows, blocks, hero }, SWING_CM)
  const cell = { width: photoArea.width / columns, height: photoArea.height / rows }
  const photoBorder = cardBorder(format, cell)
  const isUpper = (index: number) => (hero ? index === hero.index : liesOverAll(blocks, cards, index))
  const upper = Number(((hero ? HERO_BORDER : UPPER_BORDER) * photoBorder).toFixed(3))
  const photos = cards.map((card, index) => (isUpper(index) ? { ...card, photoBorder: upper } : card))
  return { photos, ...texts, photoBorder, photoBorderType: 'modern' }
}
