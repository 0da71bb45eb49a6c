import { designFor } from '../designs/index.ts'
import { inset, type Rect } from '../geometry/index.ts'
import type { Template } from '../template/index.ts'

/** How much of a slot is folded over its tile's edge on each side, in cm; 0 on a sheet that is not cut into tiles. */
export function foldedRimOf({ design }: Template): number {
  return designFor(design).foldedRim
}

/** What is seen of the panel that a slot is on: of a tile up to its fold, of a whole sheet up to the format's edge. */
export function seenPanelOf(slot: Rect, template: Template): Rect {
  const rim = foldedRimOf(template)
  return rim > 0 ? inset(slot, rim) : { x: 0, y: 0, ...template.format }
}
