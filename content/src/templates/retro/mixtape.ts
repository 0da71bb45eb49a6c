import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { inset, type Rect } from '@collagerie/core/geometry'
import { ground } from '../kit/ground.ts'
import { inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { gridIn, modules } from '../kit/module-grid.ts'
import { rows } from '../kit/page.ts'
import { roundedPhoto } from '../kit/rounded.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { cassette, labelOf, labelRound, writtenLabel } from './cassette.ts'
import { BROWN, MUSTARD, ORANGE, RUST, TEAL } from './palette.ts'

const GROUND = '0xf0c777'
const SHELLS = [TEAL, ORANGE, RUST, TEAL, ORANGE, RUST, TEAL, ORANGE]

/** T is the tape with the title on it; every other letter is a tape with a photo for a label. */
function planOf(format: Format): string[] {
  switch (orientationOf(format)) {
    case ORIENTATION.portrait:
      return format.height > format.width * 1.45
        ? [...rows(27, 'AA'), ...rows(10, 'TT'), ...rows(14, 'BC'), ...rows(14, 'DE')]
        : [...rows(12, 'AA'), ...rows(5, 'TT'), ...rows(6, 'BC')]
    case ORIENTATION.square:
      return ['ABC', 'DDE', 'DDF', 'TTG']
    default:
      return format.width > format.height * 1.35 ? ['AABC', 'AADE', 'TTFG'] : ['AAB', 'AAC', 'TTD']
  }
}

/** A drawer of cassettes; one has the title written on it. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const plan = planOf(format)
  const grid = gridIn(inset({ x: 0, y: 0, ...format }, short * 0.05), plan, short * 0.03)
  const tapes = modules(plan, grid)
  const photos = tapes.filter(({ letter }) => letter !== 'T')
  const written: Rect = tapes.find(({ letter }) => letter === 'T') ?? { x: 0, y: 0, ...format }
  const label = labelOf(written)
  return {
    art: {
      tapes: sheetArt(format, [
        ...photos.flatMap((tape, index) => cassette(tape, SHELLS[index % SHELLS.length] ?? TEAL, (index * 0.37) % 1)),
        ...cassette(written, BROWN, 0.7),
        ...writtenLabel(written, [MUSTARD, ORANGE, RUST]),
      ]),
    },
    layers: [
      ground(format, GROUND),
      sheetOverlay('tapes', format),
      ...photos.flatMap((tape, index) => roundedPhoto(index + 1, labelOf(tape), labelRound(tape))),
      ...inscribed({ ...label, height: label.height * 0.74 }, format, {
        name: { font: 'futura-pt', weight: '700', color: layerColour(BROWN), caps: true },
        share: 0.62,
        fill: 0.84,
      }),
    ],
  }
}

export const mixtape: StaticTemplate = {
  id: 'retro-mixtape',
  theme: 'retro',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
