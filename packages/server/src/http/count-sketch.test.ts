import { describe, expect, it } from 'vitest'
import { CountSketch } from './count-sketch.ts'

const WINDOW = 900

describe('a count sketch', () => {
  it('keeps a count for the whole of its window, whenever that begins, and for a third more at most', () => {
    for (let start = 0; start < WINDOW; start += 37) {
      let now = start
      const sketch = new CountSketch(WINDOW, () => now)
      for (let times = 0; times < 5; times++) sketch.add('name')
      now = start + WINDOW
      expect(sketch.count('name')).toBe(5)
      now = start + WINDOW * (4 / 3) + 1
      expect(sketch.count('name')).toBe(0)
    }
  })

  it('loses nothing to any number of other keys', () => {
    const sketch = new CountSketch(WINDOW, () => 0)
    for (let times = 0; times < 10; times++) sketch.add('victim')
    for (let other = 0; other < 20_000; other++) sketch.add(`other ${other}`)
    expect(sketch.count('victim')).toBeGreaterThanOrEqual(10)
    expect(sketch.count('victim')).toBeLessThan(20)
  })

  it('takes back what it counted, and nothing that is over', () => {
    let now = 0
    const sketch = new CountSketch(WINDOW, () => now)
    const first = sketch.add('name')
    const second = sketch.add('name')
    sketch.uncount(second)
    expect(sketch.count('name')).toBe(1)
    now = WINDOW * 2
    sketch.add('name')
    sketch.uncount(first)
    expect(sketch.count('name')).toBe(1)
  })

  it('starts anew after a long rest', () => {
    let now = 0
    const sketch = new CountSketch(WINDOW, () => now)
    sketch.add('name')
    now = WINDOW * 1000
    sketch.add('other')
    expect([sketch.count('name'), sketch.count('other')]).toEqual([0, 1])
  })

  it('knows when a count will have fallen', () => {
    let now = 0
    const sketch = new CountSketch(WINDOW, () => now)
    sketch.add('name')
    now = 500
    for (let times = 0; times < 3; times++) sketch.add('name')
    for (const least of [4, 2, 1]) {
      const at = now + sketch.msUntilBelow('name', least)
      const before = now
      expect(at).toBeGreaterThan(before)
      now = at - 1
      expect(sketch.count('name')).toBeGreaterThanOrEqual(least)
      now = at
      expect(sketch.count('name')).toBeLessThan(least)
      now = before
    }
  })
})
