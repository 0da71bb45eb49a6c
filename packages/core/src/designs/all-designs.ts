import { alleven } from './alleven.ts'
import { bordersplit } from './bordersplit.ts'
import { heart } from './heart.ts'
import { instagram } from './instagram.ts'
import { mosaic1 } from './mosaic1.ts'
import { mosaiccross } from './mosaiccross.ts'
import { mosaiceven } from './mosaiceven.ts'
import { mosaicinsta } from './mosaicinsta.ts'
import { normalsplit } from './normalsplit.ts'
import { number } from './number.ts'
import { numberdate } from './numberdate.ts'
import { numberyear } from './numberyear.ts'
import { onelarge } from './onelarge.ts'
import { pilealleven } from './pilealleven.ts'
import { pileonelarge } from './pileonelarge.ts'
import { scrambled } from './scrambled.ts'
import { single } from './single.ts'
import { tiles } from './tiles.ts'

/**
 * Every design there is, in the order the shop lists them; `content/src/catalogue/catalogue-order.ts` puts drawn
 * templates between them.
 */
export const ALL_DESIGNS = [
  alleven,
  onelarge,
  instagram,
  mosaiccross,
  mosaic1,
  normalsplit,
  bordersplit,
  pilealleven,
  pileonelarge,
  mosaicinsta,
  single,
  scrambled,
  tiles,
  mosaiceven,
  heart,
  number,
  numberyear,
  numberdate,
] as const
