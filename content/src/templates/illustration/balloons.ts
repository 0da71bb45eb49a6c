import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { seededRandom } from '@collagerie/core/geometry'
import { smoothPath } from '../kit/curves.ts'
import { ground } from '../kit/ground.ts'
import { between, type Random } from '../kit/hand.ts'
import { type Inscription, inscribed, roomFor } from '../kit/inscription.ts'
import { masked } from '../kit/layers.ts'
import { ovalPoints } from '../kit/outlines.ts'
import { penLine } from '../kit/pen.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { path } from '../kit/svg.ts'
import { watercolour } from '../kit/watercolour.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import {
  type Balloon,
  bowMarks,
  INK,
  knot,
  lineWork,
  plainBalloon,
  SLENDER,
  skin,
  stringOf,
  tintOf,
} from './balloon-art.ts'

const SKY = '0xf3f8f7'
const wordsOf = ({ width, height }: Format): Inscription => ({
  name: { font: 'McLaren', style: '400', color: '0x2d3c5e', caps: false },
  line: { font: 'Nunito', style: '700', color: '0xc2412f', caps: true, tracking: 0.12, letters: 14 },
  ...(height > width ? { share: 0.56 } : {}),
})
const CLOUD = '#a9cdd6'
/** Photos from the top row down. */
function rowsOf(format: Format): readonly number[] {
  const ratio = format.width / format.height
  switch (orientationOf(format)) {
    case ORIENTATION.portrait:
      return ratio > 0.72 ? [2, 3, 2] : [3, 2, 3, 2]
    case ORIENTATION.square:
      return [2, 3]
    default:
      return ratio < 1.3 ? [3, 4] : [4, 5]
  }
}

/** A bunch of balloons on one bow: most of them carry a photo up. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const random = seededRandom(31)
  const rows = rowsOf(format)
  const across = Math.max(...rows)
  const step = (width - short * 0.09) / across
  const words = roomFor(width * 0.9, format, wordsOf(format)) - short * 0.02
  const bow = { x: width / 2, y: height - words - short * 0.075 }
  const pitch = Math.min(step * 0.98, (bow.y - short * 0.1 - step * 0.6) / (rows.length - 0.08))
  const radius = Math.min(step * 0.455, pitch * 0.475)
  const top = short * 0.045 + radius * SLENDER
  const photos = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, nth): Balloon => {
      const x = width / 2 + (nth - (count - 1) / 2) * step
      // The outer ones hang a little lower, so that the bunch is round.
      const hang = ((x - width / 2) / width) ** 2 * short * 0.16
      return { x, y: top + row * pitch + hang, radius: radius * between(random, 0.94, 1), tint: tintOf(row + nth) }
    }),
  )
  const plain = rows.flatMap((count, row) =>
    count === across
      ? []
      : [-1, 1].map(
          (side): Balloon => ({
            x: width / 2 + side * (count / 2 + 0.22) * step,
            y: top + row * pitch + radius * between(random, 0.1, 0.5),
            radius: radius * between(random, 0.44, 0.54),
            tint: tintOf(row + (side > 0 ? 2 : 0)),
          }),
        ),
  )
  const pen = short * 0.0026
  const behind = [
    ...[...plain, ...photos].map((balloon) =>
      path(penLine(stringOf(balloon, bow, random), pen * 1.1, random), { fill: INK }),
    ),
    ...plain.flatMap((balloon) => plainBalloon(balloon, pen, random)),
    ...photos.flatMap((balloon) => knot(balloon, pen, random)),
  ]
  return {
    art: {
      ground: sheetArt(format, clouds(format, random)),
      bunch: sheetArt(format, [...behind, ...bowMarks(bow, short * 0.034, pen, random)]),
      lines: sheetArt(
        format,
        photos.flatMap((balloon) => lineWork(balloon, pen, random)),
      ),
    },
    layers: [
      ground(format, SKY),
      sheetOverlay('ground', format),
      sheetOverlay('bunch', format),
      ...photos.flatMap((balloon, index) => {
        const size = { width: 2 * balloon.radius, height: 2 * balloon.radius * SLENDER }
        const box = { x: balloon.x - balloon.radius, y: balloon.y - balloon.radius * SLENDER, ...size }
        return masked(
          index + 1,
          box,
          size,
          smoothPath(skin({ x: balloon.radius, y: balloon.radius * SLENDER }, balloon.radius), true),
        )
      }),
      sheetOverlay('lines', format),
      ...inscribed(
        { x: width * 0.05, y: height - words - short * 0.03, width: width * 0.9, height: words + short * 0.01 },
        format,
        wordsOf(format),
      ),
    ],
  }
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
