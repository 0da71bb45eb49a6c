import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { seededRandom } from '@collagerie/core/geometry'
import { ground } from '../kit/ground.ts'
import { bandFor, type Inscription, inscribed } from '../kit/inscription.ts'
import { photo } from '../kit/layers.ts'
import { gridIn, modules } from '../kit/module-grid.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { ALL_SIZES } from '../kit/sizes.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { meadow } from './meadow.ts'

const PAPER = '0xfbf8ef'

/** On a lying sheet the date stands beside the name, and the photos have the height. */
function wordsOf({ width, height }: Format): Inscription {
  return {
    name: { font: 'Bodoni Moda', weight: '600', color: '0x2f4838', caps: false },
    line: { font: 'Josefin Sans', weight: '400', color: '0xb3412b', caps: true, tracking: 0.16, letters: 14 },
    beside: width > height,
    ...(height >= width ? { share: 0.6 } : {}),
  }
}

function planOf(format: Format): readonly string[] {
  const ratio = format.width / format.height
  switch (orientationOf(format)) {
    case ORIENTATION.portrait:
      return ratio > 0.72 ? ['AAB', 'AAC', 'DEF'] : ['AAB', 'AAC', 'DEE', 'DEE']
    case ORIENTATION.square:
      return ['AABC', 'AADD']
    default:
      if (ratio > 1.9) return ['AAAAAABBBBCCCDDD', 'AAAAAAEEEFFFFGGG']
      return ratio > 1.4 ? ['AAABBCC', 'AAADDEE'] : ['AABBC', 'AADEE']
  }
}

/** A meadow in flower along the foot of the sheet. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const margin = short * 0.05
  const words = wordsOf(format)
  const head = bandFor(width - 2 * margin, format, words, margin * 0.95)
  const bed = height * (width > height ? 0.25 : 0.235)
  const plan = planOf(format)
  const box = {
    x: margin,
    y: head,
    width: width - 2 * margin,
    height: height - head - bed,
  }
  const photos = modules(plan, gridIn(box, plan, short * 0.018))
  const grown = meadow(width, height, bed - short * 0.02, seededRandom(19))
  return {
    art: { ground: sheetArt(format, grown) },
    layers: [
      ground(format, PAPER),
      sheetOverlay('ground', format),
      ...photos.map((cell, index) => photo(index + 1, cell)),
      ...inscribed({ x: margin, y: 0, width: width - 2 * margin, height: head }, format, words),
    ],
  }
}

export const garden: StaticTemplate = {
  id: 'illustration-garden',
  moods: ['colourful', 'playful'],
  asks: ['names', 'summer'],
  pictures: [
    'child-and-dog',
    'meadow',
    'poppy-field',
    'cat-sill',
    'bouquet',
    'tulip',
    'strawberries',
    'bicycle-wall',
    'birch-wood',
    'cherry-blossom',
  ],
  theme: 'illustration',
  sizes: ALL_SIZES,
  draw,
}
