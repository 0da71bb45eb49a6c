import type { Scene } from './scene.ts'
import { balloons } from './scenes/balloons.ts'
import { beachUmbrellas } from './scenes/beach-umbrellas.ts'
import { bicycleWall } from './scenes/bicycle-wall.ts'
import { birchWood } from './scenes/birch-wood.ts'
import { birthdayCake } from './scenes/birthday-cake.ts'
import { bouquet } from './scenes/bouquet.ts'
import { camperRoad } from './scenes/camper-road.ts'
import { catSill } from './scenes/cat-sill.ts'
import { cherryBlossom } from './scenes/cherry-blossom.ts'
import { childKite } from './scenes/child-kite.ts'
import { cityNight } from './scenes/city-night.ts'
import { coffeeCroissant } from './scenes/coffee-croissant.ts'
import { coupleBeach } from './scenes/couple-beach.ts'
import { dogMeadow } from './scenes/dog-meadow.ts'
import { dunes } from './scenes/dunes.ts'
import { flamingos } from './scenes/flamingos.ts'
import { foxWood } from './scenes/fox-wood.ts'
import { harbour } from './scenes/harbour.ts'
import { lavenderField } from './scenes/lavender-field.ts'
import { lemons } from './scenes/lemons.ts'
import { lighthouse } from './scenes/lighthouse.ts'
import { mountainsDawn } from './scenes/mountains-dawn.ts'
import { oldAlley } from './scenes/old-alley.ts'
import { picnic } from './scenes/picnic.ts'
import { poppyField } from './scenes/poppy-field.ts'
import { sailingBoat } from './scenes/sailing-boat.ts'
import { seaSunPath } from './scenes/sea-sun-path.ts'
import { snowHut } from './scenes/snow-hut.ts'
import { tulipRows } from './scenes/tulip-rows.ts'
import { underwaterFish } from './scenes/underwater-fish.ts'
import { vineyard } from './scenes/vineyard.ts'
import { waterfall } from './scenes/waterfall.ts'

export type { Scene } from './scene.ts'

/** In the order they fill slots: neighbours differ in colour, subject and shape. */
export const SCENES: readonly Scene[] = [
  balloons,
  lemons,
  harbour,
  foxWood,
  flamingos,
  lavenderField,
  coupleBeach,
  cherryBlossom,
  camperRoad,
  birthdayCake,
  vineyard,
  beachUmbrellas,
  oldAlley,
  cityNight,
  bouquet,
  dogMeadow,
  lighthouse,
  snowHut,
  catSill,
  seaSunPath,
  childKite,
  dunes,
  underwaterFish,
  bicycleWall,
  tulipRows,
  waterfall,
  coffeeCroissant,
  poppyField,
  sailingBoat,
  picnic,
  birchWood,
  mountainsDawn,
]
