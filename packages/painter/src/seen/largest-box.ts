import type { Rect, Size } from '@collagerie/core/geometry'

/** Visible and invisible pixels, and how many are visible in any box of them. */
export interface SeenArea extends Size {
  countIn(box: Rect): number
}

export function seenArea({ width, height }: Size, isSeen: (x: number, y: number) => boolean): SeenArea {
  const stride = width + 1
  const sums = new Uint32Array(stride * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      if (isSeen(x, y)) row++
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row
    }
  }
  const sumAt = (x: number, y: number) => sums[y * stride + x] ?? 0
  return {
    width,
    height,
    countIn: ({ x, y, width: across, height: down }) =>
      sumAt(x + across, y + down) - sumAt(x, y + down) - sumAt(x + across, y) + sumAt(x, y),
  }
}

/**
 * The largest wholly visible box of these proportions, nearest to the middle of those; undefined if nothing is visible.
 */
export function largestBoxIn(area: SeenArea, proportion: number): Rect | undefined {
  let best: Rect | undefined
  let away = 0
  let down = 1
  for (let y = 0; y + down <= area.height; y++) {
    for (let x = 0; x + Math.ceil(down * proportion) <= area.width; x++) {
      let box = boxAt(x, y, down, proportion)
      if (!isWhole(area, box)) continue
      while (isWhole(area, boxAt(x, y, down + 1, proportion))) {
        down++
        best = undefined
      }
      box = boxAt(x, y, down, proportion)
      const distance = distanceToMiddle(area, box)
      if (best && distance >= away) continue
      best = box
      away = distance
    }
  }
  return best
}

/** The wholly visible square of this side nearest to the top right corner. */
export function squareByCorner(area: SeenArea, side: number): Rect | undefined {
  let best: Rect | undefined
  let least = Number.POSITIVE_INFINITY
  for (let y = 0; y + side <= area.height; y++) {
    for (let x = area.width - side; x >= 0; x--) {
      const away = Math.hypot(y, area.width - side - x)
      if (away >= least || !isWhole(area, { x, y, width: side, height: side })) continue
      best = { x, y, width: side, height: side }
      least = away
    }
  }
  return best
}

function boxAt(x: number, y: number, height: number, proportion: number): Rect {
  return { x, y, width: Math.max(1, Math.ceil(height * proportion)), height }
}

function isWhole(area: SeenArea, box: Rect): boolean {
  const isInside = box.x + box.width <= area.width && box.y + box.height <= area.height
  return isInside && area.countIn(box) === box.width * box.height
}

function distanceToMiddle(area: Size, { x, y, width, height }: Rect): number {
  return Math.hypot(x + width / 2 - area.width / 2, y + height / 2 - area.height / 2)
}
