import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { type Rect, seededRandom } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { drySweep, type Paint } from '../kit/dry-brush.ts'
import { ground } from '../kit/ground.ts'
import { type Inscription, inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { masked } from '../kit/layers.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { JOURNEY } from '../picture-sets.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { raggedPath } from './ragged-edge.ts'

const PAPER = '0xfffdf9'
const INDIGO: Paint = { body: '#2c4674', dark: '#172a4d', light: '#5676a8', glint: '#a9bfde' }
const CORAL: Paint = { body: '#e8705a', dark: '#b8432f', light: '#f59a80', glint: '#ffd9c8' }

const WORDS: Inscription = {
  name: { font: 'Abril Fatface', weight: '400', color: layerColour(INDIGO.body), caps: false },
  line: { font: 'Montserrat', weight: '600', color: '0xc24a31', caps: true, tracking: 0.14, letters: 13 },
  lineCaps: 0.4,
  lineGap: 0.52,
  align: 'left',
  fill: 0.85,
}

/**
 * Two rows of pictures: how much of their height the upper one takes, and where each is parted, in shares of its width.
 */
interface Arrangement {
  readonly upper: number
  /** For the words, as a share of the sheet's shorter side. */
  readonly foot: number
  readonly upperCuts: readonly number[]
  readonly lowerCuts: readonly number[]
}

const ARRANGEMENTS: Readonly<Record<string, Arrangement>> = {
  [ORIENTATION.portrait]: { upper: 0.64, foot: 0.215, upperCuts: [], lowerCuts: [0.56] },
  [ORIENTATION.square]: { upper: 0.6, foot: 0.2, upperCuts: [0.62], lowerCuts: [0.41] },
  [ORIENTATION.landscape]: { upper: 0.6, foot: 0.228, upperCuts: [0.55], lowerCuts: [0.31, 0.635] },
}

/** In shares of the shorter side. */
const MARGIN = 0.055
const GAP = 0.022
/** Between the two rows, where the long sweep is seen. */
const LANE = 0.078

/** Two sweeps of the brush, a long one between the pictures and a short one below them; pictures dry over both. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const { upper, foot: low, upperCuts, lowerCuts } = ARRANGEMENTS[orientationOf(format)] as Arrangement
  const margin = short * MARGIN
  const lane = short * LANE
  const foot = height - short * low
  const high = foot - margin - lane
  const first = { y: margin, height: high * upper }
  const second = { y: margin + first.height + lane, height: high * (1 - upper) }
  const boxes = [...parted(first, upperCuts, format), ...parted(second, lowerCuts, format)]
  const random = seededRandom(41)
  const middle = first.y + first.height + lane / 2
  const rise = Math.min(width * 0.04, lane * 0.62)
  const below = foot + short * 0.05
  const sweeps = [
    ...drySweep(
      {
        from: { x: width + BEYOND, y: below - width * 0.03 },
        to: { x: width * 0.62, y: below + width * 0.012 },
        breadth: short * 0.14,
        bow: -0.02,
        load: 0.5,
        rag: 0.004,
      },
      INDIGO,
      random,
    ),
    ...drySweep(
      {
        from: { x: -BEYOND, y: middle + rise },
        to: { x: width - Math.max(0.7, short * 0.016), y: middle - rise },
        breadth: lane * 2.1,
        bow: 0.012,
        load: 0.7,
        rag: 0.004,
      },
      CORAL,
      random,
    ),
  ]
  return {
    art: { paint: sheetArt(format, sweeps) },
    layers: [
      ground(format, PAPER),
      sheetOverlay('paint', format),
      ...boxes.flatMap((box, nth) => {
        const viewport = { width: box.width, height: box.height }
        return masked(nth + 1, box, viewport, raggedPath(viewport, short, random))
      }),
      ...inscribed({ x: margin, y: foot, width: width * 0.64 - margin, height: height - foot }, format, WORDS),
    ],
  }
}

/** A row of pictures from margin to margin. */
function parted(row: Pick<Rect, 'y' | 'height'>, cuts: readonly number[], { width, height }: Format): Rect[] {
  const short = Math.min(width, height)
  const [margin, gap] = [short * MARGIN, short * GAP]
  const edges = [0, ...cuts, 1].map((share) => margin + share * (width - 2 * margin))
  return edges.slice(1).map((right, nth) => {
    const left = (edges[nth] ?? 0) + (nth === 0 ? 0 : gap / 2)
    return { ...row, x: left, width: right - (nth === cuts.length ? 0 : gap / 2) - left }
  })
}

export const brushwork: StaticTemplate = {
  id: 'painting-brushwork',
  moods: ['colourful'],
  asks: ['place', 'date'],
  pictures: JOURNEY,
  theme: 'painting',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
