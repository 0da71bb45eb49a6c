import type { StaticTemplate } from '../static-template.ts'
import { album } from './album.ts'
import { cameo } from './cameo.ts'
import { deco } from './deco.ts'
import { diploma } from './diploma.ts'
import { eucalyptus } from './eucalyptus.ts'
import { laurel } from './laurel.ts'
import { midnight } from './midnight.ts'
import { passePartout } from './passe-partout.ts'
import { remembrance } from './remembrance.ts'
import { stationery } from './stationery.ts'

export const CLASSIC: readonly StaticTemplate[] = [
  laurel,
  stationery,
  passePartout,
  album,
  cameo,
  midnight,
  eucalyptus,
  remembrance,
  deco,
  diploma,
]
