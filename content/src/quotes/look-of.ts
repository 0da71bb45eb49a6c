import type { QuoteLine } from './quote-line.ts'
import { PAGE_LENGTH, type Palette, type Quote, type QuoteStyle } from './quote-style.ts'
import { wordsOf } from './set/words.ts'
import { QUOTE_STYLES } from './styles/index.ts'
import { WRITTEN_LOOKS } from './written-looks.ts'

/** How one line of a list is drawn. */
export interface QuoteLook {
  readonly line: QuoteLine
  readonly quote: Quote
  readonly style: QuoteStyle
  readonly palette: Palette
  /** In page units. */
  readonly width: number
  readonly height: number
}

const SHORT_SIDE = PAGE_LENGTH * 0.75
const SHAPES = {
  portrait: { width: SHORT_SIDE, height: PAGE_LENGTH },
  landscape: { width: PAGE_LENGTH, height: SHORT_SIDE },
  square: { width: PAGE_LENGTH, height: PAGE_LENGTH },
}

/** The look that is written down for a line. */
export function lookOf(line: QuoteLine): QuoteLook {
  const written = WRITTEN_LOOKS[line.id]
  const style = QUOTE_STYLES.find(({ name }) => name === written?.style)
  const palette = written && style?.palettes[written.palette]
  if (!style || !palette) throw new Error(`no look is written down for the quote ${line.id}`)
  const quote = { words: wordsOf(line.line), author: line.author ?? '' }
  return { line, quote, style, palette, ...SHAPES[written.shape] }
}
