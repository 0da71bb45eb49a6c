import type { Occasion } from '@collagerie/core/catalogue'
import { DESIGN_TYPES, type DesignType, designFor } from '@collagerie/core/designs'
import type { SampleId } from '../samples/index.ts'
import { STATIC_TEMPLATES } from '../templates/index.ts'
import { STORIES, type Story } from './stories.ts'

/** Sample pictures as people take them on an occasion that a design is made for. */
const TAKEN: Readonly<Partial<Record<Occasion, readonly SampleId[]>>> = {
  wedding: [
    'wedding-rings',
    'family-beach',
    'shore-couple',
    'tulip',
    'bouquet',
    'cherry-blossom',
    'candles',
    'lighthouse',
    'window-vase',
    'lavender-field',
    'sun-path',
    'fireworks',
    'hot-air-balloons',
    'poppy-field',
  ],
  anniversary: [
    'wedding-rings',
    'birthday-cake',
    'family-beach',
    'shore-couple',
    'bouquet',
    'tulip',
    'fireworks',
    'regatta',
    'candles',
    'bicycle-wall',
    'sun-path',
    'sailboat',
    'lavender-field',
    'cherry-blossom',
  ],
  birth: [
    'balloon-girl',
    'teddy-bear',
    'family-beach',
    'child-and-dog',
    'kite',
    'cherry-blossom',
    'bouquet',
    'tulip',
    'hot-air-balloons',
    'meadow',
    'cloud-sea',
    'window-vase',
    'tide',
    'poppy-field',
    'lemons',
  ],
  birthday: [
    'balloon-girl',
    'teddy-bear',
    'birthday-cake',
    'family-beach',
    'hot-air-balloons',
    'fireworks',
    'kite',
    'child-and-dog',
    'strawberries',
    'candles',
    'bouquet',
    'beach-umbrellas',
    'bicycle-wall',
    'lemons',
    'poppy-field',
  ],
  family: [
    'balloon-girl',
    'teddy-bear',
    'family-beach',
    'birthday-cake',
    'child-and-dog',
    'shore-couple',
    'kite',
    'beach-umbrellas',
    'rowing-boat',
    'bouquet',
    'cat-sill',
    'night-tent',
    'strawberries',
    'bicycle-wall',
    'regatta',
    'lemons',
    'sailboat',
    'meadow',
    'coffee',
    'clementines',
    'cherry-blossom',
    'hot-air-balloons',
    'poppy-field',
  ],
  graduation: [
    'shore-couple',
    'fireworks',
    'hot-air-balloons',
    'regatta',
    'city-bokeh',
    'lighthouse',
    'cloud-sea',
    'rowing-boat',
    'bouquet',
    'bicycle-wall',
    'coffee',
    'sun-path',
    'alpine-lake',
  ],
  year: [
    'family-beach',
    'birthday-cake',
    'winter-cabin',
    'candles',
    'cherry-blossom',
    'poppy-field',
    'tulip',
    'lavender-field',
    'kite',
    'beach-umbrellas',
    'regatta',
    'tide',
    'strawberries',
    'shore-couple',
    'birch-wood',
    'fog-forest',
    'clementines',
    'fireworks',
    'bouquet',
    'hot-air-balloons',
  ],
}

/** What designs are shown with. The others are shown with pictures of their occasions. */
const STORY_OF: Readonly<Partial<Record<DesignType, Story>>> = {
  alleven: 'by the sea',
  instagram: 'by the sea',
  mosaic1: 'by the sea',
  bordersplit: 'by the sea',
  pileonelarge: 'by the sea',
  scrambled: 'by the sea',
  single: 'by the sea',
  onelarge: 'at home',
  pilealleven: 'at home',
  mosaiceven: 'at home',
  mosaiccross: 'in the garden',
  normalsplit: 'in the garden',
  mosaicinsta: 'in the garden',
  tiles: 'in the mountains',
  heart: 'of a wedding',
  numberdate: 'of a wedding',
  number: 'of a birthday',
}

function picturesOf(type: DesignType): readonly SampleId[] {
  const story = STORY_OF[type]
  return story ? STORIES[story] : designFor(type).occasions.flatMap((occasion) => TAKEN[occasion] ?? [])
}

/**
 * By the names of designs and templates: the sample pictures that suit what they are made for, or how they are
 * coloured.
 */
const SUITED: ReadonlyMap<string, readonly string[]> = new Map([
  ...DESIGN_TYPES.map((type) => [type, picturesOf(type)] as const),
  ...STATIC_TEMPLATES.map(({ id, pictures }) => [id, pictures] as const),
])

/** The designs and templates whose occasion a sample picture suits. */
export function suitedDesigns(sample: string): readonly string[] {
  return [...SUITED].filter(([, samples]) => samples.includes(sample)).map(([name]) => name)
}
