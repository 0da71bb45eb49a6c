import { type Point, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { berry, firTwig } from '../kit/fir.ts'
import { between, type Random } from '../kit/hand.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type DrawnPage, rows, type Shape } from '../kit/page.ts'
import { paperGrain } from '../kit/texture.ts'

const DARK_NEEDLES = '#24483a'
const LOOK = { wood: '#6b4a33', needles: [DARK_NEEDLES, '#3a6650', '#6d9476'] }

/** The name's share of the sheet's width; what it leaves is the boughs'. */
const SHARE: Readonly<Record<Shape, number>> = { portrait: 0.53, square: 0.5, landscape: 0.42, panorama: 0.31 }

/** What a fold or a cut may take. */
const EDGE_CM = 0.55

/**
 * Twigs of a bough in painting order: from 0, along the sheet's width, to 1, along its height, and their length by the
 * longest on that side.
 */
const TWIGS = [
  { turn: 0.5, length: 0.4 },
  { turn: 0.26, length: 0.42 },
  { turn: 0.74, length: 0.42 },
  { turn: 0.12, length: 0.68 },
  { turn: 0.88, length: 0.68 },
  { turn: 0, length: 1 },
  { turn: 1, length: 1 },
] as const

/** A bough in a corner of the sheet: which one, and how far it reaches along the width and the height. */
interface Bough {
  readonly right: boolean
  readonly low: boolean
  readonly wide: number
  readonly high: number
}

/** Twigs that spread from a corner over the photos' edges, berries where they part. */
function bough({ right, low, wide, high }: Bough, { sheet, short }: DrawnPage, random: Random): string[] {
  const needle = short * 0.05
  const off = EDGE_CM + needle * 0.86
  const at = (across: number, down: number): Point => ({
    x: right ? sheet.width - off - across : off + across,
    y: low ? sheet.height - off - down : off + down,
  })
  const twigs = TWIGS.flatMap(({ turn, length }) => {
    const angle = (turn * Math.PI) / 2
    const reach = length * (wide * (1 - turn) + high * turn) - needle
    const tip = { across: Math.cos(angle) * reach, down: Math.sin(angle) * reach }
    // Weight bends a tip a little off its way, towards the photos and never over the edge.
    const sag = turn === 0.5 ? 0 : 0.07 * reach
    const spine = Array.from({ length: 9 }, (_, nth) => {
      const share = nth / 8
      const bent = sag * share * share
      return at(tip.across * share + (turn > 0.5 ? bent : 0), tip.down * share + (turn < 0.5 ? bent : 0))
    })
    return firTwig(spine, needle * (0.82 + 0.18 * length), LOOK, random)
  })
  const unit = short * 0.1
  const berries = BERRIES.flatMap(([across, down, radius]) => berry(at(across * unit, down * unit), radius * unit))
  return [...twigs, ...berries, ...strewn(at, wide, high, unit, random)]
}

/** In a tuft at the corner, by its own unit. */
const BERRIES = [
  [0.05, 0.5, 0.15],
  [0.55, 0.02, 0.15],
  [0.62, 0.4, 0.14],
  [0.34, 0.62, 0.13],
  [0.06, 0.08, 0.17],
  [0.32, 0.26, 0.22],
] as const

/** A few berries farther along both sides, by twos. */
function strewn(
  at: (across: number, down: number) => Point,
  wide: number,
  high: number,
  unit: number,
  random: Random,
): string[] {
  return [0.42, 0.5, 0.74].flatMap((share, nth) => {
    const aside = unit * (nth % 2 === 0 ? 0.12 : -0.06)
    return [at(wide * share, aside + unit * 0.1), at(aside + unit * 0.1, high * share)].flatMap((point) =>
      berry(point, unit * between(random, 0.1, 0.13)),
    )
  })
}

/** In all four corners: the two above nearly meet, those below leave the name its room. */
function boughs(page: DrawnPage): string[] {
  const { sheet, shape, short } = page
  const random = seededRandom(24)
  const above = { wide: Math.min(sheet.width * 0.46, short * 0.48), high: short * 0.35 }
  const below = {
    wide: Math.min((sheet.width * (1 - SHARE[shape])) / 2 - short * 0.06, short * 0.4),
    high: short * 0.3,
  }
  return [false, true].flatMap((right) => [
    ...bough({ right, low: false, ...above }, page, random),
    ...bough({ right, low: true, ...below }, page, random),
  ])
}

/** Christmas: boughs of fir with red berries reach from all corners over the edges of the photos. */
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
  margin: 0.064,
  gap: 0.016,
  plans: {
    portrait: [...rows(4, 'AAAABB'), ...rows(4, 'AAAACC'), ...rows(4, 'DDDEEE')],
    square: [...rows(4, 'AAAABBB'), ...rows(2, 'AAAACCC'), ...rows(3, 'DDEECCC')],
    landscape: [...rows(5, 'AAAABBBCC'), 'AAAADDDCC', ...rows(4, 'EEFFDDDGG')],
    panorama: [...rows(5, 'AAAABBBCCCCDDD'), ...rows(1, 'AAAAEEECCCCDDD'), ...rows(4, 'AAAAEEEFFGGDDD')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 3, colors: ['#b9a98a', '#ffffff'], opacity: 0.35 }),
  over: boughs,
  words: (shape) => ({
    name: { font: 'Cinzel', weight: '600', color: layerColour(DARK_NEEDLES), caps: true, tracking: 0.03 },
    line: { font: 'Josefin Sans', weight: '400', color: '0xa32328', caps: true, tracking: 0.14, letters: 14 },
    share: SHARE[shape],
    nameWidth: SHARE[shape] / 0.8,
    lineWidth: SHARE[shape] / 0.8,
  }),
})
