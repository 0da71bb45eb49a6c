import type { Point } from '@collagerie/core/geometry'
import { circlePath, polar } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { el, num, path } from '../kit/svg.ts'
import { softPath } from './soft-path.ts'

/** A peony's colours: lit rims, the body of a petal, its root in the shade, the depth of the cup, the stamens. */
export interface CuppedPetals {
  readonly light: string
  readonly body: string
  readonly shade: string
  readonly core: string
  readonly stamen: string
}

/** Rounds of petals from the rim inwards; what is nearer to the heart is set higher, so that the flower is a cup. */
const ROUNDS = [
  { count: 8, reach: 1, broad: 0.46, deep: 0, lift: 0 },
  { count: 7, reach: 0.82, broad: 0.48, deep: 0.16, lift: 0.05 },
  { count: 6, reach: 0.64, broad: 0.5, deep: 0.34, lift: 0.09 },
  { count: 5, reach: 0.46, broad: 0.52, deep: 0.55, lift: 0.12 },
] as const
/** Petals that rise before the heart and curl in over it: directions from the foot, and how far they reach. */
const FRONT = [
  { degrees: -128, reach: 0.5, aside: -0.24 },
  { degrees: -52, reach: 0.5, aside: 0.24 },
  { degrees: -92, reach: 0.44, aside: 0.01 },
] as const
/** Light falls from the upper left. */
const LIGHT = 225

export interface CuppedPeony {
  readonly centre: Point
  readonly radius: number
  readonly look: CuppedPetals
  /** One that is small or half hidden is not: it has a round of petals less, and no veins. */
  readonly isFull: boolean
}

interface Petal {
  readonly root: Point
  readonly degrees: number
  readonly length: number
  /** By the length. */
  readonly broad: number
  /** From 0, at the rim of the flower, to 1, at its heart. */
  readonly deep: number
}

/** A peony, a little from the side: petals with lit rims and shaded roots about a deep cup. */
export function cuppedPeony(peony: CuppedPeony, random: Random): string[] {
  const { centre, radius, look, isFull } = peony
  const turn = between(random, 0, 40)
  const id = `p${Math.round(centre.x * 50)}y${Math.round(centre.y * 50)}`
  const petals = ROUNDS.filter((_, round) => isFull || round !== 2).flatMap(
    ({ count, reach, broad, deep, lift }, round) => {
      const root = { x: centre.x, y: centre.y - radius * lift }
      const all = Array.from({ length: count }, (_, nth) => ({
        root,
        degrees: turn + (nth * 360) / count + round * 29 + between(random, -8, 8),
        length: radius * reach * between(random, 0.92, 1.05),
        broad: broad * between(random, 0.92, 1.1),
        deep,
        round,
      }))
      // The far ones first.
      return all.toSorted((a, b) => Math.sin((a.degrees * Math.PI) / 180) - Math.sin((b.degrees * Math.PI) / 180))
    },
  )
  const heart = { x: centre.x, y: centre.y - radius * 0.14 }
  const stamens = Array.from({ length: 18 }, () => {
    const away = polar(heart, radius * 0.15 * random() ** 0.5, random() * 360)
    return circlePath({ x: away.x, y: heart.y + (away.y - heart.y) * 0.7 - radius * 0.03 }, radius * 0.02)
  })
  const front = FRONT.map(({ degrees, reach, aside }) => ({
    root: { x: centre.x + radius * aside, y: centre.y + radius * 0.44 },
    degrees: degrees + between(random, -5, 5),
    length: radius * reach,
    broad: 0.62,
    deep: 0.12,
  }))
  const foot = { x: centre.x, y: centre.y + radius * 0.44 }
  return [
    el('defs', {}, [
      ...ROUNDS.flatMap(({ reach, deep, lift }, round) =>
        tonesOf(`${id}${round}`, { x: centre.x, y: centre.y - radius * lift }, radius * reach * 1.04, look, deep),
      ),
      ...tonesOf(`${id}f`, foot, radius * 0.6, look, 0.12),
    ]),
    ...petals.flatMap((each) => petal(each, peony, `${id}${each.round}`, random)),
    path(softPath(ring(heart, radius * 0.25, radius * 0.19)), { fill: look.core, 'fill-opacity': 0.85 }),
    path(stamens.join(''), { fill: look.stamen }),
    ...front.flatMap((each) => petal(each, peony, `${id}f`, random)),
  ]
}

const ring = (centre: Point, across: number, down: number): Point[] =>
  [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => {
    const { x, y } = polar({ x: 0, y: 0 }, 1, degrees)
    return { x: centre.x + x * across, y: centre.y + y * down }
  })

/** Wet in wet: pigment that gathers at the roots of a round and thins to its rims, in the light and in the shade. */
function tonesOf(id: string, { x, y }: Point, reach: number, look: CuppedPetals, deep: number): string[] {
  const { light, body, shade, core } = look
  const rooted = (side: string, stops: readonly (readonly [number, string])[]) =>
    el(
      'radialGradient',
      { id: `${id}${side}`, gradientUnits: 'userSpaceOnUse', cx: x, cy: y, r: reach },
      stops.map(([offset, color]) => el('stop', { offset: num(offset), 'stop-color': color })),
    )
  const [root, belly] = [mixed(shade, core, 0.25 + 0.5 * deep), mixed(body, shade, 0.1 + 0.6 * deep)]
  return [
    rooted('l', [
      [0.1, root],
      [0.42, mixed(belly, shade, 0.35)],
      [0.68, belly],
      [0.88, mixed(belly, light, 0.6 - 0.3 * deep)],
      [1, mixed(belly, light, 0.25)],
    ]),
    rooted('d', [
      [0.12, mixed(root, core, 0.4)],
      [0.5, mixed(belly, shade, 0.75)],
      [0.8, mixed(belly, shade, 0.3)],
      [1, mixed(belly, shade, 0.55)],
    ]),
  ]
}

/** One petal: its tones, veins, and the light along its ruffled rim. */
function petal(
  { root, degrees, length, broad, deep }: Petal,
  { radius, look, isFull }: CuppedPeony,
  tones: string,
  random: Random,
): string[] {
  const on = (along: number, across: number): Point =>
    polar(polar(root, length * along, degrees), length * broad * across, degrees + 90)
  const ruffle = () => between(random, -0.035, 0.035)
  const notch = between(random, -0.3, 0.3)
  const rim = [-1, -0.66, -0.34, 0, 0.34, 0.66, 1].map((share) => {
    const dip = Math.abs(share - notch) < 0.2 ? -0.05 : 0
    return { along: 1.06 - 0.3 * Math.abs(share) ** 2.4 + dip + ruffle(), across: share * 0.98 }
  })
  const edge = rim.map(({ along, across }) => on(along, across))
  const inner = rim.map(({ along, across }) => on(along - 0.09 - 0.05 * random(), across * 0.9)).toReversed()
  const outline = [on(0, -0.12), on(0.34, -0.72), ...edge, on(0.34, 0.72), on(0, 0.12)]
  const facing = (1 + Math.cos(((degrees - LIGHT) * Math.PI) / 180)) / 2
  const veins = [-0.46, -0.16, 0.16, 0.48].map((across) => {
    const [from, by, to] = [
      on(0.3, across * 0.4),
      on(0.55, across * 0.9),
      on(between(random, 0.74, 0.86), across * 1.1),
    ]
    return `M${num(from.x)} ${num(from.y)}Q${num(by.x)} ${num(by.y)} ${num(to.x)} ${num(to.y)}`
  })
  return [
    path(softPath(outline), {
      fill: `url(#${tones}${facing > 0.5 ? 'l' : 'd'})`,
      stroke: look.core,
      'stroke-opacity': 0.16 + 0.3 * random(),
      'stroke-width': radius * between(random, 0.004, 0.011),
    }),
    // The innermost are too small for veins.
    ...(deep > 0.3 || !isFull
      ? []
      : [
          path(veins.join(''), {
            fill: 'none',
            stroke: look.shade,
            'stroke-opacity': 0.4,
            'stroke-width': radius * 0.006,
            'stroke-linecap': 'round',
          }),
        ]),
    path(softPath([...edge, ...inner]), { fill: look.light, 'fill-opacity': 0.12 + 0.42 * facing * random() }),
  ]
}

function mixed(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const [low, high] = [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16))
    return Math.round((low ?? 0) + ((high ?? 0) - (low ?? 0)) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
