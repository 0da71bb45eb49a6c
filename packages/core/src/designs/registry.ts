import { alleven } from './alleven.ts'
import { bordersplit } from './bordersplit.ts'
import type { Design, DesignType } from './design.ts'
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

const DESIGNS: Record<DesignType, Design> = {
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
}

/** The design of that name; an unknown name gives the even grid. */
export function designFor(type: string): Design {
  return Object.hasOwn(DESIGNS, type) ? DESIGNS[type as DesignType] : alleven
}

/** Whether a template's source names a design that cannot be laid out before the shapes of the digits are read. */
export function needsDigitShapes(source: string): boolean {
  return /gen:number/.test(source)
}
