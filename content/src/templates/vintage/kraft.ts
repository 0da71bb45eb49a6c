import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { inset } from '@collagerie/core/geometry'
import { ground } from '../kit/ground.ts'
import { type Inscription, inscribed } from '../kit/inscription.ts'
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
const GAP = 0.024
const RIM = 0.013
/** Of a strip of tape, half on the print and half on the board. */
const TAPE = { length: 0.1, width: 0.036 }
/** A print is laid by hand, in degrees. */
const TURNS = [-0.8, 0.9, -0.6, 0.7, -0.9, 0.6, -0.7, 0.8]
/** Between the label's edge and its words, as a share of the shorter side. */
const SEAM = 0.022
/** The letter of its field. */
const LABEL = 't'

/** The prints and the label, as rows of letters. */
function planOf({ width, height }: Format): string[] {
  if (width >= 1.9 * height)
    return [...rows(11, 'AAAAAABBBBBCCC'), ...rows(11, 'AAAAAABBBBBDDD'), ...rows(12, 'AAAAAAtttttttt')]
  switch (orientationOf({ width, height })) {
    case ORIENTATION.portrait:
      return [...rows(12, 'AAAAAAAAAAA'), ...rows(8, 'BBBBBCCCCCC'), ...rows(7, 'DDDDttttttt')]
    case ORIENTATION.square:
      return [...rows(9, 'AAAAAAABBBB'), ...rows(9, 'AAAAAAACCCC'), ...rows(9, 'DDDDttttttt')]
    default:
      return [...rows(9, 'AAAAAABBBCCC'), ...rows(9, 'AAAAAADDDEEE'), ...rows(8, 'AAAAAAtttttt')]
  }
}

/** On the label, within its seam. */
const WORDS: Inscription = {
  name: { font: 'Crimson Text', weight: '600', color: layerColour(BARK), caps: false },
  line: { font: 'Special Elite', weight: '400', color: '0x8f3327', caps: false, letters: 8 },
  share: 1,
  fill: 0.88,
  lineCaps: 0.56,
  lineGap: 0.56,
}

/** An album page of wrapping paper: prints under strips of tape, the title on a sewn label beside them. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const plan = planOf(format)
  const fields = modules(plan, gridIn(inset({ x: 0, y: 0, ...format }, short * MARGIN), plan, short * GAP))
  const label = fields.find(({ letter }) => letter === LABEL) ?? { x: 0, y: 0, width: 0, height: 0 }
  const prints = fields
    .filter(({ letter }) => letter !== LABEL)
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
      ...inscribed(inset(label, short * SEAM), format, WORDS),
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
