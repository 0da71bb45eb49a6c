import type { Size } from '../geometry/index.ts'
import { toCapitals } from './capitals.ts'
import { textInset } from './text-air.ts'
import type { TextData } from './text-data.ts'

type TextStyle = Pick<TextData, 'font' | 'weight' | 'fontSize' | 'letterSpacing'>

/** Lengths in centimetres. Ascent and descent are the font's, so that a line does not jump during typing. */
interface TextMeasure {
  /** From the start of the first letter to the end of the last, without spacing after it. */
  readonly width: number
  readonly ascent: number
  readonly descent: number
}

export type MeasureText = (text: string, style: TextStyle) => TextMeasure

interface LaidOutLine {
  readonly text: string
  /** Left end of the baseline, from the box's top left corner. */
  readonly x: number
  readonly baseline: number
  readonly width: number
}

export interface TextLayout {
  /** False if a line is wider, or the lines together are higher, than the box inside its padding. */
  readonly fits: boolean
  readonly lines: readonly LaidOutLine[]
  readonly fontSize: number
}

/** Room for float noise, far below anything a printer can show. */
const TOLERANCE_CM = 1e-6

const TALL_AND_DEEP = 'Hg'

/** Breaks a text into lines and sets them in the box. Text that does not fit overflows evenly. */
export function layoutText(data: TextData, box: Size, measure: MeasureText): TextLayout {
  const { fontSize, padding, align, valign, lineGap } = data
  if (data.text === '') return { fits: true, lines: [], fontSize }
  const room = { width: box.width - 2 * padding, height: box.height - 2 * padding }
  const { ascent, descent } = measure(TALL_AND_DEEP, data)
  const lines = [...brokenLines(data, room.width, measure, align === 'center')]
  const step = ascent + descent + lineGap
  const height = lines.length * step - lineGap
  const widest = Math.max(...lines.map(({ width }) => width))
  const [beside, above] = [textInset(data, box.width - widest), textInset(data, box.height - height)]
  const top = above + (box.height - 2 * above - height) * SHARE_BEFORE[valign]
  return {
    fits: height <= room.height + TOLERANCE_CM && lines.every(({ width }) => width <= room.width + TOLERANCE_CM),
    lines: lines.map(({ text, width }, index) => ({
      text,
      width,
      x: beside + (box.width - 2 * beside - width) * SHARE_BEFORE[align],
      baseline: top + index * step + ascent,
    })),
    fontSize,
  }
}

/** Like `layoutText(...).fits`, but stops at the first line that is too wide or one too many. */
export function textFits(data: TextData, box: Size, measure: MeasureText, mostLines = Infinity): boolean {
  if (data.text === '') return true
  const room = { width: box.width - 2 * data.padding, height: box.height - 2 * data.padding }
  const { ascent, descent } = measure(TALL_AND_DEEP, data)
  let height = -data.lineGap
  let count = 0
  for (const { width } of brokenLines(data, room.width, measure)) {
    count += 1
    height += ascent + descent + data.lineGap
    if (width > room.width + TOLERANCE_CM || height > room.height + TOLERANCE_CM || count > mostLines) return false
  }
  return true
}

/** The share of the spare room before the text. */
const SHARE_BEFORE = { left: 0, top: 0, center: 0.5, middle: 0.5, right: 1, bottom: 1 } as const

interface Line {
  readonly text: string
  readonly width: number
}

function* brokenLines(data: TextData, room: number, measure: MeasureText, isEven = false): Generator<Line> {
  const widthOf = (text: string) => (text === '' ? 0 : measure(text, data).width)
  const text = data.caps ? toCapitals(data.text) : data.text
  for (const paragraph of text.split('\n')) {
    if (!data.multipleLines) yield { text: paragraph, width: widthOf(paragraph) }
    else if (isEven) yield* evened(paragraph, [...wrapped(paragraph, room, widthOf)], widthOf)
    else yield* wrapped(paragraph, room, widthOf)
  }
}

/** Fills each line with as many words as fit. Spaces at a break are dropped; others stay as typed. */
function* wrapped(paragraph: string, room: number, widthOf: (text: string) => number): Generator<Line> {
  let start = 0
  let end = 0
  let width = 0
  for (const word of paragraph.matchAll(/[^ ]+/g)) {
    const wordEnd = word.index + word[0].length
    const longerWidth = widthOf(paragraph.slice(start, wordEnd))
    if (end > 0 && longerWidth > room + TOLERANCE_CM) {
      yield { text: paragraph.slice(start, end), width }
      start = word.index
      width = widthOf(word[0])
    } else {
      width = longerWidth
    }
    end = wordEnd
  }
  yield { text: paragraph.slice(start, end), width }
}

/**
 * A centred paragraph of two lines shares its words as evenly as possible: a single word below a full line looks lost.
 * Lines only get narrower by that, so the text still fits.
 */
function evened(paragraph: string, lines: readonly Line[], widthOf: (text: string) => number): readonly Line[] {
  if (lines.length !== 2) return lines
  const end = paragraph.trimEnd().length
  const widest = (pair: readonly Line[]) => Math.max(...pair.map(({ width }) => width))
  let best = lines
  for (;;) {
    const upper = best[0]?.text ?? ''
    const cut = upper.lastIndexOf(' ')
    const shorter = upper.slice(0, Math.max(0, cut)).trimEnd()
    if (shorter === '') return best
    const pair = [shorter, paragraph.slice(cut + 1, end)].map((text) => ({ text, width: widthOf(text) }))
    if (widest(pair) >= widest(best)) return best
    best = pair
  }
}
