import { describe, expect, it } from 'vitest'
import { packed, type Seed } from './packed.ts'

const room = { x: 3, y: 2, width: 40, height: 24 }
const seeds: readonly Seed[] = [
  { x: 0.2, y: 0.2, weight: 1 },
  { x: 0.8, y: 0.2, weight: 0.8 },
  { x: 0.5, y: 0.5, weight: 1.4 },
  { x: 0.2, y: 0.8, weight: 0.5 },
  { x: 0.8, y: 0.8, weight: 1 },
]

describe('discs in a room', () => {
  const gap = 0.6
  const discs = packed(seeds, room, gap)

  it('lie inside it', () => {
    const outside = discs.filter(
      ({ x, y, radius }) =>
        x - radius < room.x - 1e-9 ||
        x + radius > room.x + room.width + 1e-9 ||
        y - radius < room.y - 1e-9 ||
        y + radius > room.y + room.height + 1e-9,
    )
    expect(outside).toEqual([])
  })

  it('keep a gap', () => {
    const distances = discs.flatMap((one, nth) =>
      discs.slice(nth + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius),
    )
    expect(Math.min(...distances)).toBeGreaterThan(gap * 0.9)
  })

  it('are as large beside each other as their weights say', () => {
    const [first] = discs
    expect(discs.map(({ radius }) => radius / (first?.radius ?? 1))).toEqual(
      seeds.map(({ weight }) => expect.closeTo(weight, 6)),
    )
  })

  it('fill more than half of it', () => {
    const area = discs.reduce((sum, { radius }) => sum + Math.PI * radius ** 2, 0)
    expect(area / (room.width * room.height)).toBeGreaterThan(0.5)
  })
})
