import { alpineLake } from '../photographs/scenes/alpine-lake.ts'
import { balloonGirl } from '../photographs/scenes/balloon-girl.ts'
import { birthdayCake } from '../photographs/scenes/birthday-cake.ts'
import { boots } from '../photographs/scenes/boots.ts'
import { candles } from '../photographs/scenes/candles.ts'
import { catSill } from '../photographs/scenes/cat-sill.ts'
import { childAndDog } from '../photographs/scenes/child-and-dog.ts'
import { cityBokeh } from '../photographs/scenes/city-bokeh.ts'
import { clementines } from '../photographs/scenes/clementines.ts'
import { cloudSea } from '../photographs/scenes/cloud-sea.ts'
import { coffee } from '../photographs/scenes/coffee.ts'
import { dunes } from '../photographs/scenes/dunes.ts'
import { eggs } from '../photographs/scenes/eggs.ts'
import { familyBeach } from '../photographs/scenes/family-beach.ts'
import { fireworks } from '../photographs/scenes/fireworks.ts'
import { fogForest } from '../photographs/scenes/fog-forest.ts'
import { hotAirBalloons } from '../photographs/scenes/hot-air-balloons.ts'
import { kite } from '../photographs/scenes/kite.ts'
import { lakeBench } from '../photographs/scenes/lake-bench.ts'
import { lighthouse } from '../photographs/scenes/lighthouse.ts'
import { meadow } from '../photographs/scenes/meadow.ts'
import { mistyRidges } from '../photographs/scenes/misty-ridges.ts'
import { nightTent } from '../photographs/scenes/night-tent.ts'
import { pebbles } from '../photographs/scenes/pebbles.ts'
import { posts } from '../photographs/scenes/posts.ts'
import { rainWindow } from '../photographs/scenes/rain-window.ts'
import { regatta } from '../photographs/scenes/regatta.ts'
import { rowingBoat } from '../photographs/scenes/rowing-boat.ts'
import { runningDog } from '../photographs/scenes/running-dog.ts'
import { sailboat } from '../photographs/scenes/sailboat.ts'
import { sandcastle } from '../photographs/scenes/sandcastle.ts'
import { shoreCouple } from '../photographs/scenes/shore-couple.ts'
import { snowRidge } from '../photographs/scenes/snow-ridge.ts'
import { strawberries } from '../photographs/scenes/strawberries.ts'
import { sunPath } from '../photographs/scenes/sun-path.ts'
import { swing } from '../photographs/scenes/swing.ts'
import { teddyBear } from '../photographs/scenes/teddy-bear.ts'
import { tide } from '../photographs/scenes/tide.ts'
import { tulip } from '../photographs/scenes/tulip.ts'
import { umbrella } from '../photographs/scenes/umbrella.ts'
import { weddingRings } from '../photographs/scenes/wedding-rings.ts'
import { windowVase } from '../photographs/scenes/window-vase.ts'
import { winterCabin } from '../photographs/scenes/winter-cabin.ts'
import type { Sample } from './sample.ts'
import { beachUmbrellas } from './scenes/beach-umbrellas.ts'
import { bicycleWall } from './scenes/bicycle-wall.ts'
import { birchWood } from './scenes/birch-wood.ts'
import { bouquet } from './scenes/bouquet.ts'
import { cherryBlossom } from './scenes/cherry-blossom.ts'
import { lavenderField } from './scenes/lavender-field.ts'
import { lemons } from './scenes/lemons.ts'
import { poppyField } from './scenes/poppy-field.ts'

export type { Sample } from './sample.ts'
export type { SampleId } from './sample-id.ts'

/**
 * All pictures that stand in for a customer's photos, in the order they fill slots: neighbours differ in colour,
 * subject and shape. The photographs (`../photographs`) are rendered by light and kept as files; the scenes beside this
 * file are painted at every build. A template names those it is shown with in `pictures`.
 */
export const SAMPLES: readonly Sample[] = [
  shoreCouple,
  familyBeach,
  strawberries,
  lakeBench,
  tulip,
  bicycleWall,
  rowingBoat,
  birthdayCake,
  teddyBear,
  sandcastle,
  regatta,
  weddingRings,
  mistyRidges,
  runningDog,
  balloonGirl,
  boots,
  beachUmbrellas,
  lighthouse,
  dunes,
  windowVase,
  cherryBlossom,
  winterCabin,
  swing,
  birchWood,
  kite,
  childAndDog,
  posts,
  poppyField,
  sunPath,
  coffee,
  alpineLake,
  hotAirBalloons,
  lavenderField,
  snowRidge,
  fireworks,
  bouquet,
  eggs,
  sailboat,
  tide,
  nightTent,
  lemons,
  catSill,
  umbrella,
  clementines,
  fogForest,
  candles,
  pebbles,
  cityBokeh,
  meadow,
  cloudSea,
  rainWindow,
]
