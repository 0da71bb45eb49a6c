import { type Line, setLine } from './line.ts'
import type { Voices } from './voice.ts'
import type { Word } from './words.ts'

const MOST_LINES = 9
const PAUSE = /[.,;:!?…]$/
const FULL_STOP = /[.;:!?]$/
const WEAK_LENGTH = 3

/** Tries every way to break the words into lines and keeps the one the judge likes best. */
export function bestBreak(
  words: readonly Word[],
  voices: Voices,
  judge: (lines: readonly Line[]) => number,
): readonly Line[] {
  const known = new Map<number, Line>()
  const lineOf = (from: number, to: number): Line => {
    const key = from * words.length + to
    const line = known.get(key) ?? setLine(words.slice(from, to + 1), voices)
    known.set(key, line)
    return line
  }
  let best: readonly Line[] = []
  let bestScore = Number.NEGATIVE_INFINITY
  const extend = (lines: readonly Line[], from: number): void => {
    if (from === words.length) {
      const score = judge(lines) * sense(lines)
      if (score > bestScore) [best, bestScore] = [lines, score]
      return
    }
    if (lines.length === MOST_LINES) return
    for (let to = from; to < words.length; to++) extend([...lines, lineOf(from, to)], to + 1)
  }
  extend([], 0)
  return best
}

/** Lines that break where a reader would breathe, and hold few words, are worth a little size. */
function sense(lines: readonly Line[]): number {
  let worth = 1
  lines.forEach(({ words }, index) => {
    if (words.length > 4) worth *= 0.94 ** (words.length - 4)
    worth *= 0.945 ** words.slice(0, -1).filter(({ text }) => PAUSE.test(text)).length
    if (index === lines.length - 1) return
    const last = words.at(-1)?.text ?? ''
    const beforeLast = words.at(-2)?.text ?? ''
    if (PAUSE.test(last)) worth *= 1.08
    else if (last.length <= WEAK_LENGTH) worth *= words.length === 1 ? 0.82 : 0.93
    if (FULL_STOP.test(beforeLast)) worth *= 0.88
  })
  return worth
}
