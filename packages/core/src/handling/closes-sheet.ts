/** Faster than this a sheet was thrown, in pixels of the screen per millisecond. */
const THROWN = 0.5

/** How far and how fast a sheet was dragged down when it was let go. */
export interface SheetDrag {
  readonly by: number
  readonly speed: number
  readonly height: number
}

/** Whether a sheet that is let go closes: dragged past a third of its height, or thrown. Otherwise it comes back. */
export function closesSheet({ by, speed, height }: SheetDrag): boolean {
  if (by <= 0 || speed < 0) return false
  return by > height / 3 || speed > THROWN
}
