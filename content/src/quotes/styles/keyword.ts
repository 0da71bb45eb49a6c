import { letters, type Quote, type QuoteStyle } from '../quote-style.ts'
import { fitBlock, type TextBlock } from '../set/block.ts'
import { creditRoom, writeCredit } from '../set/credit.ts'
import { closingMarks } from '../set/line.ts'
import { inkOf, widthOf } from '../set/measure.ts'
import { voice } from '../set/voice.ts'
import type { Word } from '../set/words.ts'
import { writeBlock, writeText } from '../set/write.ts'

const LONGEST_SIDE_TEXT = 30
/** Marks after the large word count half when it is centred. */
const MARKS_INSIDE = 0.5

/** One word across the whole sheet, the others whispered above and below it. */
export const keyword: QuoteStyle = {
  name: 'keyword',
  palettes: [
    { ground: '#efe6d8', ink: '#3a2f28', strong: '#9a3b1e', ornament: '#efe6d8' },
    { ground: '#16324a', ink: '#e8eef0', strong: '#f6c667', ornament: '#16324a' },
    { ground: '#e9d3cf', ink: '#4a1f2c', strong: '#7a1838', ornament: '#e9d3cf' },
    { ground: '#56653f', ink: '#fbf8ea', strong: '#ffffff', ornament: '#56653f' },
  ],
  suits(quote) {
    const { before, word, after } = parts(quote)
    const bare = word.length - closingMarks(word).length
    const longest = Math.max(length(before), length(after))
    return bare >= 3 && bare <= 10 && longest <= LONGEST_SIDE_TEXT && letters(quote) <= 56
  },
  draw(page, quote) {
    const { ctx, width, height, palette } = page
    const { before, word, after } = parts(quote)
    const quiet = voice('Montserrat', 500, palette.ink, { caps: true, tracking: 0.1 })
    const loud = voice('Crimson Text', 600, palette.strong, { tracking: -0.01 })
    const short = Math.min(width, height)
    const marks = closingMarks(word)
    const bare = word.slice(0, word.length - marks.length)
    const across = widthOf(bare, loud) + (marks ? widthOf(marks, loud) * MARKS_INSIDE : 0)
    const ink = inkOf(bare, loud)
    const size = Math.min((width * 0.76) / across, height * 0.42)
    const rules = { voices: { plain: quiet, strong: quiet }, leading: 1.42, largest: short * 0.066 }
    const set = (words: readonly Word[]) =>
      words.length === 0 ? undefined : fitBlock(words, rules, { width: width * 0.7, height: height * 0.22 })
    const [above, below] = [set(before), set(after)]
    const gap = short * 0.115
    const credit = creditRoom(quote.author)
    const total = room(above, gap) + (ink.ascent + ink.descent) * size + room(below, gap) + credit
    const top = (height - total) / 2
    if (above) writeBlock(ctx, above, width / 2, top, 'center')
    const baseline = top + room(above, gap) + ink.ascent * size
    writeText(ctx, word, loud, (width - across * size) / 2, baseline, size)
    const foot = baseline + ink.descent * size
    if (below) writeBlock(ctx, below, width / 2, foot + gap, 'center')
    writeCredit(page, quote.author, width / 2, foot + room(below, gap), 'center')
  },
}

function parts({ words }: Quote): { before: readonly Word[]; word: string; after: readonly Word[] } {
  const at = words.findIndex(({ strong }) => strong)
  return { before: words.slice(0, Math.max(0, at)), word: words[at]?.text ?? '', after: words.slice(at + 1) }
}

function length(words: readonly Word[]): number {
  return words.reduce((sum, { text }) => sum + text.length + 1, 0)
}

function room(block: TextBlock | undefined, gap: number): number {
  return block ? block.height + gap : 0
}
