import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { inset } from '@collagerie/core/geometry'
import { cutFrondPath } from '../kit/cut-frond.ts'
import { ground } from '../kit/ground.ts'
import { bandFor, type Inscription, inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { photo } from '../kit/layers.ts'
import { gridIn, type Module, modules } from '../kit/module-grid.ts'
import { rows } from '../kit/page.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { ALL_SIZES } from '../kit/sizes.ts'
import { el, path } from '../kit/svg.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const COBALT = '#2447b3'
const WHITE = '#faf6ec'
const SAFFRON = '#f5b02e'
const CORAL = '#ee6a4d'
/** Beside the name, a date needs width. */
const wordsOf = ({ width, height }: Format): Inscription => ({
  name: { font: 'Montserrat', weight: '700', color: layerColour(COBALT), caps: true },
  line: { font: 'Montserrat', weight: '500', color: '0xd9512f', caps: false, letters: 12 },
  beside: width > height,
  ...(height > width ? { share: 0.62 } : {}),
})

const PANELS: Readonly<Record<string, { readonly ground: string; readonly frond: string }>> = {
  a: { ground: COBALT, frond: WHITE },
  b: { ground: SAFFRON, frond: COBALT },
  c: { ground: CORAL, frond: WHITE },
}

/** Capitals are photos, small letters panels of paper. */
function planFor(format: Format): readonly string[] {
  const orientation = orientationOf(format)
  if (orientation === ORIENTATION.square) return [...rows(3, 'AAAAaBB'), ...rows(2, 'bCCcDDD')]
  if (format.width >= 1.9 * format.height) return ['AAAAAAaaBBBBccDDDDD', 'AAAAAAaabbCCCCDDDDD']
  if (orientation === ORIENTATION.landscape) return [...rows(3, 'AAAAAAAaaBBB'), ...rows(2, 'bbCCCCDDDDcc')]
  return ['AAAB', 'AAAa', 'bCCD', 'cCCE']
}

/** Sheets of coloured paper with a frond cut out of each, pinned between the photos. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const margin = short * 0.038
  const clear = short * (format.height > format.width ? 0.046 : 0.05)
  const band = bandFor(format.width - 2 * margin, format, wordsOf(format), clear)
  const plan = planFor(format)
  const box = {
    x: margin,
    y: margin,
    width: format.width - 2 * margin,
    height: format.height - margin - band,
  }
  const fields = modules(plan, gridIn(box, plan, short * 0.013))
  const photos = fields.filter(({ letter }) => !PANELS[letter]).toSorted((a, b) => a.letter.localeCompare(b.letter))
  return {
    art: { paper: sheetArt(format, fields.flatMap(panel)) },
    layers: [
      ground(format, layerColour(WHITE)),
      sheetOverlay('paper', format),
      ...photos.map((photoBox, index) => photo(index + 1, photoBox)),
      ...inscribed({ x: margin, y: format.height - band, width: box.width, height: band }, format, wordsOf(format)),
    ],
  }
}

function panel({ letter, ...box }: Module): string[] {
  const colours = PANELS[letter]
  if (!colours) return []
  const seed = letter.charCodeAt(0) * 7 + 3
  return [
    el('rect', { ...box, fill: colours.ground }),
    path(cutFrondPath(inset(box, Math.min(box.width, box.height) * 0.1), seed), { fill: colours.frond }),
  ]
}

export const papercut: StaticTemplate = {
  id: 'modern-papercut',
  moods: ['colourful', 'playful'],
  asks: ['place', 'tripDates'],
  pictures: [
    'regatta',
    'rowing-boat',
    'lake-bench',
    'kite',
    'bicycle-wall',
    'sandcastle',
    'running-dog',
    'beach-umbrellas',
    'lemons',
    'tide',
    'poppy-field',
  ],
  theme: 'modern',
  sizes: ALL_SIZES,
  draw,
}
