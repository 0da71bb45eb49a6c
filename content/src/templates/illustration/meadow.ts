import type { Point } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { polar } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { num, path } from '../kit/svg.ts'

/** One distance of the meadow: paler and taller the farther it is. */
interface Distance {
  readonly green: string
  readonly petal: string
  readonly fold: string
  readonly seed: string
  /** By the height of the meadow. */
  readonly tall: readonly [number, number]
  /** Plants in a length as long as the meadow is high. */
  readonly dense: number
  /** By the height of the meadow: how thick a stem is. */
  readonly stem: number
}

const DISTANCES: readonly Distance[] = [
  { green: '#ccd5b8', petal: '#f2b9a4', fold: '#eaa58d', seed: '#ecd6a2', tall: [0.76, 1], dense: 5, stem: 0.01 },
  { green: '#93a983', petal: '#e3765c', fold: '#cf5a41', seed: '#dcae52', tall: [0.46, 0.84], dense: 5.5, stem: 0.012 },
  { green: '#3d5a45', petal: '#cf3f2a', fold: '#a62a1c', seed: '#c98a26', tall: [0.3, 0.7], dense: 6.5, stem: 0.014 },
]

const at = ({ x, y }: Point) => `${num(x)} ${num(y)}`

/** What is drawn in one colour is one path, so that a whole meadow is a few marks. */
interface Strokes {
  stems: string[]
  rays: string[]
  dots: string[]
  grains: string[]
  blades: string[]
  petals: string[]
  folds: string[]
}

interface Plant {
  readonly foot: Point
  readonly tip: Point
  /** By how much it bows to the side. */
  readonly bow: number
  readonly size: number
}

function stem({ foot, tip, bow }: Plant): string {
  const knee = { x: foot.x + bow, y: foot.y + (tip.y - foot.y) * 0.55 }
  return `M${at({ x: foot.x, y: foot.y + BEYOND })}L${at(foot)}Q${at(knee)} ${at(tip)}`
}

/** Where the stem points at its end, in degrees. */
function headingOf({ foot, tip, bow }: Plant): number {
  const knee = { x: foot.x + bow, y: foot.y + (tip.y - foot.y) * 0.55 }
  return (Math.atan2(tip.y - knee.y, tip.x - knee.x) * 180) / Math.PI
}

/** Cow parsley: rays from one point, each with a little cloud of flowers. */
function umbel(plant: Plant, strokes: Strokes, random: Random): void {
  const heading = headingOf(plant)
  const { tip, size } = plant
  const knot = polar(tip, -size * 0.5, heading)
  for (let nth = -4; nth <= 4; nth++) {
    const end = polar(knot, size * (1 - 0.02 * nth * nth) * between(random, 0.94, 1.06), heading + nth * 15)
    const bend = polar(knot, size * 0.45, heading + nth * 7)
    strokes.rays.push(`M${at(knot)}Q${at(bend)} ${at(end)}`)
    for (let dot = 0; dot < 6; dot++)
      strokes.dots.push(`M${at(polar(end, size * 0.13 * random() ** 0.5, random() * 360))}h.001`)
  }
}

/** An ear of grass: grains in pairs up to the tip. */
function ear(plant: Plant, strokes: Strokes, random: Random): void {
  const heading = headingOf(plant)
  for (let nth = 0; nth < 9; nth++) {
    const on = polar(plant.tip, -plant.size * (0.14 * nth - 0.2), heading)
    for (const side of [-1, 1]) {
      const end = polar(on, plant.size * between(random, 0.26, 0.34), heading + side * 19)
      strokes.grains.push(`M${at(on)}L${at(end)}`)
    }
  }
}

/** A poppy from the side: the near petals stand before the far one, which is in their shade. */
function poppy(plant: Plant, strokes: Strokes, random: Random): void {
  const lean = between(random, -18, 18)
  const { tip, size } = plant
  const on = (across: number, along: number) => at(polar(polar(tip, size * along, lean - 90), size * across, lean))
  strokes.folds.push(
    `M${on(0, 0)}C${on(-0.5, 0.1)} ${on(-0.86, 0.5)} ${on(-0.7, 0.84)}C${on(-0.5, 1.02)} ${on(-0.3, 0.86)} ${on(-0.1, 0.98)}` +
      `C${on(0.14, 1.08)} ${on(0.36, 0.88)} ${on(0.56, 0.96)}C${on(0.94, 0.84)} ${on(0.6, 0.1)} ${on(0, 0)}z`,
  )
  strokes.petals.push(
    `M${on(0, -0.06)}C${on(-0.56, -0.1)} ${on(-1.06, 0.3)} ${on(-0.94, 0.66)}C${on(-0.8, 0.82)} ${on(-0.56, 0.6)} ${on(-0.34, 0.66)}` +
      `C${on(-0.14, 0.68)} ${on(-0.04, 0.44)} ${on(0.02, 0.36)}C${on(0.16, 0.56)} ${on(0.34, 0.72)} ${on(0.56, 0.64)}` +
      `C${on(0.74, 0.58)} ${on(0.9, 0.82)} ${on(0.98, 0.58)}C${on(1.04, 0.24)} ${on(0.5, -0.1)} ${on(0, -0.06)}z`,
  )
}

/** A bud that still nods. */
function bud(plant: Plant, strokes: Strokes): void {
  const side = plant.bow > 0 ? 1 : -1
  const { tip, size } = plant
  const end = { x: tip.x + side * size * 0.5, y: tip.y + size * 0.35 }
  strokes.rays.push(
    `M${at(tip)}q${num(side * size * 0.3)} ${num(-size * 0.4)} ${num(side * size * 0.5)} ${num(size * 0.35)}`,
  )
  const wide = size * 0.2
  strokes.blades.push(
    `M${at(end)}c${num(-wide)} ${num(size * 0.1)} ${num(-wide)} ${num(size * 0.5)} 0 ${num(size * 0.52)}` +
      `c${num(wide)} ${num(-size * 0.02)} ${num(wide)} ${num(-size * 0.42)} 0 ${num(-size * 0.52)}z`,
  )
}

function blade({ foot, tip, bow, size }: Plant): string {
  const knee = { x: foot.x + bow, y: foot.y + (tip.y - foot.y) * 0.6 }
  const wide = size * 0.16
  return `M${at({ x: foot.x - wide, y: foot.y + BEYOND })}L${at({ x: foot.x - wide, y: foot.y })}Q${at({ x: knee.x - wide * 0.6, y: knee.y })} ${at(tip)}Q${at({ x: knee.x + wide * 0.6, y: knee.y })} ${at({ x: foot.x + wide, y: foot.y })}V${num(foot.y + BEYOND)}z`
}

const KINDS = ['umbel', 'blade', 'poppy', 'ear', 'blade', 'poppy', 'bud', 'umbel', 'blade', 'poppy', 'ear'] as const

/** A meadow along the foot of a sheet, printed in three distances; it goes on into every wrap. */
export function meadow(width: number, foot: number, high: number, random: Random): string[] {
  return DISTANCES.flatMap((distance, depth) => {
    const strokes: Strokes = { stems: [], rays: [], dots: [], grains: [], blades: [], petals: [], folds: [] }
    const count = Math.round(((width + 2 * BEYOND) / high) * distance.dense)
    for (let nth = 0; nth < count; nth++) {
      const x = -BEYOND + ((nth + between(random, 0.2, 0.8)) / count) * (width + 2 * BEYOND)
      // Lower in the middle, as between two banks.
      const bank = 0.84 + 0.16 * Math.min(1, Math.abs((2 * x) / width - 1)) ** 1.4
      const tall = high * bank * between(random, ...distance.tall)
      const lean = tall * between(random, -0.16, 0.16)
      const size = high * (0.09 + 0.028 * depth)
      const kind = KINDS[(nth + depth * 3) % KINDS.length] ?? 'blade'
      const rise = kind === 'umbel' ? tall - size * 0.55 : kind === 'poppy' ? tall - size * 0.8 : tall - size * 0.4
      const plant = { foot: { x, y: foot }, tip: { x: x + lean, y: foot - rise }, bow: -lean * 0.4, size }
      if (kind === 'blade') strokes.blades.push(blade({ ...plant, tip: { x: x + lean * 2, y: foot - rise * 0.9 } }))
      else strokes.stems.push(stem(plant))
      if (kind === 'umbel') umbel({ ...plant, size: size * 1.25 }, strokes, random)
      if (kind === 'ear') ear(plant, strokes, random)
      if (kind === 'poppy') poppy(plant, strokes, random)
      if (kind === 'bud') bud(plant, strokes)
      // A leaf or two from the foot, so that the ground is covered.
      const side = random() < 0.5 ? -1 : 1
      strokes.blades.push(
        blade({
          foot: { x: x + side * size * 0.3, y: foot },
          tip: { x: x + side * size * between(random, 0.8, 1.6), y: foot - tall * between(random, 0.25, 0.5) },
          bow: side * size * 0.2,
          size: size * 0.8,
        }),
      )
    }
    const line = { fill: 'none', 'stroke-linecap': 'round' }
    const drawn = [
      ['stems', { ...line, stroke: distance.green, 'stroke-width': high * distance.stem }],
      ['rays', { ...line, stroke: distance.green, 'stroke-width': high * distance.stem * 0.62 }],
      ['blades', { fill: distance.green }],
      ['grains', { ...line, stroke: distance.seed, 'stroke-width': high * distance.stem * 0.95 }],
      ['dots', { ...line, stroke: distance.seed, 'stroke-width': high * distance.stem * 1.5 }],
      ['folds', { fill: distance.fold }],
      ['petals', { fill: distance.petal }],
    ] as const
    return drawn.filter(([name]) => strokes[name].length > 0).map(([name, look]) => path(strokes[name].join(''), look))
  })
}
