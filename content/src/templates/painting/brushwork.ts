import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { type Rect, seededRandom } from '@collagerie/core/geometry'
import { type BristlePull, bristlePath } from '../kit/bristles.ts'
import { ground } from '../kit/ground.ts'
import { bandFor, type Inscription, inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { masked } from '../kit/layers.ts'
import { gridIn, modules } from '../kit/module-grid.ts'
import { rows } from '../kit/page.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { path } from '../kit/svg.ts'
import { JOURNEY } from '../picture-sets.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const INDIGO = '#2b4570'
const PAPER = '0xfffdf9'
/** Lying, the date stands at the other end of the name's line, under the smaller pulls. */
const wordsOf = ({ width, height }: Format): Inscription => ({
  name: { font: 'Montserrat', weight: '700', color: layerColour(INDIGO), caps: true, tracking: 0.08 },
  line: { font: 'Montserrat', weight: '500', color: '0xc24a31', caps: true, tracking: 0.12, letters: 13 },
  lineCaps: 0.5,
  align: 'left',
  beside: width > height,
  ...(width > height ? { share: 0.5 } : {}),
})
const CORAL = '#ec7357'

/** In the order of the photos: no two pulls are alike. */
const PULLS: readonly BristlePull[] = [
  { start: 0.02, end: 0.1, lanes: 12, streaks: 20, dry: 0.15, side: 0.007 },
  { start: 0.025, end: 0.13, lanes: 9, streaks: 14, dry: 0.15, side: 0.01, isBackwards: true },
  { start: 0.025, end: 0.12, lanes: 8, streaks: 14, dry: 0.15, side: 0.01 },
  { start: 0.02, end: 0.12, lanes: 10, streaks: 16, dry: 0.15, side: 0.01, isBackwards: true },
]
/** How much of a pull's length the colour below it is seen beyond its dry end. */
const BARE = 0.06

/** One large pull and a few smaller ones; capitals are photos in reading order. */
function planOf(format: Format): readonly string[] {
  switch (orientationOf(format)) {
    case ORIENTATION.portrait:
      return [...rows(12, 'AAAAAAAAAAAA'), ...rows(7, 'BBBBBBBCCCCC')]
    case ORIENTATION.square:
      return [...rows(10, 'AAAAAAAABBBBB'), ...rows(8, 'CCCCCDDDDDDDD')]
    default:
      return [...rows(8, 'AAAAAAAAABBBBBBB'), ...rows(8, 'AAAAAAAAACCCCCCC')]
  }
}

/** Each photo is one pull of a broad brush that runs dry over a first one in a second colour. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const random = seededRandom(41)
  const margin = short * 0.055
  const gap = short * 0.036
  const band = bandFor(width - 2 * margin, format, wordsOf(format), margin)
  const plan = planOf(format)
  const boxes = modules(
    plan,
    gridIn({ x: margin, y: margin, width: width - 2 * margin, height: height - margin - band }, plan, gap),
  )
  const pullOf = (index: number) => PULLS[index % PULLS.length] as BristlePull
  const under = boxes.map((box, index) =>
    path(
      bristlePath(dryEnd(box, pullOf(index)), { ...pullOf(index), end: 0.1, streaks: 8, dry: 0.1, side: 0.02 }, random),
      {
        fill: index % 2 === 0 ? CORAL : INDIGO,
      },
    ),
  )
  return {
    art: { paint: sheetArt(format, under) },
    layers: [
      ground(format, PAPER),
      sheetOverlay('paint', format),
      ...boxes.flatMap((box, index) => {
        const viewport = { width: box.width, height: box.height }
        const laid = wet({ x: 0, y: 0, ...viewport }, pullOf(index))
        return masked(index + 1, box, viewport, bristlePath(laid, pullOf(index), random))
      }),
      ...inscribed({ x: margin, y: height - band, width: width - 2 * margin, height: band }, format, wordsOf(format)),
    ],
  }
}

/** All of a pull but the end where the colour below is bare. */
function wet({ width, ...box }: Rect, { isBackwards = false }: BristlePull): Rect {
  return { ...box, x: box.x + (isBackwards ? width * BARE : 0), width: width * (1 - BARE) }
}

/** The first colour: it comes out from under the photo where that runs dry, and is seen nowhere else. */
function dryEnd({ x, y, width, height }: Rect, { isBackwards = false }: BristlePull): Rect {
  const long = width * 0.5
  return { x: isBackwards ? x : x + width - long, y: y + height * 0.05, width: long, height: height * 0.9 }
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
