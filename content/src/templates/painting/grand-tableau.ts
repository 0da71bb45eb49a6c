import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { type Rect, seededRandom } from '@collagerie/core/geometry'
import { type BrushHair, brushStrokePath, paintStroke } from '../kit/brush-stroke.ts'
import { ground } from '../kit/ground.ts'
import { between, type Random } from '../kit/hand.ts'
import { inscribed } from '../kit/inscription.ts'
import { masked } from '../kit/layers.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const PAPER = '0xfbf7ee'
const PINE = '#1f4a48'
const OCHRE = '#dba33f'
const ROSE = '#e7a79a'
/** A soft, well loaded brush: its ends are ragged like hair, never cut. */
const PULL: BrushHair = { start: 0.05, end: 0.07, side: 0.05, bristles: 20, dry: 0.3 }
const SOFT: BrushHair = { start: 0.02, end: 0.035, side: 0.025, bristles: 22, dry: 0 }
const ACCENT: BrushHair = { start: 0.03, end: 0.1, side: 0.03, bristles: 38, dry: 0.4 }

interface Arrangement {
  readonly hero: Rect
  readonly others: readonly Rect[]
  readonly title: Rect
}

function arrange(format: Format): Arrangement {
  const { width, height } = format
  const short = Math.min(width, height)
  const margin = short * 0.055
  const gap = short * 0.03
  const inner = width - 2 * margin
  const band = short * 0.17
  if (orientationOf(format) === ORIENTATION.square) {
    const high = height - 2 * margin - gap - band
    const wide = inner * 0.55
    const left = margin + wide + gap
    const tall = (high - gap) / 2
    return {
      hero: { x: margin, y: margin, width: wide, height: high },
      others: [0, 1].map((nth) => ({
        x: left,
        width: width - margin - left,
        y: margin + nth * (tall + gap),
        height: tall,
      })),
      title: { x: margin, y: height - margin - band, width: inner, height: band },
    }
  }
  if (orientationOf(format) === ORIENTATION.landscape) {
    const wide = inner * 0.55
    const left = margin + wide + gap
    const tall = (height - 2 * margin - 2 * gap - band) / 2
    const column = { x: left, width: width - margin - left }
    return {
      hero: { x: margin, y: margin, width: wide, height: height - 2 * margin },
      others: [0, 1].map((nth) => ({ ...column, y: margin + nth * (tall + gap), height: tall })),
      title: { ...column, y: height - margin - band, height: band },
    }
  }
  const lower = height * 0.2
  const top = height - margin - band - gap - lower
  const half = (inner - gap) / 2
  return {
    hero: { x: margin, y: margin, width: inner, height: top - gap - margin },
    others: [0, 1].map((nth) => ({ x: margin + nth * (half + gap), y: top, width: half, height: lower })),
    title: { x: margin, y: height - margin - band, width: inner, height: band },
  }
}

/** One picture laid in with a handful of broad pulls, two smaller ones beside it, and the name on wet paint. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const random = seededRandom(53)
  const arrangement = arrange(format)
  const { hero } = arrangement
  const size = { width: hero.width, height: hero.height }
  const behind = [
    ...paintStroke(
      {
        x: hero.x - short * 0.035,
        y: hero.y + hero.height * 0.78,
        width: hero.width * 0.8,
        height: hero.height * 0.25,
      },
      OCHRE,
      ACCENT,
      random,
    ),
    ...paintStroke(
      { x: hero.x + hero.width * 0.3, y: hero.y - short * 0.035, width: hero.width * 0.72, height: hero.height * 0.22 },
      ROSE,
      ACCENT,
      random,
    ),
    ...arrangement.others.flatMap((box, index) =>
      paintStroke(
        {
          x: box.x + short * 0.015,
          y: box.y + (index === 0 ? box.height * 0.5 : -short * 0.022),
          width: box.width + short * 0.015,
          height: box.height * 0.5 + short * 0.022,
        },
        index === 0 ? ROSE : OCHRE,
        ACCENT,
        random,
      ),
    ),
    ...paintStroke(arrangement.title, PINE, { ...ACCENT, side: 0.06 }, random),
  ]
  const words = arrangement.title
  return {
    art: { paint: sheetArt({ width, height }, behind) },
    layers: [
      ground(format, PAPER),
      sheetOverlay('paint', format),
      ...masked(1, hero, size, pulls(size, random)),
      ...arrangement.others.flatMap((box, index) => {
        const viewport = { width: box.width, height: box.height }
        return masked(index + 2, box, viewport, brushStrokePath({ x: 0, y: 0, ...viewport }, SOFT, random))
      }),
      ...inscribed({ ...words, x: words.x + words.width * 0.03, width: words.width * 0.94 }, format, {
        name: { font: 'Caveat', weight: '500', color: '0xfbf7ee', caps: false },
        share: 0.45,
      }),
    ],
  }
}

/** Strokes one under the other, each over the rim of the last, none beginning or ending where its neighbour does. */
function pulls({ width, height }: { width: number; height: number }, random: Random): string {
  const count = 6
  const pitch = height / (count + 0.25)
  return Array.from({ length: count }, (_, index) => {
    const left = width * (index % 2 === 0 ? between(random, 0, 0.006) : between(random, 0, 0.012))
    const right = width * (index % 2 === 0 ? between(random, 0, 0.012) : between(random, 0, 0.006))
    return brushStrokePath(
      { x: left, y: index * pitch, width: width - left - right, height: pitch * 1.25 },
      PULL,
      random,
    )
  }).join('')
}

export const grandTableau: StaticTemplate = {
  id: 'painting-grand-tableau',
  theme: 'painting',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
