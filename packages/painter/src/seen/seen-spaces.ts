import type { Rect } from '@collagerie/core/geometry'
import { largestBoxIn, type SeenArea, seenArea, squareByCorner } from './largest-box.ts'
import type { SeenMap } from './seen-map.ts'

/** The space on the visible part of a slot, in centimetres from the format's corner. */
export interface SeenSpace {
  /** For a line of words: the largest box several times as wide as high. */
  readonly words: Rect
  /** For a small button: as near to the top right as it is wholly visible, otherwise the largest square. */
  readonly button: Rect
  /** The smallest box round the visible part. */
  readonly bounds: Rect
  /** How round its four corners are: a share of its sides, half of them for a circle, 0 if they differ. */
  readonly round: number
}

const WORDS_PROPORTION = 3.5

/** The spaces of all slots with a visible part; the button's side is in centimetres. */
export function seenSpaces(map: SeenMap, button: number): ReadonlyMap<string, SeenSpace> {
  const spaces = new Map<string, SeenSpace>()
  for (const [index, bounds] of boundsOf(map).entries()) {
    const slot = map.slots[index]
    if (slot === undefined || !bounds) continue
    const area = areaOf(map, index + 1, bounds)
    const words = largestBoxIn(area, WORDS_PROPORTION) ?? largestBoxIn(area, 1)
    const square = squareByCorner(area, Math.ceil(button * map.scale)) ?? largestBoxIn(area, 1)
    if (words && square)
      spaces.set(slot, {
        words: onSheet(map, bounds, words),
        button: onSheet(map, bounds, square),
        bounds: onSheet(map, bounds, { x: 0, y: 0, width: bounds.width, height: bounds.height }),
        round: roundnessOf(area),
      })
  }
  return spaces
}

function areaOf({ width, owners }: SeenMap, number: number, bounds: Rect): SeenArea {
  return seenArea(bounds, (x, y) => owners[(bounds.y + y) * width + bounds.x + x] === number)
}

/** A quarter of an ellipse misses its corner by this share of its radius, measured along a side. */
const MISS = 1 - Math.SQRT1_2
/** How unlike the corners of one shape may be; what covers a single corner makes a larger difference. */
const UNLIKE = 0.06
const LEAST_ROUND = 0.04

function roundnessOf(area: SeenArea): number {
  const corners = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ].map(([right = 0, down = 0]) => missAt(area, right === 1, down === 1))
  const most = Math.max(...corners)
  if (most - Math.min(...corners) > UNLIKE || most < LEAST_ROUND * MISS) return 0
  return Math.min(0.5, corners.reduce((sum, each) => sum + each, 0) / corners.length / MISS)
}

/** How far from a corner, along the diagonal, the shape begins: a share of its sides. */
function missAt({ width, height, countIn }: SeenArea, fromRight: boolean, fromBottom: boolean): number {
  const steps = Math.max(width, height)
  for (let step = 0; step < steps; step++) {
    const x = Math.min(width - 1, Math.floor((step / steps) * width))
    const y = Math.min(height - 1, Math.floor((step / steps) * height))
    const at = { x: fromRight ? width - 1 - x : x, y: fromBottom ? height - 1 - y : y }
    if (countIn({ ...at, width: 1, height: 1 }) > 0) return step / steps
  }
  return 1
}

function boundsOf({ width, height, slots, owners }: SeenMap): readonly (Rect | undefined)[] {
  const ends = slots.map(() => ({ left: width, top: height, right: -1, bottom: -1 }))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const end = ends[(owners[y * width + x] ?? 0) - 1]
      if (!end) continue
      end.left = Math.min(end.left, x)
      end.right = Math.max(end.right, x)
      end.top = Math.min(end.top, y)
      end.bottom = y
    }
  }
  return ends.map(({ left, top, right, bottom }) =>
    right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
  )
}

function onSheet({ scale }: SeenMap, bounds: Rect, { x, y, width, height }: Rect): Rect {
  return { x: (bounds.x + x) / scale, y: (bounds.y + y) / scale, width: width / scale, height: height / scale }
}
