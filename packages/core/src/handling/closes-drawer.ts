/** A faster drawer was thrown, in screen pixels per millisecond. */
const THROWN = 0.5

/** A finger that rested this long before it let go has thrown nothing. */
const RESTED_MS = 100

/** How far and how fast a drawer was dragged down on release. */
export interface DrawerRelease {
  readonly by: number
  /** That of the last movement. */
  readonly speed: number
  /** How long the finger has been still since. */
  readonly restedMs: number
  readonly height: number
}

/** Whether a released drawer closes: dragged past a third of its height, or thrown. Otherwise it returns. */
export function closesDrawer({ by, speed, restedMs, height }: DrawerRelease): boolean {
  const thrown = restedMs < RESTED_MS ? speed : 0
  if (by <= 0 || thrown < 0) return false
  return by > height / 3 || thrown > THROWN
}
