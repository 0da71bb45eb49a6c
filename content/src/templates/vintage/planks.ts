import type { Format } from '@collagerie/core/format'
import { clamp, type Point } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { circlePath, smoothOutline, smoothPath } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { el, path } from '../kit/svg.ts'

/** Where the paint has gone the wood is pale, in its furrows it is dark. */
const PALE = '#f4f1e6'
const DARK = '#4d6468'
const GRAINS = 16
/** As shares of the height: where the boards are nailed. */
const NAILED = [0.035, 0.5, 0.965]

interface Board {
  readonly x: number
  readonly width: number
  readonly height: number
}

/** A wall of upright boards, painted blue long ago: each a shade of its own, the grain showing through the paint. */
export function planks({ width, height }: Format, count: number, random: Random): string[] {
  return Array.from({ length: count }, (_, index) => {
    const board = { x: (index * width) / count, width: width / count, height }
    const isFirst = index === 0
    const shade = between(random, -1, 1)
    const strip = (from: number, across: number, fill: string, opacity: number) =>
      el('rect', { x: from, y: -BEYOND, width: across, height: height + 2 * BEYOND, fill, 'fill-opacity': opacity })
    const wide = board.width + (isFirst || index === count - 1 ? BEYOND : 0)
    return [
      strip(isFirst ? -BEYOND : board.x, wide, shade > 0 ? PALE : DARK, 0.03 + Math.abs(shade) * 0.09),
      // The light comes from the left.
      strip(isFirst ? -BEYOND : board.x, wide, DARK, (0.1 * index) / count),
      ...grainOf(board, random),
      ...(random() < 0.3 ? knotIn(board, random) : []),
      ...(isFirst
        ? []
        : [
            strip(board.x - board.width * 0.02, board.width * 0.034, '#3d5257', 0.55),
            strip(board.x + board.width * 0.014, board.width * 0.03, '#ffffff', 0.34),
          ]),
      ...nailsIn(board),
    ].join('')
  })
}

function grainOf({ x, width, height }: Board, random: Random): string[] {
  const strokes = Array.from({ length: GRAINS }, () => {
    const across = x + width * between(random, 0.07, 0.93)
    const from = height * between(random, 0, 0.88)
    const length = height * between(random, 0.06, 0.34)
    const points = Array.from(
      { length: 5 },
      (_, step): Point => ({
        x: across + width * between(random, -0.014, 0.014),
        y: clamp(from + (length * step) / 4, 0.3, height - 0.3),
      }),
    )
    return { d: smoothPath(points), isPale: random() < 0.5 }
  })
  return [true, false].map((isPale) =>
    path(
      strokes
        .filter((stroke) => stroke.isPale === isPale)
        .map(({ d }) => d)
        .join(''),
      {
        fill: 'none',
        stroke: isPale ? PALE : DARK,
        'stroke-width': width * (isPale ? 0.016 : 0.009),
        'stroke-opacity': isPale ? 0.36 : 0.3,
        'stroke-linecap': 'round',
      },
    ),
  )
}

/** A knot, and the grain that runs round it. */
function knotIn({ x, width, height }: Board, random: Random): string[] {
  const centre = { x: x + width * between(random, 0.32, 0.68), y: height * between(random, 0.12, 0.88) }
  const ring = (reach: number) =>
    smoothOutline(
      Array.from({ length: 10 }, (_, nth): Point => {
        const angle = (nth / 10) * 2 * Math.PI
        const radius = width * reach * between(random, 0.92, 1.08)
        return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * 1.9 * Math.sin(angle) }
      }),
    )
  return [
    path(ring(0.05), { fill: DARK, 'fill-opacity': 0.4 }),
    path([0.09, 0.135, 0.19].map(ring).join(''), {
      fill: 'none',
      stroke: DARK,
      'stroke-width': width * 0.009,
      'stroke-opacity': 0.26,
    }),
  ]
}

function nailsIn({ x, width, height }: Board): string[] {
  const heads = NAILED.flatMap((down) => [0.2, 0.8].map((across) => ({ x: x + width * across, y: height * down })))
  const size = width * 0.024
  const lit = ({ x: left, y }: Point) => circlePath({ x: left - size * 0.3, y: y - size * 0.3 }, size * 0.45)
  return [
    path(heads.map((head) => circlePath(head, size)).join(''), { fill: '#5f5a52', 'fill-opacity': 0.75 }),
    path(heads.map(lit).join(''), { fill: '#ffffff', 'fill-opacity': 0.4 }),
  ]
}
