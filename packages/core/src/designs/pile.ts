import type { Format } from '../format/index.ts'
import { TEXT_MODE, type TextMode, textBands } from '../text/index.ts'
import { mostCells } from './cell-count.ts'
import { controlMaker } from './controls.ts'
import type { DesignControl, DesignInput, Layout } from './design.ts'
import type { CellBlock } from './even-grid.ts'
import { type Hero, pileCards } from './pile-cards.ts'

const LEAST_CELL_CM = 6
const CARD_BORDER_CM = 0.4

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
  const { photoArea, ...texts } = textBands(hasText, format, borderCM)
  const blocks = blocksFor(columns, rows, format)
  const photos = pileCards(photoArea, { columns, rows, blocks, hero: heroOf(blocks) }, borderCM)
  return { photos, ...texts, photoBorder: CARD_BORDER_CM, photoBorderType: 'modern' }
}
