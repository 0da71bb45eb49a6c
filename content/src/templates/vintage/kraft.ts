import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { inset, type Rect } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { fibres } from '../kit/fibres.ts'
import { ground } from '../kit/ground.ts'
import { type Inscription, inscribed, roomFor } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { photo } from '../kit/layers.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { roundedPath } from '../kit/rounded.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { num, path } from '../kit/svg.ts'
import { middleOf, turned } from '../kit/turned.ts'
import { FAMILY } from '../picture-sets.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { albumCorners } from './album-corners.ts'
import { cornerOf, paperTape, sewnLabel } from './scrapbook-mounts.ts'

const BARK = '#3d2a1d'
const KRAFT = '0xc9a678'
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
  /** Middle, width and foot of the label, as shares of the format. */
  readonly label: { readonly middle: number; readonly width: number; readonly foot: number }
  /** Whether the prints share the height above the label: what it needs differs. */
  readonly isAbove: boolean
}

const UPRIGHT: Page = {
  cards: [
    { at: [0.079, 0.066, 0.59, 0.5], degrees: -1.6, mount: 'red' },
    { at: [0.637, 0.064, 0.935, 0.31], degrees: 1.6, mount: 'corners' },
    { at: [0.637, 0.358, 0.935, 0.736], degrees: -1.2, mount: 'corners' },
    { at: [0.065, 0.552, 0.59, 0.97], degrees: 1, mount: 'corners' },
    { at: [0.637, 0.782, 0.926, 0.966], degrees: 1.5, mount: 'blue' },
  ],
  label: { middle: 0.5, width: 0.64, foot: 0.966 },
  isAbove: true,
}

const SQUARE: Page = {
  cards: [
    { at: [0.078, 0.09, 0.585, 0.59], degrees: -1.4, mount: 'red' },
    { at: [0.632, 0.076, 0.94, 0.412], degrees: 1.6, mount: 'corners' },
    { at: [0.632, 0.468, 0.94, 0.97], degrees: -1.2, mount: 'corners' },
    { at: [0.06, 0.65, 0.302, 0.97], degrees: 1.4, mount: 'corners' },
    { at: [0.346, 0.65, 0.585, 0.966], degrees: -1.2, mount: 'blue' },
  ],
  label: { middle: 0.5, width: 0.58, foot: 0.962 },
  isAbove: true,
}

const LYING: Page = {
  cards: [
    { at: [0.062, 0.08, 0.508, 0.675], degrees: -1.4, mount: 'red' },
    { at: [0.548, 0.075, 0.73, 0.42], degrees: 1.5, mount: 'corners' },
    { at: [0.768, 0.085, 0.942, 0.42], degrees: -1.2, mount: 'blue' },
    { at: [0.548, 0.475, 0.946, 0.925], degrees: 0.9, mount: 'corners' },
  ],
  label: { middle: 0.285, width: 0.44, foot: 0.932 },
  isAbove: false,
}

const WORDS: Inscription = {
  name: { font: 'Crimson Text', weight: '600', color: layerColour(BARK), caps: false },
  line: { font: 'Special Elite', weight: '400', color: '0x8f3327', caps: false, letters: 8 },
  share: 1,
  fill: 0.845,
  lineCaps: 0.5,
  lineGap: 0.5,
}
/** Between the label's edge and its words, as a share of the shorter side. */
const SEAM = 0.02

/** The label is as high as its words need. */
function labelOf({ label }: Page, format: Format): Rect {
  const rim = SEAM * Math.min(format.width, format.height)
  const width = label.width * format.width
  const height = roomFor(width - 2 * rim, format, WORDS) + 2 * rim
  return { x: label.middle * format.width - width / 2, y: label.foot * format.height - height, width, height }
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
  const label = labelOf(page, format)
  const room = page.isAbove ? { width: format.width, height: label.y - short * 0.022 } : format
  const cards = page.cards.map((card) => ({ ...card, box: boxOf(card.at, room) }))
  const mounts = cards.map(({ box, degrees, mount }) => {
    if (mount === 'corners') {
      const leg = short * 0.034 + Math.min(box.width, box.height) * 0.045
      return turned(middleOf(box), degrees, [albumCorners(box, leg)])
    }
    return cornerTapes(box, degrees, short, mount === 'red' ? RED : BLUE)
  })
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
      ...inscribed(inset(label, short * SEAM), format, WORDS),
    ],
  }
}

/** Tape over the upper left corner of a print and over the lower right one. */
function cornerTapes(print: Rect, degrees: number, short: number, color: string): string {
  const size = { length: short * 0.128, width: short * 0.036 }
  return [-1, 1]
    .map((side) => paperTape(cornerOf(print, degrees, side, short * 0.012), size, degrees - 42 + side, color))
    .join('')
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

/** The fine ribs that the rollers of a paper mill leave. */
function ribs({ width, height }: Format, short: number): string {
  const step = short * 0.011
  const lines = Array.from({ length: Math.ceil((height + 2 * BEYOND) / step) }, (_, nth) => {
    return `M${-BEYOND} ${num(nth * step - BEYOND)}h${num(width + 2 * BEYOND)}`
  })
  return path(lines.join(''), {
    fill: 'none',
    stroke: '#7a5228',
    'stroke-width': short * 0.0026,
    'stroke-opacity': 0.055,
  })
}

function kraftFibres(format: Format, short: number): string[] {
  const sheet = { x: 0, y: 0, ...format }
  const count = Math.round((440 * format.width * format.height) / (short * short))
  return [
    ribs(format, short),
    ...vignette(sheet, short),
    ...fibres(sheet, {
      seed: 3,
      count,
      length: short * 0.05,
      width: short * 0.0013,
      colors: ['#7d5526', '#f3dfba', '#9a6f3a'],
      opacity: 0.5,
    }),
    ...fibres(sheet, {
      seed: 9,
      count: Math.round(count * 1.9),
      length: short * 0.009,
      width: short * 0.0016,
      colors: ['#6f4b25', '#f5e4c4', '#9c7443'],
      opacity: 0.55,
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
