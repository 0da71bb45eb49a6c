import type { Page } from '../quote-style.ts'
import { capHeight, spoken, widthOf } from './measure.ts'
import { voice } from './voice.ts'
import { type Align, writeText } from './write.ts'

const SIZE = 30
const GAP = 48
const FACE = voice('futura-pt', 500, '', { tracking: 0.12, caps: true })

/** Height the author's name takes below the words, from their last baseline to its own. */
export function creditRoom(author: string): number {
  return author === '' ? 0 : GAP + capHeight(FACE) * SIZE
}

/** The author, small and spaced, under words whose last baseline is given. */
export function writeCredit(page: Page, author: string, x: number, lastBaseline: number, align: Align): void {
  if (author === '') return
  const name = { ...FACE, colour: page.palette.ink }
  const left = align === 'center' ? x - (widthOf(author, name) * SIZE) / 2 : x
  writeText(page.ctx, spoken(author, name), name, left, lastBaseline + creditRoom(author), SIZE)
}
