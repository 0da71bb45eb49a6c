import { formatId } from '@collagerie/core/format'
import type { MeasureText } from '@collagerie/core/text'
import type { TemplateId } from '../../texts/template-id.ts'
import type { BuiltTemplate } from '../build-template.ts'
import type { StaticTemplate } from '../static-template.ts'
import { type Written, writtenOn } from './written.ts'

type Span = readonly [least: number, most: number]

/** A name's share of the sheet's width; an upright sheet is narrow, so that a name takes more of it. */
const OF_SHEET: Readonly<Record<'upright' | 'lying' | 'panorama', Span>> = {
  upright: [0.55, 0.8],
  lying: [0.4, 0.62],
  panorama: [0.31, 0.55],
}
/** Between photos in a column or on a panel: its share of what is free from the one to the other, margins too. */
const OF_COLUMN: Span = [0.52, 0.9]
const WIDEST_COLUMN = 0.75
/** On a drawn sign its share of the place that leaves to it. */
const OF_SIGN: Span = [0.7, 0.95]
/** Heights of capitals, as shares of the shorter side. */
const LEAST_NAME = 0.045
const LEAST_LINE = 0.03
/** On a panorama, whose shorter side is small for how wide it hangs. */
const LEAST_LINE_OF_PANORAMA = 0.036
/** What may be missing where a line is as long as its place. */
const LINE_NOISE = 0.0025
/** Capitals of the second line, by those of the name: small names have a line that is read all the same. */
const LINE_OF_NAME: Span = [0.35, 0.67]
/** Sizes of the same proportions are lettered alike, rounding aside. */
const ALIKE = 0.01
const NOISE = 0.004

/** Where the name stands on something drawn: a plate, a label, a tile, a disc, a flag, in a round or lower corner. */
const ON_SIGNS: ReadonlySet<string> = new Set<TemplateId>([
  'modern-companion',
  'modern-orbit',
  'modern-rainbow',
  'modern-twelve',
  'classic-eucalyptus',
  'classic-passe-partout',
  'retro-jubilee',
  'retro-mixtape',
  'retro-pennant',
  'retro-racing',
  'vintage-atlas',
  'vintage-clothesline',
  'illustration-first-year',
  'illustration-wreath',
  'painting-dove',
  'painting-posy',
  'painting-swatches',
])

/** A round place is as high as it is wide. */
const ON_TWO_LINES: ReadonlySet<string> = new Set(['illustration-wreath'])

const isIn = (value: number, [least, most]: Span) => value >= least - NOISE && value <= most + NOISE
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** Where the name and the line below it are too small, too large, or not in proportion. */
export function letteringFaults(source: StaticTemplate, built: BuiltTemplate, measure: MeasureText): string[] {
  const { width, height } = built.template.format
  const short = Math.min(width, height)
  const least = width < 1.9 * height ? LEAST_LINE : LEAST_LINE_OF_PANORAMA
  const [name, line] = writtenOn(built, source, measure)
  if (!name) return ['no name']
  const ofSheet = name.width / width
  const column = freeBeside(name, built)
  const isWide =
    isIn(ofSheet, OF_SHEET[width <= height ? 'upright' : width < 1.9 * height ? 'lying' : 'panorama']) ||
    (column < WIDEST_COLUMN * width && isIn(name.width / column, OF_COLUMN)) ||
    (ON_SIGNS.has(source.id) && isIn(name.width / name.layer.width, OF_SIGN))
  return [
    ...(isWide
      ? []
      : [`the name takes ${percent(ofSheet)} of the sheet and ${percent(name.width / column)} of what is free`]),
    ...(name.lines.length > 1 && !ON_TWO_LINES.has(source.id) ? ['the name is broken'] : []),
    ...(name.caps < (LEAST_NAME - NOISE / 10) * short ? [`capitals of the name: ${percent(name.caps / short)}`] : []),
    ...(line ? lineFaults(name, line, short, least) : []),
  ]
}

/** From the next photo at its left, or the edge, to that at its right. */
function freeBeside({ layer, lines }: Written, { template: { format, variation } }: BuiltTemplate): number {
  const first = layer.y + Math.min(...lines.map(({ y }) => y))
  const last = layer.y + Math.max(...lines.map(({ y, height }) => y + height))
  const middle = layer.x + Math.max(...lines.map(({ x, width }) => x + width / 2))
  const beside = variation.layers
    .filter((each) => each.kind === 'image')
    .filter(({ y, height }) => y < last && y + height > first)
  const left = Math.max(0, ...beside.map(({ x, width }) => x + width).filter((end) => end <= middle))
  const right = Math.min(format.width, ...beside.map(({ x }) => x).filter((from) => from >= middle))
  return right - left
}

function lineFaults(name: Written, line: Written, short: number, least: number): string[] {
  const ofName = line.caps / name.caps
  return [
    ...(line.caps < (least - LINE_NOISE) * short ? [`capitals of the second line: ${percent(line.caps / short)}`] : []),
    ...(isIn(ofName, LINE_OF_NAME) ? [] : [`the second line: ${percent(ofName)} of the name`]),
  ]
}

/** Sizes of the same proportions whose letters are not the same shares of the sheet. */
export function unlikeSizes(source: StaticTemplate, all: readonly BuiltTemplate[], measure: MeasureText): string[] {
  const known = new Map<string, readonly number[]>()
  return all.flatMap((built) => {
    const { width, height } = built.template.format
    const shares = writtenOn(built, source, measure).flatMap((each) => [each.caps / width, each.width / width])
    const proportions = (width / height).toFixed(3)
    const others = known.get(proportions)
    if (!others) known.set(proportions, shares)
    const isUnlike = others?.some((share, nth) => Math.abs((shares[nth] ?? 0) / share - 1) > ALIKE)
    return isUnlike ? [formatId(built.template.format)] : []
  })
}
