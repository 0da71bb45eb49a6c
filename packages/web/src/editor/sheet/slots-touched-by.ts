import { type CollagePage, photoSlots, slotDataOf } from '@collagerie/core/collage'
import { centreOf, cornersOf, type Point, type Rect, turnedAbout } from '@collagerie/core/geometry'

/** The slots with a photo that a rectangle of the sheet touches, in the template's order. */
export function slotsTouchedBy(page: CollagePage, area: Rect): readonly string[] {
  return photoSlots(page.template).flatMap(({ slot, outer, rotation }) =>
    slotDataOf(page, slot)?.photo && touches(outer, rotation, area) ? [slot] : [],
  )
}

/** Two boxes touch unless a side of one of them separates them. */
function touches(box: Rect, rotation: number, area: Rect): boolean {
  const turned = (rect: Rect, degrees: number) => cornersOf(rect).map((at) => turnedAbout(at, centreOf(box), degrees))
  return reach(turned(box, rotation), area) && reach(turned(area, -rotation), box)
}

function reach(corners: readonly Point[], rect: Rect): boolean {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const isBeside = Math.max(...xs) < rect.x || Math.min(...xs) > rect.x + rect.width
  return !isBeside && Math.max(...ys) >= rect.y && Math.min(...ys) <= rect.y + rect.height
}
