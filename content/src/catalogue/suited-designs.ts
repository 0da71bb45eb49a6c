import { moodTag, type Occasion, occasionsIn } from '@collagerie/core/catalogue'
import { DESIGN_TYPES } from '@collagerie/core/designs'
import { alpineLake } from '../photographs/scenes/alpine-lake.ts'
import { candles } from '../photographs/scenes/candles.ts'
import { catSill } from '../photographs/scenes/cat-sill.ts'
import { childAndDog } from '../photographs/scenes/child-and-dog.ts'
import { cityBokeh } from '../photographs/scenes/city-bokeh.ts'
import { clementines } from '../photographs/scenes/clementines.ts'
import { cloudSea } from '../photographs/scenes/cloud-sea.ts'
import { coffee } from '../photographs/scenes/coffee.ts'
import { dunes } from '../photographs/scenes/dunes.ts'
import { eggs } from '../photographs/scenes/eggs.ts'
import { fireworks } from '../photographs/scenes/fireworks.ts'
import { fogForest } from '../photographs/scenes/fog-forest.ts'
import { hotAirBalloons } from '../photographs/scenes/hot-air-balloons.ts'
import { meadow } from '../photographs/scenes/meadow.ts'
import { mistyRidges } from '../photographs/scenes/misty-ridges.ts'
import { nightTent } from '../photographs/scenes/night-tent.ts'
import { posts } from '../photographs/scenes/posts.ts'
import { rainWindow } from '../photographs/scenes/rain-window.ts'
import { sailboat } from '../photographs/scenes/sailboat.ts'
import { shoreCouple } from '../photographs/scenes/shore-couple.ts'
import { snowRidge } from '../photographs/scenes/snow-ridge.ts'
import { sunPath } from '../photographs/scenes/sun-path.ts'
import { tide } from '../photographs/scenes/tide.ts'
import { windowVase } from '../photographs/scenes/window-vase.ts'
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
import { templateMoods } from './moods.ts'
import { designOccasions, templateOccasions } from './occasions.ts'

/** Sample pictures as people take them on an occasion. */
const TAKEN: Readonly<Record<Occasion, readonly Sample[]>> = {
  christmas: [
    candles,
    coffee,
    snowRidge,
    clementines,
    cityBokeh,
    alpineLake,
    fireworks,
    fogForest,
    mistyRidges,
    rainWindow,
  ],
  wedding: [
    shoreCouple,
    bouquet,
    cherryBlossom,
    candles,
    windowVase,
    lavenderField,
    sunPath,
    fireworks,
    hotAirBalloons,
    poppyField,
  ],
  anniversary: [shoreCouple, bouquet, fireworks, candles, bicycleWall, sunPath, sailboat, lavenderField, cherryBlossom],
  birth: [childAndDog, cherryBlossom, bouquet, hotAirBalloons, meadow, cloudSea, windowVase, tide, poppyField, lemons],
  birthday: [
    hotAirBalloons,
    fireworks,
    childAndDog,
    candles,
    bouquet,
    beachUmbrellas,
    bicycleWall,
    lemons,
    cityBokeh,
    poppyField,
  ],
  family: [
    childAndDog,
    shoreCouple,
    beachUmbrellas,
    bouquet,
    catSill,
    nightTent,
    bicycleWall,
    lemons,
    sailboat,
    meadow,
    coffee,
    clementines,
    cherryBlossom,
    hotAirBalloons,
    poppyField,
  ],
  parents: [
    bouquet,
    childAndDog,
    shoreCouple,
    coffee,
    windowVase,
    poppyField,
    cherryBlossom,
    bicycleWall,
    sailboat,
    lavenderField,
  ],
  pets: [childAndDog, catSill, cherryBlossom, meadow, poppyField, tide, birchWood, dunes, lavenderField],
  travel: [
    alpineLake,
    hotAirBalloons,
    sailboat,
    dunes,
    beachUmbrellas,
    tide,
    lavenderField,
    mistyRidges,
    nightTent,
    cityBokeh,
    snowRidge,
    cloudSea,
    sunPath,
    posts,
  ],
  home: [
    windowVase,
    catSill,
    coffee,
    bicycleWall,
    lemons,
    bouquet,
    rainWindow,
    candles,
    clementines,
    eggs,
    cherryBlossom,
    childAndDog,
  ],
  graduation: [
    shoreCouple,
    fireworks,
    hotAirBalloons,
    cityBokeh,
    cloudSea,
    bouquet,
    bicycleWall,
    coffee,
    sunPath,
    alpineLake,
  ],
  team: [childAndDog, alpineLake, nightTent, sailboat, fireworks, snowRidge, hotAirBalloons, beachUmbrellas],
  year: [
    snowRidge,
    candles,
    cherryBlossom,
    poppyField,
    lavenderField,
    beachUmbrellas,
    tide,
    shoreCouple,
    birchWood,
    fogForest,
    clementines,
    fireworks,
    bouquet,
    hotAirBalloons,
  ],
  memory: [
    sunPath,
    candles,
    mistyRidges,
    windowVase,
    posts,
    sailboat,
    cloudSea,
    shoreCouple,
    meadow,
    fogForest,
    tide,
    bouquet,
  ],
}

function takenFor(tags: readonly string[]): readonly string[] {
  const occasions = occasionsIn(tags)
  const like: readonly Occasion[] =
    occasions.length === 0 && tags.includes(moodTag('romantic')) ? ['wedding'] : occasions
  return like.flatMap((occasion) => TAKEN[occasion].map(({ id }) => id))
}

function known(id: string): string {
  if (SAMPLES.some((sample) => sample.id === id)) return id
  throw new Error(`no sample picture ${id}`)
}

/** By the names of designs and templates: the sample pictures that suit what they are made for, or how they are coloured. */
const SUITED: ReadonlyMap<string, readonly string[]> = new Map([
  ...DESIGN_TYPES.map((type) => [type, takenFor(designOccasions(type))] as const),
  ...STATIC_TEMPLATES.map(
    ({ id, pictures }) =>
      [id, pictures?.map(known) ?? takenFor([...templateOccasions(id), ...templateMoods(id)])] as const,
  ),
])

/** The designs and templates whose occasion a sample picture suits. */
export function suitedDesigns(sample: string): readonly string[] {
  return [...SUITED].filter(([, samples]) => samples.includes(sample)).map(([name]) => name)
}
