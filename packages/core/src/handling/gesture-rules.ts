/** Times in milliseconds, ways in pixels of the screen. */
const DRAG_START = { delay: 300, distance: 15 } as const
const TAP_DISTANCE = 10
const PINCH_DISTANCE = 10
const ONE_FINGER_PAN = { within: 50, distance: 2 } as const

/** How long and how far a pointer has been on its way since it came down. */
export interface PointerTravel {
  readonly elapsed: number
  readonly distance: number
}

/** A pointer that came up this near to where it came down meant what lies there, however long it stayed. */
export function isTap({ distance }: PointerTravel): boolean {
  return distance <= TAP_DISTANCE
}

/** A photo follows the pointer at once when it moves far; a small move must last, or a shaky click would be a drag. */
export function isDrag(travel: PointerTravel): boolean {
  if (isTap(travel)) return false
  return travel.distance > DRAG_START.distance || travel.elapsed > DRAG_START.delay
}

/** What two fingers do, by the distance between them when they came down and now. */
export function twoFingerGesture(startDistance: number, distance: number): 'zoom' | 'pan' {
  return Math.abs(distance - startDistance) > PINCH_DISTANCE ? 'zoom' : 'pan'
}

/** One finger that moves off at once moves the sheet; one that rests first means a photo. */
export function isOneFingerPan({ elapsed, distance }: PointerTravel): boolean {
  return distance > ONE_FINGER_PAN.distance && elapsed <= ONE_FINGER_PAN.within
}
