import { bestBreak } from './best-break.ts'
import type { Line } from './line.ts'
import { capHeight } from './measure.ts'
import type { Voices } from './voice.ts'
import type { Word } from './words.ts'

interface PlacedLine {
  readonly line: Line
  /** Baseline below the top of the block's first capitals. */
  readonly baseline: number
}

/** Set text: from the top of the first line's capitals to the last baseline. */
export interface TextBlock {
  readonly size: number
  readonly lines: readonly PlacedLine[]
  readonly width: number
  readonly height: number
}

export interface Box {
  readonly width: number
  readonly height: number
}

export interface BlockRules {
  readonly voices: Voices
  /** Distance of two baselines in ems. */
  readonly leading: number
  /** No larger, however few the words. */
  readonly largest: number
}

/** The largest even setting of the words that fits the box. */
export function fitBlock(words: readonly Word[], rules: BlockRules, box: Box): TextBlock {
  const sizeOf = (lines: readonly Line[]) =>
    Math.min(rules.largest, box.width / widest(lines), box.height / height(lines, rules))
  const lines = bestBreak(words, rules.voices, (each) => sizeOf(each) * (1 - 0.3 * raggedness(each)))
  return blockOf(lines, rules, sizeOf(lines))
}

/** The largest setting whose lines fill a disc: short lines at top and bottom, long ones across the middle. */
export function fitDisc(words: readonly Word[], rules: BlockRules, radius: number): TextBlock {
  const cap = capHeight(rules.voices.plain)
  const sizeOf = (lines: readonly Line[]) => {
    const middle = height(lines, rules) / 2
    const corners = baselines(lines, rules).map((baseline, index) => {
      const line = lines[index]
      const above = Math.abs(baseline - cap * (line?.scale ?? 1) - middle)
      return Math.hypot((line?.width ?? 0) / 2, Math.max(above, Math.abs(baseline - middle)))
    })
    return Math.min(rules.largest, radius / Math.max(...corners))
  }
  const lines = bestBreak(words, rules.voices, sizeOf)
  return blockOf(lines, rules, sizeOf(lines))
}

function blockOf(lines: readonly Line[], rules: BlockRules, size: number): TextBlock {
  const at = baselines(lines, rules)
  return {
    size,
    lines: lines.map((line, index) => ({ line, baseline: (at[index] ?? 0) * size })),
    width: widest(lines) * size,
    height: height(lines, rules) * size,
  }
}

function widest(lines: readonly Line[]): number {
  return Math.max(...lines.map(({ width }) => width))
}

function height(lines: readonly Line[], rules: BlockRules): number {
  return baselines(lines, rules).at(-1) ?? 0
}

/** A larger word pushes the line above away, and less so the one below. */
function baselines(lines: readonly Line[], { voices, leading }: BlockRules): readonly number[] {
  let at = 0
  let above = 1
  return lines.map(({ scale }, index) => {
    at += index === 0 ? capHeight(voices.plain) * scale : leading * (0.8 * scale + 0.2 * above)
    above = scale
    return at
  })
}

function raggedness(lines: readonly Line[]): number {
  const most = widest(lines)
  return lines.reduce((sum, { width }) => sum + 1 - width / most, 0) / lines.length
}
