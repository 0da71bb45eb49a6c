import type { Photograph } from './light/photograph.ts'
import { alpineLake } from './scenes/alpine-lake.ts'
import { balloonGirl } from './scenes/balloon-girl.ts'
import { birthdayCake } from './scenes/birthday-cake.ts'
import { boots } from './scenes/boots.ts'
import { candles } from './scenes/candles.ts'
import { catSill } from './scenes/cat-sill.ts'
import { childAndDog } from './scenes/child-and-dog.ts'
import { cityBokeh } from './scenes/city-bokeh.ts'
import { clementines } from './scenes/clementines.ts'
import { cloudSea } from './scenes/cloud-sea.ts'
import { coffee } from './scenes/coffee.ts'
import { dunes } from './scenes/dunes.ts'
import { eggs } from './scenes/eggs.ts'
import { familyBeach } from './scenes/family-beach.ts'
import { fireworks } from './scenes/fireworks.ts'
import { fogForest } from './scenes/fog-forest.ts'
import { hotAirBalloons } from './scenes/hot-air-balloons.ts'
import { kite } from './scenes/kite.ts'
import { lakeBench } from './scenes/lake-bench.ts'
import { lighthouse } from './scenes/lighthouse.ts'
import { meadow } from './scenes/meadow.ts'
import { mistyRidges } from './scenes/misty-ridges.ts'
import { nightTent } from './scenes/night-tent.ts'
import { pebbles } from './scenes/pebbles.ts'
import { posts } from './scenes/posts.ts'
import { rainWindow } from './scenes/rain-window.ts'
import { regatta } from './scenes/regatta.ts'
import { rowingBoat } from './scenes/rowing-boat.ts'
import { runningDog } from './scenes/running-dog.ts'
import { sailboat } from './scenes/sailboat.ts'
import { sandcastle } from './scenes/sandcastle.ts'
import { shoreCouple } from './scenes/shore-couple.ts'
import { snowRidge } from './scenes/snow-ridge.ts'
import { strawberries } from './scenes/strawberries.ts'
import { sunPath } from './scenes/sun-path.ts'
import { swing } from './scenes/swing.ts'
import { teddyBear } from './scenes/teddy-bear.ts'
import { tide } from './scenes/tide.ts'
import { tulip } from './scenes/tulip.ts'
import { umbrella } from './scenes/umbrella.ts'
import { weddingRings } from './scenes/wedding-rings.ts'
import { windowVase } from './scenes/window-vase.ts'
import { winterCabin } from './scenes/winter-cabin.ts'

export const PHOTOGRAPHS: readonly Photograph[] = [
  alpineLake,
  balloonGirl,
  birthdayCake,
  boots,
  candles,
  catSill,
  childAndDog,
  cityBokeh,
  clementines,
  cloudSea,
  coffee,
  dunes,
  eggs,
  familyBeach,
  fireworks,
  fogForest,
  hotAirBalloons,
  kite,
  lakeBench,
  lighthouse,
  meadow,
  mistyRidges,
  nightTent,
  pebbles,
  posts,
  rainWindow,
  regatta,
  rowingBoat,
  runningDog,
  sailboat,
  sandcastle,
  shoreCouple,
  snowRidge,
  strawberries,
  sunPath,
  swing,
  teddyBear,
  tide,
  tulip,
  umbrella,
  weddingRings,
  windowVase,
  winterCabin,
]
