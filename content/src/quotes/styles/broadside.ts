import { letters, type Quote, type QuotePage, type QuoteStyle } from '../quote-style.ts'
import { bestBreak } from '../set/best-break.ts'
import { creditRoom, writeCredit } from '../set/credit.ts'
import type { Line } from '../set/line.ts'
import { capHeight } from '../set/measure.ts'
import { voice } from '../set/voice.ts'
import { writeText } from '../set/write.ts'

const MARGIN = 0.115
/** Air between two lines, as a share of the column. */
const GAP = 0.042
const ACCENTED = /[À-ÖØ-ÝŒ]/
const ACCENT = 0.2
const HANGING = /[JQ]/
const DEPTH = 0.14
const STEEPEST = 3.4

/** Wood type on a market poster: every line as wide as the column, so short words come out huge. */
export const broadside: QuoteStyle = {
  name: 'broadside',
  palettes: [
    { ground: '#a23c22', ink: '#fff3df', strong: '#ffdc94', ornament: '#a23c22' },
    { ground: '#f4ead7', ink: '#1f2a44', strong: '#b03a22', ornament: '#f4ead7' },
    { ground: '#1d4a45', ink: '#e9e4cf', strong: '#ffc46b', ornament: '#1d4a45' },
    { ground: '#f2b632', ink: '#2a2118', strong: '#8f1d1d', ornament: '#f2b632' },
  ],
  suits: (quote) => letters(quote) <= 54,
  draw(page, quote) {
    const { ctx, width, height, palette } = page
    const room = areaOf(page, quote)
    const voices = {
      plain: voice('futura-pt', 500, palette.ink, { caps: true }),
      strong: voice('futura-pt', 700, palette.strong, { caps: true }),
    }
    const cap = capHeight(voices.plain)
    const heightOf = (lines: readonly Line[]) =>
      lines.reduce((sum, line, index) => sum + cap / line.width + gap(lines[index - 1], line), 0)
    const lines = bestBreak(quote.words, voices, (each) => {
      const column = Math.min(room.width, room.height / heightOf(each))
      const sizes = each.map((line) => column / line.width)
      const steep = Math.max(...sizes) / Math.min(...sizes)
      const filled = (column / room.width) * ((column * heightOf(each)) / room.height)
      // The word that matters must not end in the smallest line.
      const strong = sizes.find((_, index) => each[index]?.words.some((word) => word.strong)) ?? 0
      return 1 + 2 * filled + 0.35 * (strong / Math.max(...sizes)) - (steep > STEEPEST ? 1 : 0) - 0.1 * Math.log(steep)
    })
    const column = Math.min(room.width, room.height / heightOf(lines))
    const left = (width - column) / 2
    let baseline = (height - column * heightOf(lines) - creditRoom(quote.author)) / 2
    lines.forEach((line, index) => {
      const size = column / line.width
      baseline += cap * size + column * gap(lines[index - 1], line)
      for (const run of line.runs) {
        writeText(ctx, run.text, run.voice, left + (run.x - line.hang) * size, baseline, size)
      }
    })
    writeCredit(page, quote.author, left, baseline, 'left')
  },
}

/** Accents on capitals, and the two that hang below the line, need a place between the lines. */
function gap(above: Line | undefined, line: Line): number {
  if (!above) return 0
  const has = ({ runs }: Line, shapes: RegExp) => runs.some(({ text }) => shapes.test(text))
  return GAP + (has(line, ACCENTED) ? ACCENT / line.width : 0) + (has(above, HANGING) ? DEPTH / above.width : 0)
}

function areaOf({ width, height }: QuotePage, quote: Quote): { width: number; height: number } {
  const margin = MARGIN * Math.max(width, height)
  return { width: width - 2 * margin, height: height - 2 * margin - creditRoom(quote.author) }
}
