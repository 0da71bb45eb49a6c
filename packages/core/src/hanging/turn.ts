import { clamp } from '../geometry/index.ts'

/** How far a viewer can walk around a piece or bend, in degrees. */
export const MOST_TURN = 60
export const MOST_TILT = 20
const STEP = { turn: 6, tilt: 4 }

/** The viewpoint: how far to the left of the piece, and how far above, in degrees. */
export interface Turn {
  readonly turn: number
  readonly tilt: number
}

export const STRAIGHT: Turn = { turn: 0, tilt: 0 }
/** Shows at once that a piece has a side. */
export const FIRST_TURN: Turn = { turn: -28, tilt: 5 }

/** Degrees per dragged pixel: slow, so that a hand's width is a small turn. */
const PER_PIXEL = 0.22

export function dragged(start: Turn, across: number, down: number): Turn {
  return withinLimits({ turn: start.turn + across * PER_PIXEL, tilt: start.tilt + down * PER_PIXEL })
}

const STEPS: Readonly<Record<string, Turn>> = {
  ArrowLeft: { turn: -STEP.turn, tilt: 0 },
  ArrowRight: { turn: STEP.turn, tilt: 0 },
  ArrowUp: { turn: 0, tilt: -STEP.tilt },
  ArrowDown: { turn: 0, tilt: STEP.tilt },
}

/** The turn after a key; undefined for other keys. */
export function turnedByKey({ turn, tilt }: Turn, key: string): Turn | undefined {
  if (key === 'Home') return STRAIGHT
  const step = STEPS[key]
  return step && withinLimits({ turn: turn + step.turn, tilt: tilt + step.tilt })
}

function withinLimits({ turn, tilt }: Turn): Turn {
  return { turn: clamp(turn, -MOST_TURN, MOST_TURN), tilt: clamp(tilt, -MOST_TILT, MOST_TILT) }
}
