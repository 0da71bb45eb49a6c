import { inRadians } from '@collagerie/core/geometry'
import { describe, expect, it } from 'vitest'
import { printedSize, rowsInWindow } from './rows-in-window.ts'

const SCALE = 10
const box = (rotation: number) => ({ x: 2, y: 3, width: 4, height: 6, rotation })
const window = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })

/** Whether a row of the box, in its own pixels, has a point that lies in the window. */
function isSeen(rotation: number, row: number, shown: ReturnType<typeof window>): boolean {
  const { x, y, width, height } = box(rotation)
  const angle = inRadians(rotation)
  const [centreX, centreY] = [(x + width / 2) * SCALE, (y + height / 2) * SCALE]
  return Array.from({ length: width * SCALE * 2 + 1 }, (_, step) => step / 2 - (width * SCALE) / 2).some((across) => {
    const down = row + 0.5 - (height * SCALE) / 2
    const seenX = centreX + across * Math.cos(angle) - down * Math.sin(angle)
    const seenY = centreY + across * Math.sin(angle) + down * Math.cos(angle)
    const isAcross = seenX > shown.x && seenX < shown.x + shown.width
    return isAcross && seenY > shown.y && seenY < shown.y + shown.height
  })
}

describe('the rows of a photo that a window of the sheet shows', () => {
  it('has whole pixels, at least one each way', () => {
    expect(printedSize(box(0), SCALE)).toEqual({ width: 40, height: 60 })
    expect(printedSize(box(30), SCALE)).toEqual({ width: 40, height: 60 })
    for (const rotation of [0, 7])
      expect(printedSize({ x: 0, y: 0, width: 0.001, height: 0.001, rotation }, 1)).toEqual({ width: 1, height: 1 })
  })

  it('are those inside it and three more on each side, as far as the photo has them', () => {
    expect(rowsInWindow(box(0), SCALE, window(0, 0, 100, 100))).toEqual({ first: 0, count: 60 })
    expect(rowsInWindow(box(0), SCALE, window(0, 50, 100, 10))).toEqual({ first: 17, count: 16 })
    expect(rowsInWindow(box(0), SCALE, window(0, 88, 100, 50))).toEqual({ first: 55, count: 5 })
  })

  it.each([
    ['above', window(0, 0, 100, 30)],
    ['below', window(0, 90, 100, 30)],
    ['left', window(0, 30, 20, 60)],
    ['right', window(60, 30, 20, 60)],
  ])('are none where it lies %s', (_where, beside) => {
    expect(rowsInWindow(box(0), SCALE, beside)).toBeUndefined()
  })

  it.each([0, 1, 30, 45, 90, 135, 180, 270, 359])('leave out none that is seen, turned by %s degrees', (rotation) => {
    const windows = Array.from({ length: 15 }, (_, step) => 12 * step - 40).flatMap((y) => [
      window(-50, y, 300, 12),
      window(30, y, 15, 12),
    ])
    const leftOut = windows.flatMap((shown) => {
      const { first, count } = rowsInWindow(box(rotation), SCALE, shown) ?? { first: 0, count: 0 }
      const rows = Array.from({ length: 60 }, (_, row) => row).filter((row) => isSeen(rotation, row, shown))
      return rows.filter((row) => row < first || row >= first + count)
    })
    expect(leftOut).toEqual([])
  })
})
