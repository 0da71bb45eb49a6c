import type { StaticTemplate } from '../static-template.ts'
import { balloons } from './balloons.ts'
import { bunting } from './bunting.ts'
import { garden } from './garden.ts'
import { starryNight } from './starry-night.ts'
import { wreath } from './wreath.ts'

export const ILLUSTRATION: readonly StaticTemplate[] = [wreath, garden, balloons, starryNight, bunting]
