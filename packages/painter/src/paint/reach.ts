import { turnedBounds } from '@collagerie/core/geometry'
import type { Step, Turned } from '../plan/step.ts'

interface Reach {
  readonly top: number
  readonly bottom: number
}

/** A little more than any antialiasing needs. */
const SPARE_CM = 0.2

/** The heights between which a step can leave a mark; generous, since too much costs time and too little a picture. */
export function reachOf(step: Step): Reach {
  switch (step.kind) {
    case 'field':
      return union([
        ...step.boxes.map((box) => reachOfBox(box)),
        ...step.circles.map(({ y, radius }) => ({ top: y - radius, bottom: y + radius })),
      ])
    case 'card':
      return reachOfBox(step.box, (step.shadow + step.glow) * 2)
    case 'clear':
      return union(step.boxes.map((box) => reachOfBox({ ...box, rotation: 0 })))
    case 'photo':
    case 'placeholder':
    case 'art':
      return reachOfBox(step.box)
    case 'text':
      // Letters may hang out of their box by about their own size.
      return reachOfBox(step.box, step.fontSize)
    case 'mark':
      return { top: step.at.y - 1, bottom: step.at.y + 1 }
    case 'clip':
    case 'wrap':
    case 'release':
      return { top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY }
  }
}

function reachOfBox(box: Turned, more = 0): Reach {
  const { y, height } = turnedBounds(box, box.rotation)
  return { top: y - more - SPARE_CM, bottom: y + height + more + SPARE_CM }
}

function union(reaches: readonly Reach[]): Reach {
  return {
    top: Math.min(...reaches.map(({ top }) => top)),
    bottom: Math.max(...reaches.map(({ bottom }) => bottom)),
  }
}
