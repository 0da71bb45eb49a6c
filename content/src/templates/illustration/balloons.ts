import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { type Point, seededRandom } from '@collagerie/core/geometry'
import { polar, smoothPath } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { masked, subtitle, title } from '../kit/layers.ts'
import { ovalPoints, placed } from '../kit/outlines.ts'
import { penLine, penOutline, taperedLine } from '../kit/pen.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { path } from '../kit/svg.ts'
import { watercolour } from '../kit/watercolour.ts'
import { ground } from '../kit/ground.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const SKY = '0xf3f8f7'
const CLOUD = '#a9cdd6'
const INK = '#2d3c5e'
const TINTS = [
  { body: '#f4877a', shade: '#d9513f' },
  { body: '#f8cf6a', shade: '#e79f2c' },
  { body: '#7cc0bd', shade: '#3a8f93' },
]
/** Height over breadth. */
const SLENDER = 1.2

/** Photos from the top row down. */
function rowsOf(format: Format): readonly number[] {
  const ratio = format.width / format.height
  switch (orientationOf(format)) {
    case ORIENTATION.portrait:
      return ratio > 0.72 ? [2, 3, 2] : [3, 2, 3, 2]
    case ORIENTATION.square:
      return [2, 3]
    default:
      return ratio < 1.4 ? [3, 4] : [4, 5]
  }
}

interface Balloon extends Point {
  readonly radius: number
  readonly tint: { readonly body: string; readonly shade: string }
}

/** A bunch of balloons on one bow: most of them carry a photo up. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const random = seededRandom(31)
  const rows = rowsOf(format)
  const across = Math.max(...rows)
  const step = (width - short * 0.09) / across
  const words = Math.min(Math.max(height * 0.13, short * 0.155), 9)
  const bow = { x: width / 2, y: height - words - short * 0.075 }
  const pitch = Math.min(step * 0.98, (bow.y - short * 0.1 - step * 0.6) / (rows.length - 0.08))
  const radius = Math.min(step * 0.455, pitch * 0.475)
  const top = short * 0.045 + radius * SLENDER
  const tintOf = (index: number) => TINTS[index % TINTS.length] ?? { body: INK, shade: INK }
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
      : [-1, 1].map((side): Balloon => ({
          x: width / 2 + side * (count / 2 + 0.22) * step,
          y: top + row * pitch + radius * between(random, 0.1, 0.5),
          radius: radius * between(random, 0.44, 0.54),
          tint: tintOf(row + (side > 0 ? 2 : 0)),
        })),
  )
  const pen = short * 0.0026
  const behind = [
    ...clouds(format, random),
    ...[...plain, ...photos].map((balloon) => path(penLine(stringOf(balloon, bow, random), pen * 1.1, random), { fill: INK })),
    ...plain.flatMap((balloon) => plainBalloon(balloon, pen, random)),
    ...photos.map((balloon) => knot(balloon, pen, random)).flat(),
  ]
  return {
    art: {
      bunch: sheetArt(format, [...behind, ...bowMarks(bow, short * 0.034, pen, random)]),
      lines: sheetArt(format, photos.flatMap((balloon) => lineWork(balloon, pen, random))),
    },
    layers: [
      ground(format, SKY),
      sheetOverlay('bunch', format),
      ...photos.flatMap((balloon, index) => {
        const size = { width: 2 * balloon.radius, height: 2 * balloon.radius * SLENDER }
        const box = { x: balloon.x - balloon.radius, y: balloon.y - balloon.radius * SLENDER, ...size }
        return masked(index + 1, box, size, smoothPath(skin({ x: balloon.radius, y: balloon.radius * SLENDER }, balloon.radius), true))
      }),
      sheetOverlay('lines', format),
      title(
        { x: width * 0.06, y: height - words - short * 0.02, width: width * 0.88, height: words * 0.66 },
        { font: 'McLaren', style: '400', color: '0x2d3c5e', caps: false, valign: 'middle' },
      ),
      subtitle(
        { x: width * 0.06, y: height - words * 0.34 - short * 0.02, width: width * 0.88, height: words * 0.3 },
        { font: 'Nunito', style: '400', color: '0xc2412f', caps: true, valign: 'middle', letterSpacing: 0.2 },
      ),
    ],
  }
}

/** Fuller above the middle, drawn in towards the knot. */
function skin({ x, y }: Point, radius: number): Point[] {
  return ovalPoints({ x: 0, y: 0 }, 1, 1, 28).map((point) => ({
    x: x + radius * point.x * (1 - 0.13 * Math.max(0, point.y) ** 1.5),
    y: y + radius * SLENDER * point.y,
  }))
}

function stringOf({ x, y, radius }: Balloon, bow: Point, random: Random): Point[] {
  const from = { x, y: y + radius * (SLENDER + 0.08) }
  const sway = radius * between(random, -0.14, 0.14)
  const drop = bow.y - from.y
  return [0, 0.25, 0.5, 0.75, 1].map((share) => ({
    x: from.x + (bow.x - from.x) * share ** 1.7 + sway * Math.sin(share * Math.PI * 2),
    y: from.y + drop * share,
  }))
}

function plainBalloon(balloon: Balloon, pen: number, random: Random): string[] {
  const points = skin(balloon, balloon.radius)
  const slip = points.map(({ x, y }) => ({ x: x + pen * 1.6, y: y + pen * 1.2 }))
  const lower = ovalPoints({ x: balloon.x + balloon.radius * 0.22, y: balloon.y + balloon.radius * 0.3 }, balloon.radius * 0.66, balloon.radius * 0.72, 7)
  return [
    ...knot(balloon, pen, random),
    path(smoothPath(slip, true), { fill: balloon.tint.body }),
    ...watercolour(lower, { color: balloon.tint.shade, opacity: 0.34, layers: 5, run: 0.24 }, random),
    ...lineWork(balloon, pen, random),
  ]
}

/** Contour and the window that mirrors in the skin. */
function lineWork(balloon: Balloon, pen: number, random: Random): string[] {
  const { x, y, radius } = balloon
  const glint = (from: number, to: number, reach: number) =>
    [0, 0.33, 0.66, 1].map((share) => {
      const point = polar({ x: 0, y: 0 }, radius * reach, from + (to - from) * share)
      return { x: x + point.x, y: y + point.y * SLENDER }
    })
  return [
    path(penLine(glint(198, 246, 0.84), radius * 0.055, random), { fill: '#ffffff', 'fill-opacity': 0.62 }),
    path(penLine(glint(184, 190, 0.84), radius * 0.05, random), { fill: '#ffffff', 'fill-opacity': 0.62 }),
    path(penOutline(skin(balloon, radius + pen * 0.5), pen * 1.5, random), { fill: INK }),
  ]
}

function knot({ x, y, radius, tint }: Balloon, pen: number, random: Random): string[] {
  const foot = y + radius * SLENDER
  const size = radius * 0.085
  const points = [
    { x, y: foot - size * 0.8 },
    { x: x + size, y: foot + size * 0.9 },
    { x, y: foot + size * 0.7 },
    { x: x - size, y: foot + size * 0.9 },
  ]
  return [path(smoothPath(points, true), { fill: tint.body }), path(penOutline(points, pen, random), { fill: INK })]
}

const LOOP: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 0.5, y: -0.5 },
  { x: 1.15, y: -0.62 },
  { x: 1.36, y: -0.2 },
  { x: 1.1, y: 0.24 },
  { x: 0.5, y: 0.22 },
]

function bowMarks(centre: Point, size: number, pen: number, random: Random): string[] {
  const [ribbon, , dot] = TINTS
  if (!ribbon || !dot) return []
  const parts = [1, -1].flatMap((side) => {
    const loop = placed(LOOP.map(({ x, y }) => ({ x: x * side, y })), centre, size)
    const tail = [{ x: 0, y: 0 }, { x: side * 0.35, y: 0.45 }, { x: side * 0.3, y: 0.9 }, { x: side * 0.62, y: 1.3 }]
    return [
      path(taperedLine(placed(tail, centre, size), size * 0.16, size * 0.22), { fill: ribbon.shade }),
      path(smoothPath(loop, true), { fill: ribbon.body }),
      path(penOutline(loop, pen, random), { fill: INK }),
    ]
  })
  const middle = ovalPoints(centre, size * 0.2, size * 0.24, 10)
  return [...parts, path(smoothPath(middle, true), { fill: ribbon.shade }), path(penOutline(middle, pen, random), { fill: INK })]
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
    return watercolour(ovalPoints(centre, short * 0.24, short * 0.07, 8), { color: CLOUD, opacity: 0.3, layers: 6, run: 0.4 }, random)
  })
}

export const balloons: StaticTemplate = {
  id: 'illustration-balloons',
  theme: 'illustration',
  name: { fr: 'Ballons', nl: 'Ballonnen', en: 'Balloons', de: 'Luftballons', it: 'Palloncini', es: 'Globos' },
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
