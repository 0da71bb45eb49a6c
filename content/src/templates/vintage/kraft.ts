import { type Format, ORIENTATION, type Orientation, orientationOf } from '@collagerie/core/format'
import { inset, type Rect } from '@collagerie/core/geometry'
import { ground } from '../kit/ground.ts'
import { type Inscription, inscribed, roomFor } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { photo } from '../kit/layers.ts'
import { gridIn, modules } from '../kit/module-grid.ts'
import { rows } from '../kit/page.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { roundedPath } from '../kit/rounded.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { ALL_SIZES } from '../kit/sizes.ts'
import { path } from '../kit/svg.ts'
import { middleOf, turned } from '../kit/turned.ts'
import { FAMILY } from '../picture-sets.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { kraftPaper } from './kraft-paper.ts'
import { paperTape, sewnLabel } from './scrapbook-mounts.ts'

const BARK = '#3d2a1d'
const KRAFT = '0xc9a678'
const BLUE = '#5d7f93'
const RED = '#b4564a'
const PAPER = '#f6efe0'
/** As shares of the shorter side: to the edge, between two prints, and the white edge of a print. */
const MARGIN = 0.05
const GAP = 0.028
const RIM = 0.013
/** Of a strip of tape, half on the print and half on the board. */
const TAPE = { length: 0.1, width: 0.036 }
/** A print is laid by hand, in degrees. */
const TURNS = [-0.8, 0.9, -0.6, 0.7, -0.9, 0.6, -0.7, 0.8]
/** Between the label's edge and its words, as a share of the shorter side. */
const SEAM = 0.018

/** The prints, as rows of letters. */
function planOf({ width, height }: Format): string[] {
  if (width >= 1.9 * height) return [...rows(5, 'AAAAABBBDDDDDEEE'), ...rows(5, 'AAAAACCCDDDDDFFF')]
  switch (orientationOf({ width, height })) {
    case ORIENTATION.portrait:
      return [...rows(5, 'AAAAAAABBBB'), ...rows(5, 'AAAAAAACCCC'), ...rows(8, 'DDDDDEEEEEE')]
    case ORIENTATION.square:
      return [...rows(6, 'AAAAAAAAABBBB'), ...rows(6, 'AAAAAAAAACCCC'), ...rows(7, 'DDDDDEEEEFFFF')]
    default:
      return [...rows(5, 'AAAAAABBBBCCC'), ...rows(5, 'AAAAAADDDEEEE')]
  }
}

/** The name's share of the sheet's width. */
const SHARES: Readonly<Record<Orientation, number>> = {
  [ORIENTATION.portrait]: 0.62,
  [ORIENTATION.square]: 0.58,
  [ORIENTATION.landscape]: 0.47,
}

/** On a lying sheet the year stands beside the name: the prints need the height. */
function wordsOn({ width, height }: Format): Inscription {
  return {
    name: { font: 'Crimson Text', weight: '600', color: layerColour(BARK), caps: false },
    line: { font: 'Special Elite', weight: '400', color: '0x8f3327', caps: false, letters: 8 },
    share: SHARES[orientationOf({ width, height })],
    lineCaps: 0.5,
    lineGap: 0.5,
    ...(width > height ? { beside: true, nameWidth: 0.58 } : {}),
  }
}

/** The label is as wide as the prints above it, and as high as its words need. */
function labelOf(format: Format, short: number): Rect {
  const [width, rim] = [format.width - 2 * MARGIN * short, SEAM * short]
  const height = roomFor(width - 6 * rim, format, wordsOn(format)) + 3.4 * rim
  return { x: MARGIN * short, y: format.height - (MARGIN - 0.008) * short - height, width, height }
}

/** An album page of wrapping paper: prints under strips of tape, the title on a sewn label. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const label = labelOf(format, short)
  const top = short * MARGIN
  const room = { x: label.x, y: top, width: label.width, height: label.y - short * GAP * 0.85 - top }
  const plan = planOf(format)
  const prints = modules(plan, gridIn(room, plan, short * GAP))
    .toSorted((a, b) => (a.letter < b.letter ? -1 : 1))
    .map(({ x, y, width, height }, nth) => ({ box: { x, y, width, height }, degrees: TURNS[nth % TURNS.length] ?? 0 }))
  const size = { length: short * TAPE.length, width: short * TAPE.width }
  return {
    art: {
      ground: sheetArt(format, kraftPaper(format, short)),
      prints: sheetArt(format, [
        ...prints.map(({ box, degrees }) => {
          const outline = roundedPath(box, short * 0.002)
          return turned(middleOf(box), degrees, [
            ...paperShadow(outline, short * 0.011),
            path(outline, { fill: PAPER }),
          ])
        }),
        ...paperShadow(roundedPath(label, short * 0.008), short * 0.01),
        ...sewnLabel(label, short, PAPER, RED),
      ]),
      tape: sheetArt(
        format,
        prints.map(({ box, degrees }, nth) =>
          turned(middleOf(box), degrees, [
            paperTape({ x: box.x + box.width / 2, y: box.y }, size, degrees * -1.4, nth % 2 === 0 ? RED : BLUE),
          ]),
        ),
      ),
    },
    layers: [
      ground(format, KRAFT),
      sheetOverlay('ground', format),
      sheetOverlay('prints', format),
      ...prints.map(({ box, degrees }, nth) => photo(nth + 1, inset(box, short * RIM), degrees)),
      sheetOverlay('tape', format),
      ...inscribed(
        { ...label, x: label.x + 3 * SEAM * short, width: label.width - 6 * SEAM * short },
        format,
        wordsOn(format),
      ),
    ],
  }
}

export const kraft: StaticTemplate = {
  id: 'vintage-kraft',
  moods: ['playful', 'classic'],
  asks: ['family', 'summer'],
  pictures: [...FAMILY, 'cat-sill', 'bicycle-wall'],
  theme: 'vintage',
  sizes: ALL_SIZES,
  draw,
}
