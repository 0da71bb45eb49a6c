import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { type Rect, seededRandom } from '@collagerie/core/geometry'
import { ground } from '../kit/ground.ts'
import { inscribed } from '../kit/inscription.ts'
import { photo } from '../kit/layers.ts'
import { gridIn, modules } from '../kit/module-grid.ts'
import { rows } from '../kit/page.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { paperGrain } from '../kit/texture.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { colourTrials } from './colour-trials.ts'

const PAPER = '0xfdfaf3'
const MARGIN = 0.048
const GAP = 0.018

/** Capitals are photos in reading order, s the strip of colour trials, t the words. */
function planOf(format: Format): readonly string[] {
  switch (orientationOf(format)) {
    case ORIENTATION.portrait:
      return [
        ...rows(26, 'AAAAAAAAAAAA'),
        ...rows(13, 'BBBBCCCCDDDD'),
        ...rows(6, 'ssssssssssss'),
        ...rows(9, 'tttttttttttt'),
      ]
    case ORIENTATION.square:
      return [
        ...rows(16, 'AAAAAAAABBBB'),
        ...rows(16, 'AAAAAAAACCCC'),
        ...rows(7, 'ssssssssssss'),
        ...rows(11, 'tttttttttttt'),
      ]
    default:
      return [
        ...rows(16, 'AAAAAAAABBBBCCCC'),
        ...rows(16, 'AAAAAAAADDDDEEEE'),
        ...rows(7, 'ssssssssssssssss'),
        ...rows(13, 'tttttttttttttttt'),
      ]
  }
}

/** A short row in the middle of its field, with air between it and the photos. */
function stripIn({ x, y, width, height }: Rect, short: number): Rect {
  const low = Math.min(height * 0.78, short * 0.085)
  const wide = Math.min(width, low * 8.6)
  return { x: x + (width - wide) / 2, y: y + height - low, width: wide, height: low }
}

/** The colours of a picture, tried in a row on the paper under it, as one does before painting. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const margin = short * MARGIN
  const plan = planOf(format)
  const box = { x: margin, y: margin, width: width - 2 * margin, height: height - 1.2 * margin }
  const fields = modules(plan, gridIn(box, plan, short * GAP))
  const field = (letter: string): Rect => fields.find((each) => each.letter === letter) ?? box
  const photos = fields.filter(({ letter }) => letter < 'a')
  return {
    art: {
      ground: sheetArt(
        format,
        paperGrain({ x: 0, y: 0, ...format }, { seed: 61, colors: ['#d9d0bb', '#ffffff'], opacity: 0.45, count: 160 }),
      ),
      trials: sheetArt(format, colourTrials(stripIn(field('s'), short), seededRandom(7))),
    },
    layers: [
      ground(format, PAPER),
      sheetOverlay('ground', format),
      ...photos.map((each, index) => photo(index + 1, each)),
      sheetOverlay('trials', format),
      ...inscribed(field('t'), format, {
        name: { font: 'Crimson Text', style: '600', color: '0x2f3a6b', caps: false },
        line: { font: 'Crimson Text', style: '600', color: '0xb8485f', caps: true, tracking: 0.14 },
      }),
    ],
  }
}

export const swatches: StaticTemplate = {
  id: 'painting-swatches',
  theme: 'painting',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
