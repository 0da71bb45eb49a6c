import { type Format, ORIENTATION, type Orientation, orientationOf } from '@collagerie/core/format'
import { type Rect, seededRandom } from '@collagerie/core/geometry'
import { smoothPath } from '../kit/curves.ts'
import { ground } from '../kit/ground.ts'
import type { Random } from '../kit/hand.ts'
import { type Inscription, inscribed, roomFor } from '../kit/inscription.ts'
import { masked } from '../kit/layers.ts'
import { ovalPoints } from '../kit/outlines.ts'
import { packed, type Seed } from '../kit/packed.ts'
import { penLine } from '../kit/pen.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { path } from '../kit/svg.ts'
import { watercolour } from '../kit/watercolour.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { type Balloon, bowMarks, INK, plainBalloon, rubber, SLENDER, skin, stringOf, tintOf } from './balloon-art.ts'

const SKY = '0xf3f8f7'
const wordsOf = ({ width, height }: Format): Inscription => ({
  name: { font: 'McLaren', weight: '400', color: '0x2d3c5e', caps: false },
  line: { font: 'Nunito', weight: '700', color: '0xc2412f', caps: true, tracking: 0.12, letters: 14 },
  ...(height > width ? { share: 0.56 } : {}),
})
const CLOUD = '#a9cdd6'

const seed = (x: number, y: number, weight = 1): Seed => ({ x, y, weight })

/** The largest balloon is in the middle; the small ones between them carry nothing. */
const BUNCHES: Readonly<Record<Orientation, { readonly photos: readonly Seed[]; readonly plain: readonly Seed[] }>> = {
  [ORIENTATION.portrait]: {
    photos: [
      seed(0.28, 0.14, 1.06),
      seed(0.76, 0.12),
      seed(0.14, 0.46, 0.94),
      seed(0.52, 0.46, 1.3),
      seed(0.88, 0.44, 0.92),
      seed(0.28, 0.82),
      seed(0.74, 0.82, 1.06),
    ],
    plain: [seed(0.05, 0.24), seed(0.53, 0.03, 0.8), seed(0.98, 0.68, 0.9)],
  },
  [ORIENTATION.square]: {
    photos: [
      seed(0.26, 0.2, 1.06),
      seed(0.72, 0.18, 0.96),
      seed(0.12, 0.7, 0.92),
      seed(0.5, 0.62, 1.24),
      seed(0.88, 0.66),
    ],
    plain: [seed(0.02, 0.2, 0.86), seed(0.5, 0.03, 0.84), seed(0.98, 0.2)],
  },
  [ORIENTATION.landscape]: {
    photos: [
      seed(0.08, 0.36, 0.98),
      seed(0.34, 0.14, 0.96),
      seed(0.62, 0.12, 1),
      seed(0.9, 0.34, 1.02),
      seed(0.26, 0.8, 0.94),
      seed(0.5, 0.62, 1.36),
      seed(0.76, 0.8, 0.96),
    ],
    plain: [seed(0.2, 0.02, 0.8), seed(0.78, 0.02, 0.84), seed(0.03, 0.78, 0.92), seed(0.97, 0.78)],
  },
}
/** What a balloon without a photo measures beside one with. */
const PLAIN = 0.42

/** A bunch of balloons on one bow: most of them carry a photo up. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const random = seededRandom(31)
  const words = roomFor(width * 0.9, format, wordsOf(format)) - short * 0.02
  const bow = { x: width / 2, y: height - words - short * 0.062 }
  const { photos, plain } = bunchIn(
    {
      x: short * 0.045,
      y: short * 0.045,
      width: width - short * 0.09,
      height: bow.y - short * (width > height ? 0.095 : 0.11),
    },
    format,
  )
  const pen = short * 0.0026
  const behind = [
    ...[...plain, ...photos].map((balloon) =>
      path(penLine(stringOf(balloon, bow, random), pen * 1.1, random), { fill: INK }),
    ),
    ...plain.flatMap((balloon) => plainBalloon(balloon, pen, random)),
    ...photos.flatMap((balloon) => rubber(balloon, rimOf(short), pen, random)),
  ]
  return {
    art: {
      ground: sheetArt(format, clouds(format, random)),
      bunch: sheetArt(format, [...behind, ...bowMarks(bow, short * 0.034, pen, random)]),
    },
    layers: [
      ground(format, SKY),
      sheetOverlay('ground', format),
      sheetOverlay('bunch', format),
      ...photos.flatMap(({ x, y, radius }, index) => {
        const size = { width: 2 * radius, height: 2 * radius * SLENDER }
        const box = { x: x - radius, y: y - radius * SLENDER, ...size }
        return masked(index + 1, box, size, smoothPath(skin({ x: radius, y: radius * SLENDER }, radius), true))
      }),
      ...inscribed(
        { x: width * 0.05, y: height - words - short * 0.03, width: width * 0.9, height: words + short * 0.01 },
        format,
        wordsOf(format),
      ),
    ],
  }
}

const rimOf = (short: number) => short * 0.0085

/** As large as they fit into the sky; balloons are discs in a room that is as much lower as they are slender. */
function bunchIn(sky: Rect, format: Format): { photos: Balloon[]; plain: Balloon[] } {
  const short = Math.min(format.width, format.height)
  const rim = rimOf(short)
  const { photos, plain } = BUNCHES[orientationOf(format)]
  const small = plain.map((each) => ({ ...each, weight: each.weight * PLAIN }))
  const room = { ...sky, y: sky.y / SLENDER, height: sky.height / SLENDER }
  const discs = packed([...photos, ...small], room, short * 0.012).map((disc, nth): Balloon => {
    const radius = disc.radius - (nth < photos.length ? rim : 0)
    return { x: disc.x, y: disc.y * SLENDER, radius, tint: tintOf(nth) }
  })
  return { photos: discs.slice(0, photos.length), plain: discs.slice(photos.length) }
}

function clouds({ width, height }: Format, random: Random): string[] {
  const short = Math.min(width, height)
  return [
    { x: 0.12, y: 0.2 },
    { x: 0.88, y: 0.4 },
    { x: 0.1, y: 0.72 },
    { x: 0.86, y: 0.8 },
  ].flatMap((share) => {
    const centre = { x: share.x * width, y: share.y * height }
    return watercolour(
      ovalPoints(centre, short * 0.24, short * 0.07, 8),
      { color: CLOUD, opacity: 0.3, layers: 6, run: 0.4 },
      random,
    )
  })
}

export const balloons: StaticTemplate = {
  id: 'illustration-balloons',
  theme: 'illustration',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
