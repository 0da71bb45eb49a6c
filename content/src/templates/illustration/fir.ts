import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { berry } from '../kit/berry.ts'
import { BEYOND } from '../kit/beyond.ts'
import { composed } from '../kit/composed.ts'
import { between, type Random } from '../kit/hand.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type DrawnPage, rows, type Shape } from '../kit/page.ts'
import { paperGrain } from '../kit/texture.ts'
import { firCone } from './fir-cone.ts'
import { type Boughs, bough, boughShadow, boughsAlong, layerOfBoughs, swag } from './fir-garland.ts'

const DARK_NEEDLES = '#24483a'
const WOOD = '#6b4a33'
/** From the layer behind to that in front. */
const LAYERS: readonly Boughs[] = [
  { wood: WOOD, mass: '#1b3a2f', needles: ['#1d3d31', '#2b5343'] },
  { wood: WOOD, mass: '#224638', needles: [DARK_NEEDLES, '#356049', '#4c7a5f'] },
  { wood: WOOD, mass: '#2d5845', needles: ['#2f5a47', '#487a60', '#7fa688'] },
]

/** The name's share of the sheet's width. */
const SHARE: Readonly<Record<Shape, number>> = { portrait: 0.68, square: 0.6, landscape: 0.5, panorama: 0.42 }
const FILL = 0.86

/** Berries on the boughs: by their place and size, in needles. */
const CLUSTER = [
  [-0.95, 0.2, 0.24],
  [-0.5, -0.26, 0.28],
  [0.78, -0.12, 0.26],
  [0.52, 0.34, 0.31],
  [-0.3, 0.4, 0.26],
  [0.1, 0.06, 0.36],
] as const
const FEW = [
  [0.1, -0.28, 0.24],
  [-0.24, 0.14, 0.3],
  [0.36, 0.16, 0.26],
] as const

function berries(of: readonly (readonly [number, number, number])[], { x, y }: Point, needle: number): string[] {
  return of.flatMap(([across, down, radius]) =>
    berry({ x: x + across * needle, y: y + down * needle }, radius * needle),
  )
}

/** As shares of the shorter side: how far above the photos it ends its sag, how deep that is, and its needles. */
const ABOVE = 0.058
const SAG = 0.035
const NEEDLE: Readonly<Record<Shape, number>> = { portrait: 0.058, square: 0.058, landscape: 0.058, panorama: 0.066 }
/** Where it hangs lowest, by the width; how far it falls at the left and at the right, by the height. */
const LOWEST = 0.54
const FALLS = [0.36, 0.24] as const

/** How far below the corners of the sheet the garland leaves it. */
const cornerOf = ({ photos, short }: DrawnPage) => Math.min(...photos.map(({ y }) => y)) - short * (ABOVE + SAG)

/** Boughs that fall down a side of the sheet, from the corner where the garland leaves it. */
function fall({ sheet, short, shape }: DrawnPage, side: 1 | -1, reach: number, random: Random) {
  const needle = short * NEEDLE[shape] * 0.86
  const [top, length] = [short * -0.02, short * 0.16]
  const last = reach * sheet.height - length * 0.95
  const count = Math.max(2, Math.round((last - top) / (short * 0.062)) + 1)
  return Array.from({ length: count }, (_, nth) => {
    const share = nth / (count - 1)
    const x = short * (0.03 - 0.008 * share) + short * 0.004 * Math.sin(nth * 2.1)
    const root = { x: side > 0 ? x : sheet.width - x, y: top + (last - top) * share }
    const turn = (nth % 2 === 0 ? 1 : -1) * (nth === count - 1 ? 2 : between(random, 8, 17))
    return bough(root, 90 + turn, length * between(random, 0.88, 1), -turn * 0.003, needle)
  })
}

/** It is fastened beyond both upper corners, hangs over the photos, and falls down both sides. */
function garland(page: DrawnPage, random: Random): string[] {
  const { sheet, short, shape } = page
  const needle = short * NEEDLE[shape]
  const on = swag(sheet, cornerOf(page), short * SAG, LOWEST)
  const many = (step: number) => Math.round((sheet.width + 2 * BEYOND) / (short * step))
  const layer = (step: number, length: number, lean: readonly [number, number]) =>
    boughsAlong(on, LOWEST, { count: many(step), length: short * length, lean, needle }, random)
  const [left, right] = [fall(page, 1, FALLS[0], random), fall(page, -1, FALLS[1], random)]
  const falls = [...left, ...right]
  const layers = [
    [...layer(0.135, 0.19, [22, 32]), ...falls.filter((_, nth) => nth % 2 === 1)],
    [...layer(0.125, 0.19, [11, 20]), ...falls.filter((_, nth) => nth % 2 === 0)],
    layer(0.15, 0.18, [2, 8]),
  ]
  const strewn = STREWN.flatMap((share, nth) =>
    berries(nth % 2 === 0 ? CLUSTER : FEW, place(on, page, share), needle * 0.8),
  )
  return [
    ...boughShadow(layers.flat(), short * 0.014),
    ...layers.flatMap((layered, nth) => layerOfBoughs(layered, LAYERS[nth] as Boughs, random)),
    ...CONES.flatMap(([share, degrees]) => firCone(place(on, page, share), degrees, short * 0.1)),
    ...strewn,
  ]
}
/** Where berries and cones sit on the garland, by the width, and how a cone hangs. */
const STREWN = [0.43, 0.13, 0.89, 0.63] as const
const CONES = [
  [0.4, 106],
  [0.455, 82],
  [0.79, 97],
] as const

/** Across the sheet, without what goes on beyond it. */
function place(on: (along: number) => Point, page: DrawnPage, share: number): Point {
  const beyond = BEYOND + cornerOf(page)
  return on((beyond + share * page.sheet.width) / (page.sheet.width + 2 * beyond))
}

/** What the cluster takes above the words, as a share of the shorter side. */
const CLEAR = 0.062

/** On a panorama the words have a field of their own, under the small photos. */
function wordsOf({ field, shape, short }: DrawnPage): Rect {
  const words = field('t')
  const clear = shape === 'panorama' ? short * CLEAR : 0
  return { ...words, y: words.y + clear, height: words.height - clear }
}

/** Between the photos and the name: two boughs, a cone and berries. */
function cluster(page: DrawnPage, random: Random): string[] {
  const { short, photos } = page
  const words = wordsOf(page)
  const foot = Math.max(...photos.map(({ y, height }) => y + height).filter((end) => end <= words.y))
  const [needle, middle] = [short * 0.034, { x: words.x + words.width / 2, y: foot + (words.y - foot) * 0.36 }]
  const length = short * 0.135
  const back = [-1, 1].flatMap((side) =>
    [24, -14].map((lean) => bough(middle, 90 - side * (90 - lean), length * (lean > 0 ? 0.8 : 0.92), 0, needle)),
  )
  const front = [-1, 1].map((side) => bough(middle, 90 - side * 86, length, 0.03 * side, needle))
  return [
    ...boughShadow([...back, ...front], short * 0.01),
    ...layerOfBoughs(back, LAYERS[1] as Boughs, random),
    ...layerOfBoughs(front, LAYERS[2] as Boughs, random),
    ...firCone({ x: middle.x + short * 0.004, y: middle.y - short * 0.03 }, 86, short * 0.082),
    ...berries(FEW, { x: middle.x - short * 0.042, y: middle.y + short * 0.006 }, needle * 1.05),
    ...berries(FEW, { x: middle.x + short * 0.046, y: middle.y - short * 0.002 }, needle * 0.95),
  ]
}

function boughs(page: DrawnPage): string[] {
  const random = seededRandom(24)
  return [...garland(page, random), ...cluster(page, random)]
}

/** Christmas: a heavy garland of fir hangs over the photos and down both sides, a cone with berries above the name. */
export const fir = composed({
  id: 'illustration-fir',
  moods: ['quiet', 'classic'],
  occasions: ['christmas'],
  asks: ['names', 'christmas'],
  pictures: ['winter-cabin', 'candles', 'fireworks', 'city-bokeh', 'teddy-bear', 'clementines', 'coffee', 'cloud-sea'],
  theme: 'illustration',
  paper: '0xf8f4ea',
  margin: 0.06,
  gap: 0.016,
  plans: {
    portrait: [...rows(3, '......'), ...rows(11, 'AAAABB'), ...rows(11, 'AAAACC'), ...rows(11, 'DDDEEE')],
    square: [...rows(4, '.......'), ...rows(12, 'AAAABBB'), ...rows(6, 'AAAACCC'), ...rows(9, 'DDEECCC')],
    landscape: [...rows(4, '...............'), ...rows(15, 'AAAAAAABBBBCCCC'), ...rows(15, 'AAAAAAADDDDEEEE')],
    panorama: [
      ...rows(6, '.'.repeat(24)),
      ...rows(19, 'AAAAAAAAAAAABBBBCCCCDDDD'),
      ...rows(18, 'AAAAAAAAAAAAtttttttttttt'),
    ],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 3, colors: ['#b9a98a', '#ffffff'], opacity: 0.35 }),
  over: boughs,
  clear: () => CLEAR,
  place: wordsOf,
  words: (shape) => ({
    name: { font: 'Cinzel', weight: '600', color: layerColour(DARK_NEEDLES), caps: true, tracking: 0.03 },
    line: { font: 'Josefin Sans', weight: '400', color: '0xa32328', caps: true, tracking: 0.14, letters: 14 },
    share: SHARE[shape],
    fill: FILL,
  }),
})
