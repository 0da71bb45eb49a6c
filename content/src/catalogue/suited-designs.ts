import { type Occasion, occasionsIn } from '@collagerie/core/catalogue'
import { DESIGN_TYPES } from '@collagerie/core/designs'
import { alpineLake } from '../photographs/scenes/alpine-lake.ts'
import { candles } from '../photographs/scenes/candles.ts'
import { catSill } from '../photographs/scenes/cat-sill.ts'
import { childAndDog } from '../photographs/scenes/child-and-dog.ts'
import { cityBokeh } from '../photographs/scenes/city-bokeh.ts'
import { clementines } from '../photographs/scenes/clementines.ts'
import { cloudSea } from '../photographs/scenes/cloud-sea.ts'
import { coffee } from '../photographs/scenes/coffee.ts'
import { fireworks } from '../photographs/scenes/fireworks.ts'
import { fogForest } from '../photographs/scenes/fog-forest.ts'
import { hotAirBalloons } from '../photographs/scenes/hot-air-balloons.ts'
import { kite } from '../photographs/scenes/kite.ts'
import { lighthouse } from '../photographs/scenes/lighthouse.ts'
import { meadow } from '../photographs/scenes/meadow.ts'
import { nightTent } from '../photographs/scenes/night-tent.ts'
import { regatta } from '../photographs/scenes/regatta.ts'
import { rowingBoat } from '../photographs/scenes/rowing-boat.ts'
import { sailboat } from '../photographs/scenes/sailboat.ts'
import { shoreCouple } from '../photographs/scenes/shore-couple.ts'
import { strawberries } from '../photographs/scenes/strawberries.ts'
import { sunPath } from '../photographs/scenes/sun-path.ts'
import { tide } from '../photographs/scenes/tide.ts'
import { tulip } from '../photographs/scenes/tulip.ts'
import { windowVase } from '../photographs/scenes/window-vase.ts'
import { winterCabin } from '../photographs/scenes/winter-cabin.ts'
import { SAMPLES, type Sample } from '../samples/index.ts'
import { beachUmbrellas } from '../samples/scenes/beach-umbrellas.ts'
import { bicycleWall } from '../samples/scenes/bicycle-wall.ts'
import { birchWood } from '../samples/scenes/birch-wood.ts'
import { bouquet } from '../samples/scenes/bouquet.ts'
import { cherryBlossom } from '../samples/scenes/cherry-blossom.ts'
import { lavenderField } from '../samples/scenes/lavender-field.ts'
import { lemons } from '../samples/scenes/lemons.ts'
import { poppyField } from '../samples/scenes/poppy-field.ts'
import { STATIC_TEMPLATES } from '../templates/index.ts'
import { designOccasions } from './occasions.ts'
import { templatePictures } from './template-pictures.ts'

/** Sample pictures as people take them on an occasion that a design is made for. */
const TAKEN: Readonly<Partial<Record<Occasion, readonly Sample[]>>> = {
  wedding: [
    shoreCouple,
    tulip,
    bouquet,
    cherryBlossom,
    candles,
    lighthouse,
    windowVase,
    lavenderField,
    sunPath,
    fireworks,
    hotAirBalloons,
    poppyField,
  ],
  anniversary: [
    shoreCouple,
    bouquet,
    tulip,
    fireworks,
    regatta,
    candles,
    bicycleWall,
    sunPath,
    sailboat,
    lavenderField,
    cherryBlossom,
  ],
  birth: [
    childAndDog,
    kite,
    cherryBlossom,
    bouquet,
    tulip,
    hotAirBalloons,
    meadow,
    cloudSea,
    windowVase,
    tide,
    poppyField,
    lemons,
  ],
  birthday: [
    hotAirBalloons,
    fireworks,
    kite,
    childAndDog,
    strawberries,
    candles,
    bouquet,
    beachUmbrellas,
    bicycleWall,
    lemons,
    poppyField,
  ],
  family: [
    childAndDog,
    shoreCouple,
    kite,
    beachUmbrellas,
    rowingBoat,
    bouquet,
    catSill,
    nightTent,
    strawberries,
    bicycleWall,
    regatta,
    lemons,
    sailboat,
    meadow,
    coffee,
    clementines,
    cherryBlossom,
    hotAirBalloons,
    poppyField,
  ],
  graduation: [
    shoreCouple,
    fireworks,
    hotAirBalloons,
    regatta,
    cityBokeh,
    lighthouse,
    cloudSea,
    rowingBoat,
    bouquet,
    bicycleWall,
    coffee,
    sunPath,
    alpineLake,
  ],
  year: [
    winterCabin,
    candles,
    cherryBlossom,
    poppyField,
    tulip,
    lavenderField,
    kite,
    beachUmbrellas,
    regatta,
    tide,
    strawberries,
    shoreCouple,
    birchWood,
    fogForest,
    clementines,
    fireworks,
    bouquet,
    hotAirBalloons,
  ],
}

function takenFor(tags: readonly string[]): readonly string[] {
  return occasionsIn(tags).flatMap((occasion) => (TAKEN[occasion] ?? []).map(({ id }) => id))
}

function known(id: string): string {
  if (SAMPLES.some((sample) => sample.id === id)) return id
  throw new Error(`no sample picture ${id}`)
}

/**
 * By the names of designs and templates: the sample pictures that suit what they are made for, or how they are
 * coloured.
 */
const SUITED: ReadonlyMap<string, readonly string[]> = new Map([
  ...DESIGN_TYPES.map((type) => [type, takenFor(designOccasions(type))] as const),
  ...STATIC_TEMPLATES.map(({ id }) => [id, templatePictures(id).map(known)] as const),
])

/** The designs and templates whose occasion a sample picture suits. */
export function suitedDesigns(sample: string): readonly string[] {
  return [...SUITED].filter(([, samples]) => samples.includes(sample)).map(([name]) => name)
}
