import type { StaticTemplate } from '../static-template.ts'
import { balloons } from './balloons.ts'
import { bunting } from './bunting.ts'
import { canalHouses } from './canal-houses.ts'
import { fir } from './fir.ts'
import { firstYear } from './first-year.ts'
import { garden } from './garden.ts'
import { nordic } from './nordic.ts'
import { starryNight } from './starry-night.ts'
import { wreath } from './wreath.ts'

export const ILLUSTRATION: readonly StaticTemplate[] = [
  wreath,
  garden,
  balloons,
  starryNight,
  bunting,
  fir,
  nordic,
  firstYear,
  canalHouses,
]
