import type { StaticTemplate } from '../static-template.ts'
import { album } from './album.ts'
import { cameo } from './cameo.ts'
import { laurel } from './laurel.ts'
import { passePartout } from './passe-partout.ts'
import { stationery } from './stationery.ts'

export const CLASSIC: readonly StaticTemplate[] = [laurel, stationery, passePartout, album, cameo]
