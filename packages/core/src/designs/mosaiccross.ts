import { controlMaker } from './controls.ts'
import { defineDesign } from './define-design.ts'
import { bestSplit } from './mosaic/best-split.ts'
import { boxesOf } from './mosaic/parts.ts'
import { mostParts } from './mosaic/split-room.ts'
import { PANORAMA } from './panorama.ts'

const FEWEST_PHOTOS = 4
const LAST_SEED = 99
const LAST_LAYOUT = 5
/** A handful of photos is too few for bands and pinwheels to show. */
const HANDFUL = 8
const LAST_LAYOUT_OF_HANDFUL = 2
/** On a panorama, lying or upright, more would be small; it still has every style of splitting. */
const ON_PANORAMA = HANDFUL + 1

/** The style with one photo far larger than the others: what the eye finds first. */
const ONE_HERO = 2

const defaults = { numberHor: 12, layout: ONE_HERO, mixed: 0, random: 0, borderCM: 0.5, marginCM: 0.5 }

/** The format split again and again into as many photos as asked for; the letter is the style of splitting. */
export const mosaiccross = defineDesign({
  type: 'mosaiccross',
  category: 'mosaic',
  moods: ['playful'],
  defaults,
  startingValues({ format: { width, height } }) {
    return Math.max(width / height, height / width) >= PANORAMA ? { numberHor: ON_PANORAMA } : {}
  },
  controls({ format, values }) {
    const make = controlMaker(values, defaults)
    const photos = make.number({
      key: 'numberHor',
      label: 'photos',
      min: FEWEST_PHOTOS,
      max: mostParts(format, FEWEST_PHOTOS),
    })
    const lastLayout = photos.currentValue <= HANDFUL ? LAST_LAYOUT_OF_HANDFUL : LAST_LAYOUT
    return [
      photos,
      make.arrow({ key: 'layout', label: 'layout', min: 0, max: lastLayout, display: 'letter' }),
      make.arrow({ key: 'mixed', label: 'mixed', min: 0, max: 1, display: 'switch' }),
      make.arrow({ key: 'random', label: 'random', min: 0, max: LAST_SEED, display: 'variant' }),
      make.spacing(),
      make.margin(),
    ]
  },
  layout({ format, values }) {
    const { numberHor: count, layout: style, mixed, random: seed, borderCM, marginCM } = values
    const parts = bestSplit({ format, count, style, mixed: mixed === 1, seed })
    return { photos: boxesOf(parts, format, borderCM, marginCM) }
  },
  photoCount: ({ values }) => values.numberHor,
})
