import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { inset, type Rect } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { fibres } from '../kit/fibres.ts'
import { ground } from '../kit/ground.ts'
import { inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { photo } from '../kit/layers.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { photoCorners } from '../kit/photo-corners.ts'
import { roundedPath } from '../kit/rounded.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { path } from '../kit/svg.ts'
import { middleOf, turned } from '../kit/turned.ts'
import { FAMILY } from '../picture-sets.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { paperTape, sewnLabel, topOf } from './scrapbook-mounts.ts'

const BARK = '#3d2a1d'
const KRAFT = '0xc9a678'
const CORNER = { color: BARK, fold: '#8a6f58', shade: '#1c120b' }
const BLUE = '#5d7f93'
const RED = '#b4564a'
const PAPER = '#f6efe0'

interface Card {
  /** Edges as shares of the format: left, top, right, bottom. */
  readonly at: readonly [number, number, number, number]
  readonly degrees: number
  readonly mount: 'corners' | 'red' | 'blue'
}

interface Page {
  readonly cards: readonly Card[]
  readonly label: readonly [number, number, number, number]
}

const UPRIGHT: Page = {
  cards: [
    { at: [0.055, 0.05, 0.565, 0.4], degrees: -1.6, mount: 'red' },
    { at: [0.61, 0.05, 0.945, 0.208], degrees: 1.8, mount: 'corners' },
    { at: [0.61, 0.243, 0.945, 0.4], degrees: -1.2, mount: 'blue' },
    { at: [0.055, 0.44, 0.41, 0.777], degrees: 1.4, mount: 'corners' },
    { at: [0.455, 0.44, 0.945, 0.777], degrees: -1, mount: 'blue' },
  ],
  label: [0.055, 0.813, 0.945, 0.972],
}

const SQUARE: Page = {
  cards: [
    { at: [0.05, 0.05, 0.575, 0.465], degrees: -1.5, mount: 'red' },
    { at: [0.62, 0.05, 0.95, 0.305], degrees: 1.7, mount: 'corners' },
    { at: [0.62, 0.35, 0.95, 0.74], degrees: -1.3, mount: 'blue' },
    { at: [0.05, 0.507, 0.29, 0.74], degrees: 1.6, mount: 'corners' },
    { at: [0.335, 0.507, 0.575, 0.74], degrees: -1.2, mount: 'corners' },
  ],
  label: [0.07, 0.781, 0.93, 0.97],
}

const LYING: Page = {
  cards: [
    { at: [0.05, 0.07, 0.51, 0.665], degrees: -1.5, mount: 'red' },
    { at: [0.545, 0.07, 0.732, 0.41], degrees: 1.6, mount: 'corners' },
    { at: [0.763, 0.07, 0.95, 0.41], degrees: -1.4, mount: 'blue' },
    { at: [0.545, 0.46, 0.95, 0.93], degrees: 1, mount: 'corners' },
  ],
  label: [0.042, 0.71, 0.522, 0.945],
}

function pageOf(format: Format): Page {
  switch (orientationOf(format)) {
    case ORIENTATION.portrait:
      return UPRIGHT
    case ORIENTATION.square:
      return SQUARE
    default:
      return LYING
  }
}

/** An album page of wrapping paper: prints held by corners and tape, the title on a sewn label. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const page = pageOf(format)
  const cards = page.cards.map((card) => ({ ...card, box: boxOf(card.at, format) }))
  const label = boxOf(page.label, format)
  const mounts = cards.map(({ box, degrees, mount }, index) =>
    mount === 'corners'
      ? turned(middleOf(box), degrees, [photoCorners(box, short * 0.052, CORNER)])
      : paperTape(
          topOf(box, degrees),
          short * 0.15,
          short * 0.042,
          degrees + (index % 2 === 0 ? -3 : 2.5),
          mount === 'red' ? RED : BLUE,
        ),
  )
  return {
    photoBorder: short * 0.014,
    photoBorderType: 'modern',
    art: {
      ground: sheetArt(format, kraftFibres(format, short)),
      mounts: sheetArt(format, [
        ...mounts,
        ...paperShadow(roundedPath(label, short * 0.008), short * 0.01),
        ...sewnLabel(label, short, PAPER, RED),
      ]),
    },
    layers: [
      ground(format, KRAFT),
      sheetOverlay('ground', format),
      ...cards.map(({ box, degrees }, index) => photo(index + 1, box, degrees)),
      sheetOverlay('mounts', format),
      ...inscribed(inset(label, short * 0.018), format, {
        name: { font: 'Crimson Text', weight: '600', color: layerColour(BARK), caps: false },
        line: { font: 'Special Elite', weight: '400', color: '0x8f3327', caps: false, letters: 8 },
        share: 1,
        fill: 0.845,
        lineCaps: 0.62,
        lineGap: 0.5,
      }),
    ],
  }
}

function boxOf([left, top, right, bottom]: Card['at'], { width, height }: Format): Rect {
  return { x: left * width, y: top * height, width: (right - left) * width, height: (bottom - top) * height }
}

/** Old paper is darker towards its edges: frames over frames, each so faint that none is seen by itself. */
function vignette(sheet: Rect, short: number): string[] {
  const beyond = roundedPath(inset(sheet, -BEYOND), 0)
  return Array.from({ length: 12 }, (_, nth) =>
    path(beyond + roundedPath(inset(sheet, short * 0.012 * nth), short * 0.02 * nth), {
      fill: '#6f4b25',
      'fill-opacity': 0.022,
      'fill-rule': 'evenodd',
    }),
  )
}

function kraftFibres(format: Format, short: number): string[] {
  const sheet = { x: 0, y: 0, ...format }
  const count = Math.round((500 * format.width * format.height) / (short * short))
  const fine = { length: short * 0.036, width: short * 0.0014 }
  return [
    ...vignette(sheet, short),
    ...fibres(sheet, { seed: 3, count, ...fine, colors: ['#8d6536', '#f0d9b2'], opacity: 0.55 }),
    ...fibres(sheet, {
      seed: 9,
      count: count * 2,
      length: short * 0.007,
      width: short * 0.0013,
      colors: ['#6f4b25', '#f3e0be', '#9c7443'],
      opacity: 0.5,
    }),
  ]
}

export const kraft: StaticTemplate = {
  id: 'vintage-kraft',
  moods: ['playful', 'classic'],
  asks: ['family', 'summer'],
  pictures: [...FAMILY, 'cat-sill', 'bicycle-wall'],
  theme: 'vintage',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
