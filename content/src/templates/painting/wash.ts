import type { Format } from '@collagerie/core/format'
import { type Point, seededRandom } from '@collagerie/core/geometry'
import { smoothPath } from '../kit/curves.ts'
import { between, type Random, wobble } from '../kit/hand.ts'
import { ovalPoints } from '../kit/outlines.ts'
import { el, num, path } from '../kit/svg.ts'
import { frayed, rawPath, splatter } from '../kit/watercolour.ts'

/** From the top left to the bottom right, as the brush went and the colours ran into each other. */
const TONES = [
  ['0', '#62acba'],
  ['0.26', '#8cc6c8'],
  ['0.5', '#d6e6da'],
  ['0.72', '#f6cfbd'],
  ['1', '#ea8f79'],
] as const
/** What settles at a rim where the wash dried: the same colours, deeper. */
const PIGMENTS = [
  ['0', '#3f8795'],
  ['0.45', '#6aa6a8'],
  ['0.68', '#dd9a86'],
  ['1', '#cf7660'],
] as const

/** Nothing but the ground is nearer to the edge. */
const CLEAR_CM = 0.5
/** From the edge of the sheet to the rim, in shares of the shorter side. */
const RIM = 0.038

/**
 * One wash over the whole sheet: paler where the brush was wet, with pigment gathered along its rim and round backruns.
 */
export function wash(format: Format, random: Random): string[] {
  const { width, height } = format
  const short = Math.min(width, height)
  const rim = (inset: number) => rimOf(format, (RIM + inset) * short, short * 0.008, random)
  const outer = rim(0)
  return [
    el('defs', {}, [gradient('wash', format, TONES), gradient('pigment', format, PIGMENTS)]),
    path(rawPath(outer), { fill: 'url(#wash)', 'fill-opacity': 0.7 }),
    path(rawPath(rim(0.012)), { fill: 'url(#wash)', 'fill-opacity': 0.26 }),
    path(rawPath(rim(0.03)), { fill: 'url(#wash)', 'fill-opacity': 0.22 }),
    ...pooled(outer, { x: width / 2, y: height / 2 }, short, random),
    ...driedEdge(outer, { x: width / 2, y: height / 2 }, short, 0.85, random),
    ...backruns(format, short, random),
    ...grains(format, short),
    ...splashes(format, short),
  ]
}

/** Pigment that flowed to the rim while the wash was wet: broad, soft, in coats that end in different places. */
function pooled(outline: readonly Point[], middle: Point, short: number, random: Random): string[] {
  return [0.012, 0.022].map((reach) => {
    const broad = wobble(random, 3, 9)
    const inner = outline.map((point, nth) => {
      const away = Math.hypot(middle.x - point.x, middle.y - point.y) || 1
      const by = (short * reach * (1 + 0.7 * broad(nth / outline.length))) / away
      return { x: point.x + (middle.x - point.x) * by, y: point.y + (middle.y - point.y) * by }
    })
    return path(rawPath(outline) + rawPath(inner), {
      fill: 'url(#pigment)',
      'fill-opacity': 0.09,
      'fill-rule': 'evenodd',
    })
  })
}

/** Drops that flew off the brush on to the white round the wash, most of them where it was set down and lifted. */
function splashes({ width, height }: Format, short: number): string[] {
  const random = seededRandom(17)
  const clear = CLEAR_CM + short * 0.004
  const isFree = ({ x, y }: Point) =>
    x > clear && y > clear && x < width - clear && y < height - clear && !isInWash(x, y, width, height, short)
  const drops = [
    { x: 0, y: height * 0.2 },
    { x: width * 0.2, y: 0 },
    { x: width, y: height * 0.8 },
    { x: width * 0.8, y: height },
  ]
    .map((centre) => splatter(centre, short * 0.32, 150, short * 0.008, random, isFree))
    .join('')
  // A small sheet has no room for them.
  return drops === '' ? [] : [path(drops, { fill: 'url(#pigment)', 'fill-opacity': 0.75 })]
}

function isInWash(x: number, y: number, width: number, height: number, short: number): boolean {
  const inset = short * (RIM - 0.012)
  return x > inset && y > inset && x < width - inset && y < height - inset
}

function gradient(id: string, { width, height }: Format, tones: readonly (readonly [string, string])[]): string {
  const stops = tones.map(([offset, color]) => el('stop', { offset, 'stop-color': color }))
  return el('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1: 0, y1: 0, x2: width, y2: height }, stops)
}

/** The line a wet brush leaves round a sheet: nearly straight, round at its corners, nowhere quite the same. */
function rimOf({ width, height }: Format, inset: number, stray: number, random: Random): Point[] {
  const [wide, tall] = [width - 2 * inset, height - 2 * inset]
  const round = Math.min(wide, tall) * 0.05
  const [slow, quick] = [wobble(random, 4, 9), wobble(random, 24, 52)]
  const middle = { x: width / 2, y: height / 2 }
  const count = 190
  const points = Array.from({ length: count }, (_, nth) => {
    const share = nth / count
    const off = stray * (0.55 * slow(share) + 0.2 * quick(share))
    const { x, y } = onBox(wide, tall, share)
    // Pulled in at a corner, so that it is round.
    const [nearX, nearY] = [wide / 2 - Math.abs(x), tall / 2 - Math.abs(y)].map((far) => Math.max(0, 1 - far / round))
    const cut = round * 0.3 * (nearX ?? 0) * (nearY ?? 0)
    const isSide = Math.abs(Math.abs(x) - wide / 2) < 1e-9
    return {
      x: middle.x + x - Math.sign(x) * (cut + (isSide ? off : 0)),
      y: middle.y + y - Math.sign(y) * (cut + (isSide ? 0 : off)),
    }
  })
  return frayed(points, 1, 0.09, random)
}

/** A point so far round a box about the origin, clockwise from its top left corner. */
function onBox(wide: number, tall: number, share: number): Point {
  const along = share * 2 * (wide + tall)
  if (along < wide) return { x: along - wide / 2, y: -tall / 2 }
  if (along < wide + tall) return { x: wide / 2, y: along - wide - tall / 2 }
  if (along < 2 * wide + tall) return { x: wide / 2 - (along - wide - tall), y: tall / 2 }
  return { x: -wide / 2, y: tall / 2 - (along - 2 * wide - tall) }
}

/** A thin dark line just inside an outline, broader in some places than in others, in the gradient `pigment`. */
export function driedEdge(
  outline: readonly Point[],
  middle: Point,
  short: number,
  opacity: number,
  random: Random,
): string[] {
  const broad = wobble(random, 5, 14)
  const inner = (reach: number) =>
    outline.map((point, nth) => {
      const away = Math.hypot(middle.x - point.x, middle.y - point.y) || 1
      const by = (short * reach * (1.1 + 0.75 * broad(nth / outline.length))) / away
      return { x: point.x + (middle.x - point.x) * by, y: point.y + (middle.y - point.y) * by }
    })
  const ring = (reach: number, strength: number) =>
    path(rawPath(outline) + rawPath(inner(reach)), {
      fill: 'url(#pigment)',
      'fill-opacity': opacity * strength,
      'fill-rule': 'evenodd',
    })
  return [ring(0.009, 0.22), ring(0.0045, 0.4), ring(0.0018, 0.85)]
}

/** Where a drop of water fell into the wash: pale within, its rim a ragged line. */
function backruns(format: Format, short: number, random: Random): string[] {
  const places = [
    { x: 0.06, y: 0.28, size: 0.13 },
    { x: 0.95, y: 0.16, size: 0.1 },
    { x: 0.94, y: 0.62, size: 0.15 },
    { x: 0.07, y: format.width > format.height ? 0.5 : 0.78, size: 0.11 },
  ]
  return places.flatMap(({ x, y, size }) => {
    const room = short * (RIM + 0.02)
    const centre = {
      x: Math.min(format.width - room - short * size, Math.max(room + short * size, x * format.width)),
      y: y * format.height,
    }
    const blob = ovalPoints(centre, short * size, short * size * between(random, 0.8, 1.2), 18).map((point) => {
      const pull = between(random, 0.84, 1.08)
      return { x: centre.x + (point.x - centre.x) * pull, y: centre.y + (point.y - centre.y) * pull }
    })
    const outline = frayed(blob, 3, 0.16, random)
    return [
      path(smoothPath(outline, true), { fill: '#fffdf8', 'fill-opacity': 0.38 }),
      ...driedEdge(outline, centre, short * 1.1, 0.7, random),
    ]
  })
}

/** Grains of pigment in the hollows of the paper. */
function grains({ width, height }: Format, short: number): string[] {
  const random = seededRandom(91)
  const inset = short * (RIM + 0.012)
  const dots = Array.from({ length: 900 }, () => {
    const x = between(random, inset, width - inset)
    const y = between(random, inset, height - inset)
    return `M${num(x)} ${num(y)}h${num(short * 0.0003)}`
  })
  const ink = { fill: 'none', 'stroke-linecap': 'round', 'stroke-width': short * 0.0016 }
  return [
    path(dots.slice(0, 600).join(''), { ...ink, stroke: 'url(#pigment)', 'stroke-opacity': 0.4 }),
    path(dots.slice(600).join(''), { ...ink, stroke: '#fffdf8', 'stroke-opacity': 0.7 }),
  ]
}
