import { inset, type Point, type Rect } from '@collagerie/core/geometry'

/** Room round the sheet for marks and slug line, the gap before a mark, and its length. */
const ROOM_CM = 1
const GAP_CM = 0.2
const LENGTH_CM = 0.6

/** Two lines at each corner of the trim, outside everything printed. */
export function cropMarks(area: Rect, trim: Rect): readonly (readonly [Point, Point])[] {
  const [left, right] = [area.x - GAP_CM, area.x + area.width + GAP_CM]
  const [top, bottom] = [area.y - GAP_CM, area.y + area.height + GAP_CM]
  return [
    ...[trim.x, trim.x + trim.width].flatMap((x) => [
      [
        { x, y: top },
        { x, y: top - LENGTH_CM },
      ] as const,
      [
        { x, y: bottom },
        { x, y: bottom + LENGTH_CM },
      ] as const,
    ]),
    ...[trim.y, trim.y + trim.height].flatMap((y) => [
      [
        { x: left, y },
        { x: left - LENGTH_CM, y },
      ] as const,
      [
        { x: right, y },
        { x: right + LENGTH_CM, y },
      ] as const,
    ]),
  ]
}

/** The paper around the print: as large as it, or with room for marks and slug line. */
export function mediaOf(area: Rect, hasRoom: boolean): Rect {
  return hasRoom ? inset(area, -ROOM_CM) : area
}
