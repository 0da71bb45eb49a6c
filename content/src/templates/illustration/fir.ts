import { inDegrees, type Point, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { polar } from '../kit/curves.ts'
import { berry, firTwig } from '../kit/fir.ts'
import { between, type Random } from '../kit/hand.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type DrawnPage, rows, type Shape } from '../kit/page.ts'
import { paperGrain } from '../kit/texture.ts'

const DARK_NEEDLES = '#24483a'
const LOOK = { wood: '#6b4a33', needles: [DARK_NEEDLES, '#3a6650', '#6d9476'] }

/** The name's share of the sheet's width; what it leaves is the boughs'. */
const SHARE: Readonly<Record<Shape, number>> = { portrait: 0.58, square: 0.57, landscape: 0.45, panorama: 0.36 }
const FILL = 0.86

/** What a fold or a cut may take. */
const EDGE_CM = 0.55

/** Berries where the garland is tied, and where two sprigs part: by their place and size, in needles. */
const CLUSTER = [
  [-1.15, 0.22, 0.24],
  [-0.62, -0.3, 0.3],
  [1.05, -0.12, 0.26],
  [0.72, 0.42, 0.33],
  [-0.3, 0.5, 0.26],
  [0.38, -0.36, 0.24],
  [0.12, 0.12, 0.42],
] as const
const FEW = [
  [0.1, -0.28, 0.22],
  [-0.2, 0.16, 0.3],
  [0.36, 0.14, 0.25],
] as const

function berries(of: readonly (readonly [number, number, number])[], { x, y }: Point, needle: number): string[] {
  return of.flatMap(([across, down, radius]) =>
    berry({ x: x + across * needle, y: y + down * needle }, radius * needle),
  )
}

/** A twig that bends by so much of its length on its way. */
function twig(from: Point, degrees: number, length: number, bend: number, needle: number, random: Random): string[] {
  const spine = Array.from({ length: 9 }, (_, nth) => {
    const share = nth / 8
    return polar(polar(from, length * share, degrees), bend * length * share * share, degrees + 90)
  })
  return firTwig(spine, needle, LOOK, random)
}

/** Over the photos: it hangs from both upper corners, twig over twig from the ends to the middle, where it is tied. */
function garland({ sheet, short }: DrawnPage, random: Random): string[] {
  const needle = short * 0.046
  const [from, to] = [EDGE_CM + needle * 1.25, sheet.width - EDGE_CM - needle * 1.25]
  const top = EDGE_CM + needle * 1.6
  const sag = short * SAG
  const on = (share: number): Point => ({
    x: from + (to - from) * share,
    y: top + sag * (1 - (2 * share - 1) ** 2),
  })
  const count = Math.round((to - from) / (short * 0.145))
  const length = Math.min(short * 0.2, (to - from) * 0.2)
  const steps = Array.from({ length: count }, (_, nth) => nth / (2 * count))
  const half = (side: 1 | -1) =>
    steps.flatMap((share, nth) => {
      const [foot, back] = [0.5 - side * (0.5 - share), 0.5 - side * (0.5 - share + 0.02)]
      const [a, b] = [on(Math.min(1, Math.max(0, foot))), on(Math.min(1, Math.max(0, back)))]
      const along = inDegrees(Math.atan2(b.y - a.y, b.x - a.x))
      // Its tip lies over the one before, towards the end it hangs from; none reaches past that.
      const root = on(0.5 - side * (0.5 - share - length / (to - from)))
      const lean = nth === 0 ? 0 : (nth % 2 === 0 ? 1 : -1) * between(random, 9, 17)
      return twig(
        root,
        nth === 0 ? inDegrees(Math.atan2(a.y - root.y, a.x - root.x)) : along + lean,
        length * (nth === 0 ? 1 : between(random, 0.82, 0.98)),
        0.05 * side,
        needle,
        random,
      )
    })
  const strewn = [0.16, 0.3, 0.7, 0.84].flatMap((share, nth) =>
    berries(nth % 2 === 0 ? FEW : FEW.slice(0, 2), on(share), needle * 0.8),
  )
  return [...half(1), ...half(-1), ...strewn, ...berries(CLUSTER, on(0.5), needle * 0.86)]
}

/** How far the garland sags, by the shorter side. */
const SAG = 0.034

/** A sprig at either side of the words points at them. */
function sprigs(page: DrawnPage, random: Random): string[] {
  const { sheet, short, shape, field } = page
  const needle = short * 0.04
  const { y, height } = field('t')
  const free = (sheet.width * (1 - SHARE[shape] / FILL)) / 2
  const foot = EDGE_CM + needle * 1.3
  const length = Math.min(free - foot - needle * 1.1, short * 0.13)
  return [1, -1].flatMap((side) => {
    const root = { x: side > 0 ? foot : sheet.width - foot, y: y + height * 0.5 }
    const towards = (degrees: number) => (side > 0 ? degrees : 180 - degrees)
    return [
      ...twig(root, towards(-34), length * 0.72, -0.06 * side, needle, random),
      ...twig(root, towards(36), length * 0.66, 0.06 * side, needle, random),
      ...twig(root, towards(0), length, 0.05 * side, needle, random),
      ...berries(FEW, { x: root.x + side * needle * 0.3, y: root.y }, needle),
    ]
  })
}

function boughs(page: DrawnPage): string[] {
  const random = seededRandom(24)
  return [...garland(page, random), ...sprigs(page, random)]
}

/** Christmas: a garland of fir with red berries hangs over the photos, two sprigs beside the name. */
export const fir = composed({
  id: 'illustration-fir',
  moods: ['quiet', 'classic'],
  occasions: ['christmas'],
  asks: ['names', 'christmas'],
  pictures: [
    'winter-cabin',
    'candles',
    'fireworks',
    'city-bokeh',
    'alpine-lake',
    'misty-ridges',
    'cloud-sea',
    'birch-wood',
  ],
  theme: 'illustration',
  paper: '0xf8f4ea',
  margin: 0.05,
  gap: 0.016,
  plans: {
    portrait: [...rows(3, '......'), ...rows(11, 'AAAABB'), ...rows(11, 'AAAACC'), ...rows(11, 'DDDEEE')],
    square: [...rows(3, '.......'), ...rows(12, 'AAAABBB'), ...rows(6, 'AAAACCC'), ...rows(9, 'DDEECCC')],
    landscape: [...rows(4, '...............'), ...rows(15, 'AAAAAAABBBBCCCC'), ...rows(15, 'AAAAAAADDDDEEEE')],
    panorama: [...rows(4, '.................'), ...rows(15, 'AAAAAAABBBBBCCCCC'), ...rows(15, 'AAAAAAADDDDDEEEEE')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 3, colors: ['#b9a98a', '#ffffff'], opacity: 0.35 }),
  over: boughs,
  words: (shape) => ({
    name: { font: 'Cinzel', weight: '600', color: layerColour(DARK_NEEDLES), caps: true, tracking: 0.03 },
    line: { font: 'Josefin Sans', weight: '400', color: '0xa32328', caps: true, tracking: 0.14, letters: 14 },
    share: SHARE[shape],
    fill: FILL,
    nameWidth: SHARE[shape] / FILL,
    lineWidth: SHARE[shape] / FILL,
  }),
})
