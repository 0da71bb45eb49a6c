import type { Material } from '@collagerie/core/format'
import type { Offer } from '@collagerie/protocol'
import { materialOfOrder } from '../drafts/material-of-order.ts'
import { keptEntries } from './kept-entries.ts'

/** The material a checkout begins with: the one on which the editor shows the collage. */
export function wantedMaterial({ collageid, ordered }: Offer): Material | undefined {
  return keptEntries(collageid).material ?? materialOfOrder(collageid) ?? ordered?.material
}
