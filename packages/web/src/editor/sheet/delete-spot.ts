import { DELETE_BUTTON } from '@collagerie/core/collage'
import { centreOf, type Point, type Rect, turnedAbout } from '@collagerie/core/geometry'
import type { Template } from '@collagerie/core/template'
import type { SeenSpace } from '@collagerie/painter'
import type { Stop } from './stops.ts'

/** The place of the delete button on a photo with cut corners, on the sheet, and the space there. */
export interface DeleteSpot {
  readonly middle: Point
  /** The side of a square that is wholly visible. */
  readonly side: number
}

/** The spots of the slots that a shape or a drawing cuts; all others have their button in a corner. */
export function deleteSpots({ variation }: Template, spaces: ReadonlyMap<string, SeenSpace>) {
  const isCut = variation.layers.some(({ kind }) => kind === 'clip' || kind === 'overlay')
  return new Map(isCut ? Array.from(spaces, ([slot, { button }]) => [slot, spotIn(button)] as const) : [])
}

function spotIn({ x, y, width }: Rect): DeleteSpot {
  return { middle: { x: x + width / 2, y: y + width / 2 }, side: width }
}

/** Whether a place on the sheet is on the button. A button larger than the visible part is not there. */
export function isOnSpot({ middle, side }: DeleteSpot, at: Point, pxPerCm: number): boolean {
  if (side * pxPerCm < DELETE_BUTTON.size) return false
  return Math.hypot(at.x - middle.x, at.y - middle.y) * pxPerCm <= DELETE_BUTTON.size / 2
}

/** The spot in the slot's own box, before its turn, in shares of the box. */
export function spotInBox({ middle, side }: DeleteSpot, { box, rotation }: Pick<Stop, 'box' | 'rotation'>) {
  const at = turnedAbout(middle, centreOf(box), -rotation)
  return {
    x: (at.x - box.x) / box.width,
    y: (at.y - box.y) / box.height,
    across: side / box.width,
    down: side / box.height,
  }
}
