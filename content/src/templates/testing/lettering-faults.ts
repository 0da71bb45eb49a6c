import { formatId } from '@collagerie/core/format'
import type { MeasureText } from '@collagerie/core/text'
import type { BuiltTemplate } from '../build-template.ts'
import { sampleTexts } from '../sample-texts.ts'
import type { StaticTemplate } from '../static-template.ts'
import { type Written, writtenOn } from './written.ts'

type Span = readonly [least: number, most: number]

/** A name's share of the sheet's width; an upright sheet is narrow, so that a name takes more of it. */
const OF_SHEET: Span = [0.4, 0.6]
const OF_UPRIGHT: Span = [0.42, 0.8]
/** In a column or on a plate, its share of that. */
const OF_PLACE: Span = [0.75, 0.85]
/** Heights of capitals, as shares of the shorter side. */
const LEAST_NAME = 0.045
const LEAST_LINE = 0.022
/** Capitals of the second line, by those of the name. A year is short, so that it may be larger. */
const LINE_OF_NAME: Span = [0.35, 0.5]
const YEAR_OF_NAME: Span = [0.35, 0.65]
const YEAR = /^\d{4}$/
/** Sizes of the same proportions are lettered alike, rounding aside. */
const ALIKE = 0.01
const NOISE = 0.004

/** A round place is as high as it is wide. */
const ON_TWO_LINES: ReadonlySet<string> = new Set(['illustration-wreath'])

const isIn = (value: number, [least, most]: Span) => value >= least - NOISE && value <= most + NOISE
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** Where the name and the line below it are too small, too large, or not in proportion. */
export function letteringFaults(source: StaticTemplate, built: BuiltTemplate, measure: MeasureText): string[] {
  const { width, height } = built.template.canvas
  const short = Math.min(width, height)
  const [name, line] = writtenOn(built, source, measure)
  if (!name) return ['no name']
  const ofSheet = name.width / width
  const ofPlace = name.width / name.layer.width
  const isWide = isIn(ofSheet, height > width ? OF_UPRIGHT : OF_SHEET) || isIn(ofPlace, OF_PLACE)
  return [
    ...(isWide ? [] : [`the name takes ${percent(ofSheet)} of the sheet and ${percent(ofPlace)} of its place`]),
    ...(name.lines.length > 1 && !ON_TWO_LINES.has(source.id) ? ['the name is broken'] : []),
    ...(name.caps < (LEAST_NAME - NOISE / 10) * short ? [`capitals of the name: ${percent(name.caps / short)}`] : []),
    ...(line ? lineFaults(name, line, short, sampleTexts(source)('txt2')) : []),
  ]
}

function lineFaults(name: Written, line: Written, short: number, text: string): string[] {
  const ofName = line.caps / name.caps
  return [
    ...(line.caps < (LEAST_LINE - NOISE / 10) * short
      ? [`capitals of the second line: ${percent(line.caps / short)}`]
      : []),
    ...(isIn(ofName, YEAR.test(text) ? YEAR_OF_NAME : LINE_OF_NAME)
      ? []
      : [`the second line: ${percent(ofName)} of the name`]),
  ]
}

/** Sizes of the same proportions whose letters are not the same shares of the sheet. */
export function unlikeSizes(source: StaticTemplate, all: readonly BuiltTemplate[], measure: MeasureText): string[] {
  const known = new Map<string, readonly number[]>()
  return all.flatMap((built) => {
    const { width, height } = built.template.canvas
    const shares = writtenOn(built, source, measure).flatMap((each) => [each.caps / width, each.width / width])
    const proportions = (width / height).toFixed(3)
    const others = known.get(proportions)
    if (!others) known.set(proportions, shares)
    const isUnlike = others?.some((share, nth) => Math.abs((shares[nth] ?? 0) / share - 1) > ALIKE)
    return isUnlike ? [formatId(built.template.canvas)] : []
  })
}
