import { describe, expect, it } from 'vitest'
import { printedCrop } from './printed-crop.ts'

/** Where, in pixels of the original, the first printed pixel begins and the last one ends. */
function printedStretch(side: number, start: number, share: number, printed: number): readonly [number, number] {
  const made = printedCrop(
    { width: side, height: side },
    { x: start, y: start, width: share, height: share },
    { width: printed, height: printed },
  )
  if (made.kind === 'enlarged') {
    const { start: first, step, count } = made.across
    return [made.read.x + first, made.read.x + first + step * count]
  }
  const { read = { x: 0, width: side }, resized, kept } = made
  const step = read.width / resized.width
  return [read.x + kept.x * step, read.x + (kept.x + kept.width) * step]
}

describe('the pixels a crop is made from', () => {
  it('are the whole ones around it where it falls on them', () => {
    const crop = { x: 0.1, y: 0.2, width: 0.4, height: 0.5 }
    const made = printedCrop({ width: 1000, height: 500 }, crop, { width: 200, height: 125 })
    expect(made).toEqual({
      kind: 'shrunk',
      read: { x: 100, y: 100, width: 400, height: 250 },
      resized: { width: 200, height: 125 },
      kept: { x: 0, y: 0, width: 200, height: 125 },
    })
  })

  it('begin and end half an original pixel off at most, and mostly a fraction of a printed one', () => {
    const errors: number[] = []
    for (let seed = 1; seed <= 400; seed++) {
      const side = 600 + ((seed * 7919) % 3000)
      const share = 0.2 + ((seed * 31) % 60) / 100
      const start = 0.1 + (((seed * 104_729) % 1000) / 1000) * (0.8 - share)
      const printed = Math.round((side * share) / (0.3 + ((seed * 17) % 23) / 10))
      const [from, to] = printedStretch(side, start, share, printed)
      const off = [from - start * side, to - (start + share) * side].map(Math.abs)
      expect(Math.max(...off), `crop ${seed}`).toBeLessThanOrEqual(0.5)
      errors.push(...off.map((pixels) => (pixels * printed) / (side * share)))
    }
    const close = errors.filter((error) => error < 0.05)
    expect(close.length / errors.length).toBeGreaterThan(0.85)
  })

  it('are those of the whole side where the crop is', () => {
    expect(printedStretch(801, 0, 1, 517)).toEqual([0, 801])
    expect(printedStretch(801, 0, 1, 1517)).toEqual([0, 801])
  })

  it('are all of a large photo that shrinks much, so that its decoder can leave out detail', () => {
    const crop = { x: 0.1, y: 0, width: 0.8, height: 1 }
    const made = printedCrop({ width: 4000, height: 3000 }, crop, { width: 800, height: 750 })
    expect(made).toMatchObject({
      resized: { width: 1000, height: 750 },
      kept: { x: 100, y: 0, width: 800, height: 750 },
    })
    expect(made).not.toHaveProperty('read.x')
    const [from, to] = printedStretch(4000, 0.1003, 0.6001, 777)
    expect(Math.abs(from - 401.2) / (2400.4 / 777)).toBeLessThan(1)
    expect(Math.abs(to - 2801.6) / (2400.4 / 777)).toBeLessThan(1)
  })
})
