import { speechMarks } from '../ornaments/speech-marks.ts'
import { letters, type QuoteStyle } from '../quote-style.ts'
import { fitBlock } from '../set/block.ts'
import { creditRoom, writeWords } from '../set/credit.ts'
import { voice } from '../set/voice.ts'

const MARK = 70
const MARK_GAP = 44

/** A page of good prose: old-style serif, flush left, with the opening marks hung over it. */
export const bookPage: QuoteStyle = {
  name: 'book page',
  palettes: [
    { ground: '#f7f1e5', ink: '#2b2622', strong: '#a63d1f', ornament: '#cf7a55' },
    { ground: '#eef0ea', ink: '#22302b', strong: '#2f6b4f', ornament: '#8fb39c' },
    { ground: '#f6ecec', ink: '#33222b', strong: '#9c2c55', ornament: '#d68ba4' },
    { ground: '#2e2a35', ink: '#f3ebdd', strong: '#f2b880', ornament: '#a8788a' },
  ],
  suits: (quote) => letters(quote) >= 24,
  draw(page, quote) {
    const { ctx, width, height, palette } = page
    const below = creditRoom(quote.author)
    const rules = {
      voices: {
        plain: voice('Crimson Text', 400, palette.ink),
        strong: voice('Crimson Text', 700, palette.strong, { scale: 1.22 }),
      },
      leading: 1.04,
      largest: 150,
    }
    const block = fitBlock(quote.words, rules, {
      width: width * 0.75,
      height: height * 0.77 - MARK - MARK_GAP - below,
    })
    const left = (width - block.width) / 2
    const top = (height - block.height - below + MARK + MARK_GAP) / 2
    speechMarks(ctx, left, top - MARK - MARK_GAP, MARK, palette.ornament)
    writeWords(page, quote.author, block, { x: left, top, align: 'left', gap: 0.12 })
  },
}
