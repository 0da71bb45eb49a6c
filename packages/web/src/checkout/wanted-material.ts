import type { Material } from '@collagerie/core/format'
import type { Offer } from '@collagerie/protocol'
import { materialWanted } from '../order/material-of-order.ts'
import { keptEntries } from './kept-entries.ts'

/** The material a checkout begins with: the one on which the editor shows the collage, also where storage is full. */
export function wantedMaterial({ collageid, ordered }: Offer): Material | undefined {
  return materialWanted(collageid, keptEntries(collageid).material ?? ordered?.material)
}
