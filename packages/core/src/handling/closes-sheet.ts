/** A faster sheet was thrown, in screen pixels per millisecond. */
const THROWN = 0.5

/** How far and how fast a sheet was dragged down on release. */
export interface SheetDrag {
  readonly by: number
  readonly speed: number
  readonly height: number
}

/** Whether a released sheet closes: dragged past a third of its height, or thrown. Otherwise it returns. */
export function closesSheet({ by, speed, height }: SheetDrag): boolean {
  if (by <= 0 || speed < 0) return false
  return by > height / 3 || speed > THROWN
}
