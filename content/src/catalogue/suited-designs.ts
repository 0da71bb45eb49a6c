import { moodTag, type Occasion, occasionsIn } from '@collagerie/core/catalogue'
import { DESIGN_TYPES } from '@collagerie/core/designs'
import { SAMPLES } from '../samples/index.ts'
import { STATIC_TEMPLATES } from '../templates/index.ts'
import { templateMoods } from './moods.ts'
import { designOccasions, templateOccasions } from './occasions.ts'

/** Sample pictures as people take them on an occasion, by their ids. */
const TAKEN: Readonly<Record<Occasion, string>> = {
  christmas:
    'candles coffee snow-ridge clementines city-bokeh alpine-lake fireworks fog-forest misty-ridges rain-window',
  wedding:
    'shore-couple bouquet cherry-blossom candles window-vase lavender-field sun-path fireworks hot-air-balloons poppy-field',
  anniversary: 'shore-couple bouquet fireworks candles bicycle-wall sun-path sailboat lavender-field cherry-blossom',
  birth: 'child-and-dog cherry-blossom bouquet hot-air-balloons meadow cloud-sea window-vase tide poppy-field lemons',
  birthday:
    'hot-air-balloons fireworks child-and-dog candles bouquet beach-umbrellas bicycle-wall lemons city-bokeh poppy-field',
  family:
    'child-and-dog shore-couple beach-umbrellas bouquet cat-sill night-tent bicycle-wall lemons sailboat meadow coffee clementines cherry-blossom hot-air-balloons poppy-field',
  parents:
    'bouquet child-and-dog shore-couple coffee window-vase poppy-field cherry-blossom bicycle-wall sailboat lavender-field',
  pets: 'child-and-dog cat-sill cherry-blossom meadow poppy-field tide birch-wood dunes lavender-field',
  travel:
    'alpine-lake hot-air-balloons sailboat dunes beach-umbrellas tide lavender-field misty-ridges night-tent city-bokeh snow-ridge cloud-sea sun-path posts',
  home: 'window-vase cat-sill coffee bicycle-wall lemons bouquet rain-window candles clementines eggs cherry-blossom child-and-dog',
  graduation:
    'shore-couple fireworks hot-air-balloons city-bokeh cloud-sea bouquet bicycle-wall coffee sun-path alpine-lake',
  team: 'child-and-dog alpine-lake night-tent sailboat fireworks snow-ridge hot-air-balloons beach-umbrellas',
  year: 'snow-ridge candles cherry-blossom poppy-field lavender-field beach-umbrellas tide shore-couple birch-wood fog-forest clementines fireworks bouquet hot-air-balloons',
  memory:
    'sun-path candles misty-ridges window-vase posts sailboat cloud-sea shore-couple meadow fog-forest tide bouquet',
}

function takenFor(tags: readonly string[]): readonly string[] {
  const occasions = occasionsIn(tags)
  const like: readonly Occasion[] =
    occasions.length === 0 && tags.includes(moodTag('romantic')) ? ['wedding'] : occasions
  return like.flatMap((occasion) => TAKEN[occasion].split(' ').map(known))
}

function known(id: string): string {
  if (SAMPLES.some((sample) => sample.id === id)) return id
  throw new Error(`no sample picture ${id}`)
}

/** By the names of designs and templates: the sample pictures that suit what they are made for. */
const SUITED: ReadonlyMap<string, readonly string[]> = new Map([
  ...DESIGN_TYPES.map((type) => [type, takenFor(designOccasions(type))] as const),
  ...STATIC_TEMPLATES.map(({ id }) => [id, takenFor([...templateOccasions(id), ...templateMoods(id)])] as const),
])

/** The designs and templates whose occasion a sample picture suits. */
export function suitedDesigns(sample: string): readonly string[] {
  return [...SUITED].filter(([, samples]) => samples.includes(sample)).map(([name]) => name)
}
