import { describe, expect, it } from 'vitest'
import type { WrapStep } from '../plan/paint-step.ts'
import { wrapSteps } from '../plan/wrap-steps.ts'
import { unfolded } from './regions.ts'

const FORMAT = { width: 30, height: 20 }
const MARGIN = 2.5
const VIEW = { scale: 40, left: 0, top: 0 }
const SHEET = { x: -100, y: -100, width: 1400, height: 1000 }

function folds(mode: 1 | 2): readonly WrapStep[] {
  return wrapSteps(mode, FORMAT, MARGIN, []).filter((step): step is WrapStep => step.kind === 'wrap')
}

const foldAt = (mode: 1 | 2, x: number, y: number) => {
  const found = folds(mode).find(({ box }) => box.x === x && box.y === y)
  if (!found) throw new Error('there is no such fold')
  return found
}

describe('what of the sheet a fold shows', () => {
  it('is, mirrored, as much of the front as the wrap is wide, counted from the edge', () => {
    // To the left of the edge the wrap shows what lies to its right, with a pixel to spare.
    expect(unfolded(SHEET, foldAt(2, -MARGIN, 0), VIEW)).toEqual({ x: -1, y: -1, width: 102, height: 802 })
    expect(unfolded(SHEET, foldAt(2, FORMAT.width, 0), VIEW)).toEqual({ x: 1099, y: -1, width: 102, height: 802 })
    expect(unfolded(SHEET, foldAt(2, 0, FORMAT.height), VIEW)).toEqual({ x: -1, y: 699, width: 1202, height: 102 })
  })

  it('is, stretched, a hair of the front', () => {
    const { x, width, height } = unfolded(SHEET, foldAt(1, -MARGIN, 0), VIEW)
    expect(x).toBe(-1)
    expect(width).toBeCloseTo(0.02 * 40 + 2, 6)
    expect(height).toBe(802)
  })

  it('is only what a strip of the sheet needs of it', () => {
    const strip = { x: -100, y: 200, width: 1400, height: 256 }
    expect(unfolded(strip, foldAt(2, -MARGIN, 0), VIEW)).toMatchObject({ y: 199, height: 258 })
    // A strip in the middle of the front sees nothing of the folds above and below.
    expect(unfolded(strip, foldAt(2, 0, -MARGIN), VIEW)).toMatchObject({ height: 0 })
    expect(unfolded(strip, foldAt(2, 0, FORMAT.height), VIEW)).toMatchObject({ height: 0 })
  })

  it('leads every pixel of a fold back onto the format', () => {
    for (const mode of [1, 2] as const) {
      for (const fold of folds(mode)) {
        const shown = unfolded(SHEET, fold, VIEW)
        expect(shown.x).toBeGreaterThanOrEqual(-1)
        expect(shown.y).toBeGreaterThanOrEqual(-1)
        expect(shown.x + shown.width).toBeLessThanOrEqual(1201)
        expect(shown.y + shown.height).toBeLessThanOrEqual(801)
      }
    }
  })
})
