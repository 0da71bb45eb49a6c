import type { QuotePage } from '../quote-style.ts'
import type { TextBlock } from './block.ts'
import { capHeight, spoken, widthOf } from './measure.ts'
import { voice } from './voice.ts'
import { type Align, writeBlock, writeText } from './write.ts'

const SIZE = 30
const GAP = 48
const FACE = voice('futura-pt', 500, '', { tracking: 0.12, caps: true })

/** Height the author's name takes below the words, from their last baseline to its own. */
export function creditRoom(author: string): number {
  return author === '' ? 0 : GAP + capHeight(FACE) * SIZE
}

/** The author, small and spaced, under words whose last baseline is given. */
export function writeCredit(page: QuotePage, author: string, x: number, lastBaseline: number, align: Align): void {
  if (author === '') return
  const name = { ...FACE, colour: page.palette.ink }
  const left = align === 'center' ? x - (widthOf(author, name) * SIZE) / 2 : x
  writeText(page.ctx, spoken(author, name), name, left, lastBaseline + creditRoom(author), SIZE)
}

interface Place {
  readonly x: number
  readonly top: number
  readonly align: Align
  /** Between words and author, beside the usual, as a share of the words' size. */
  readonly gap: number
}

/** The words of a quote with their author under them. */
export function writeWords(page: QuotePage, author: string, block: TextBlock, { x, top, align, gap }: Place): void {
  writeBlock(page.ctx, block, x, top, align)
  writeCredit(page, author, x, top + block.height + block.size * gap, align)
}
