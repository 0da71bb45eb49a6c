/** Times in milliseconds, distances in screen pixels. */
const DRAG_START = { delay: 300, distance: 15 } as const
const TAP_DISTANCE = 10
const PINCH_DISTANCE = 10
const ONE_FINGER_PAN = { within: 50, distance: 2 } as const

/** The time and distance of a pointer since it came down. */
export interface PointerTravel {
  readonly elapsed: number
  readonly distance: number
}

/** A pointer released this close to its start is a tap, however long it stayed. */
export function isTap({ distance }: PointerTravel): boolean {
  return distance <= TAP_DISTANCE
}

/**
 * A photo follows the pointer at once over a long distance; a short move must last, or a shaky click would be a drag.
 */
export function isDrag(travel: PointerTravel): boolean {
  if (isTap(travel)) return false
  return travel.distance > DRAG_START.distance || travel.elapsed > DRAG_START.delay
}

/** The gesture of two fingers, by their distance at the start and now. */
export function twoFingerGesture(startDistance: number, distance: number): 'zoom' | 'pan' {
  return Math.abs(distance - startDistance) > PINCH_DISTANCE ? 'zoom' : 'pan'
}

/** A finger that moves at once pans the sheet; one that rests first grabs a photo. */
export function isOneFingerPan({ elapsed, distance }: PointerTravel): boolean {
  return distance > ONE_FINGER_PAN.distance && elapsed <= ONE_FINGER_PAN.within
}
