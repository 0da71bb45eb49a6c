import type { QuoteLine } from './quote-line.ts'
import { PAGE_LENGTH, type Palette, type Quote, type QuoteStyle } from './quote-style.ts'
import { wordsOf } from './set/words.ts'
import { QUOTE_STYLES } from './styles/index.ts'

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
const PORTRAIT = { width: SHORT_SIDE, height: PAGE_LENGTH }
const LANDSCAPE = { width: PAGE_LENGTH, height: SHORT_SIDE }
const SQUARE = { width: PAGE_LENGTH, height: PAGE_LENGTH }
const SHAPES = [PORTRAIT, LANDSCAPE, SQUARE, PORTRAIT, SQUARE, LANDSCAPE, LANDSCAPE, PORTRAIT, SQUARE]

/**
 * Gives every line the style that suits it and has rested longest, in the palette whose turn it is. A line added at the
 * end leaves the others as they are, and with them the collages they hang in.
 */
export function looksOf(lines: readonly QuoteLine[], turn: number): readonly QuoteLook[] {
  const lastUse = new Map(QUOTE_STYLES.map((style, index) => [style, index - QUOTE_STYLES.length]))
  const uses = new Map<QuoteStyle, number>()
  return lines.map((line, index) => {
    const quote = { words: wordsOf(line.line), author: line.author ?? '' }
    const rested = QUOTE_STYLES.toSorted((a, b) => (lastUse.get(a) ?? 0) - (lastUse.get(b) ?? 0))
    const style = rested.find((each) => each.suits(quote))
    const shape = SHAPES[(index + turn) % SHAPES.length]
    if (!style || !shape) throw new Error(`no style suits the quote ${line.id}`)
    const use = uses.get(style) ?? turn
    lastUse.set(style, index)
    uses.set(style, use + 1)
    return { line, quote, style, palette: style.palettes[use % style.palettes.length] ?? style.palettes[0], ...shape }
  })
}
