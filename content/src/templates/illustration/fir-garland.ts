import { inDegrees, type Point, type Rect } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { polar } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { taperedLine } from '../kit/pen.ts'
import { path } from '../kit/svg.ts'

/** Of one layer of boughs: the tone of the mass, then needles from those below to those above. */
export interface Boughs {
  readonly wood: string
  readonly mass: string
  readonly needles: readonly string[]
}

interface Bough {
  readonly spine: readonly Point[]
  readonly needle: number
}

/** Between two pairs of needles, in needles. */
const PITCH = 0.34
const STEPS = 4

/** A tenth of a millimetre is enough for needles, of which there are thousands. */
const short = (value: number) => String(Math.round(value * 100) / 100)

export function bough(root: Point, degrees: number, length: number, bend: number, needle: number): Bough {
  const spine = Array.from({ length: STEPS }, (_, nth) => {
    const share = nth / (STEPS - 1)
    return polar(polar(root, length * share, degrees), bend * length * share * share, degrees + 90)
  })
  return { spine, needle }
}

const lineOf = ({ spine }: Bough) =>
  spine.map(({ x, y }, nth) => `${nth === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('')

/** The needles of one tone on one bough, to both sides, shorter and closer to its tip. */
function needlesOf({ spine, needle }: Bough, tone: number, random: Random): string {
  const root = spine[0] ?? { x: 0, y: 0 }
  const tip = spine.at(-1) ?? root
  const count = Math.round(Math.hypot(tip.x - root.x, tip.y - root.y) / (needle * PITCH))
  return Array.from({ length: count + 1 }, (_, nth) => {
    const way = nth / count
    const at = way * (spine.length - 1)
    const from = spine[Math.min(spine.length - 2, Math.floor(at))] ?? root
    const to = spine[Math.min(spine.length - 1, Math.floor(at) + 1)] ?? tip
    const share = Math.min(1, at - Math.min(spine.length - 2, Math.floor(at)))
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share]
    const heading = Math.atan2(to.y - from.y, to.x - from.x)
    const reach = needle * (1 - 0.42 * way ** 2) * (1 - 0.16 * tone)
    const [left, right] = [-1, 1].map((side) => {
      const angle = heading + side * between(random, 0.42, 0.9) * (1 - 0.5 * way)
      return polar({ x: 0, y: 0 }, reach * between(random, 0.7, 1.05), inDegrees(angle))
    }) as [Point, Point]
    // From one tip through the wood to the other: one stroke of the pen.
    const start = `M${short(x + left.x)} ${short(y + left.y)}`
    return `${start}l${short(-left.x)} ${short(-left.y)} ${short(right.x)} ${short(right.y)}`
  }).join('')
}

/** Boughs that lie in one layer: each tone is one mark, which goes as far beyond the sheet as they do. */
export function layerOfBoughs(boughs: readonly Bough[], look: Boughs, random: Random): string[] {
  const needle = boughs[0]?.needle ?? 1
  return [
    path(boughs.map(({ spine }) => taperedLine(spine, needle * 0.95, needle * 0.3)).join(''), {
      fill: look.mass,
      'fill-opacity': 0.85,
    }),
    path(boughs.map(lineOf).join(''), { fill: 'none', stroke: look.wood, 'stroke-width': needle * 0.1 }),
    ...look.needles.map((stroke, tone) =>
      path(boughs.map((each) => needlesOf(each, tone, random)).join(''), {
        fill: 'none',
        stroke,
        'stroke-width': needle * 0.088,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    ),
  ]
}

/** By the needles: so many that none is seen as a line of its own. */
const SHADES = Array.from({ length: 6 }, (_, nth) => 1.7 - nth * 0.24)

/** The soft shadow of boughs, which falls down. */
export function boughShadow(boughs: readonly Bough[], down: number): string[] {
  const needle = boughs[0]?.needle ?? 1
  return SHADES.map((wide) =>
    path(boughs.map(lineOf).join(''), {
      fill: 'none',
      stroke: '#1c2320',
      'stroke-opacity': 0.037,
      'stroke-width': needle * wide,
      'stroke-linecap': 'round',
      transform: `translate(${short(down * 0.3)} ${short(down)})`,
    }),
  )
}

/** Where a garland hangs that is fastened beyond both upper corners of a sheet. */
export function swag({ width }: Rect, corner: number, sag: number, lowest: number): (along: number) => Point {
  return (along) => {
    const from = -BEYOND - corner
    const x = from + along * (width - 2 * from)
    const out = Math.max(0, -x, x - width) / (BEYOND + corner)
    const share = Math.min(1, Math.max(0, x / width))
    const off = share < lowest ? 1 - share / lowest : (share - lowest) / (1 - lowest)
    return { x, y: corner + sag * (1 - off ** 2) - out * (BEYOND + corner * 2) }
  }
}

/** Boughs along a swag, their tips towards its lowest place; every other one leans up. */
export function boughsAlong(
  on: (along: number) => Point,
  lowest: number,
  { count, length, lean, needle }: { count: number; length: number; lean: readonly [number, number]; needle: number },
  random: Random,
): Bough[] {
  return Array.from({ length: count }, (_, nth) => {
    const along = nth / (count - 1)
    const side = along < lowest ? 1 : -1
    const [root, next] = [on(along), on(along + 0.02 * side)]
    const degrees = inDegrees(Math.atan2(next.y - root.y, next.x - root.x))
    const turn = (nth % 2 === 0 ? 1 : -1) * between(random, ...lean)
    return bough(root, degrees + turn, length * between(random, 0.85, 1.1), -turn * 0.004, needle)
  })
}
