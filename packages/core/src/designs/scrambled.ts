import { type Format, SQUARE_SIZES } from '../format/index.ts'
import { controlMaker } from './controls.ts'
import { defineDesign } from './define-design.ts'
import { boxesOf } from './mosaic/parts.ts'
import { layTiles, type Weaving, weavings } from './mosaic/woven-tiles.ts'
import { startingSpace } from './starting-space.ts'

const LAST_LAYOUT = 10

const defaults = { layout: 0, borderCM: 0.5, marginCM: 0.5 }

const SIDE = { min: 20, max: 100 }
const LEAST_RATIO = 0.98
const MOST_RATIO = 1.02

function isNearlySquare({ width, height }: Format): boolean {
  const ratio = width / height
  return (
    [width, height].every((side) => side >= SIDE.min && side <= SIDE.max) && ratio >= LEAST_RATIO && ratio <= MOST_RATIO
  )
}

/** Tiles of nine photos woven about a centre; the letter picks how many tiles and which weave. */
export const scrambled = defineDesign({
  type: 'scrambled',
  category: 'mosaic',
  moods: ['playful'],
  sizes: SQUARE_SIZES,
  customSize: {
    accepts: isNearlySquare,
    warning: { key: 'GENERATOR_WARNING_SQUARE', values: { ...SIDE, maxOther: SIDE.max } },
  },
  defaults,
  startingValues: ({ format }) => startingSpace(format),
  controls({ values }) {
    const make = controlMaker(values, defaults)
    return [
      make.arrow({ key: 'layout', label: 'layout', min: 0, max: LAST_LAYOUT, display: 'letter' }),
      make.spacing(),
      make.margin(),
    ]
  },
  layout({ format, values }) {
    const choices = weavings(format, LAST_LAYOUT + 1)
    const { layout, borderCM, marginCM } = values
    const weaving = choices[layout % choices.length] as Weaving
    return { photos: boxesOf(layTiles(weaving, format), format, borderCM, marginCM) }
  },
})
