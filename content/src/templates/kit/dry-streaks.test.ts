import { type Point, seededRandom } from '@collagerie/core/geometry'
import { describe, expect, it } from 'vitest'
import { dryEnd } from './dry-streaks.ts'

const REACH = 10
const SEEDS = Array.from({ length: 20 }, (_, nth) => nth + 1)
const endOf = (seed: number) => dryEnd(REACH, (depth, share) => ({ x: depth, y: share }), seededRandom(seed))

/** Where each streak ends, as a depth, and how far across the brush. */
function tipsOf(line: readonly Point[]): Point[] {
  return line.filter(({ x }, nth) => x < (line[nth - 1]?.x ?? x) && x <= (line[nth + 1]?.x ?? x))
}

/** How much of the brush each takes: one begins at the level where the last one came back to. */
function breadthsOf(line: readonly Point[]): number[] {
  const levels = [0, ...line.flatMap(({ y }, nth) => (Math.abs(y - (line[nth + 1]?.y ?? 1)) < 1e-9 ? [y] : []))]
  return levels.slice(1).map((level, nth) => level - (levels[nth] ?? 0))
}

describe('a stroke that runs dry', () => {
  it.each(SEEDS)('ends in six to nine streaks of unequal length and breadth, with seed %i', (seed) => {
    const tips = tipsOf(endOf(seed).line)
    expect(tips.length).toBeGreaterThanOrEqual(6)
    expect(tips.length).toBeLessThanOrEqual(9)
    const depths = tips.map(({ x }) => x)
    expect(Math.max(...depths) - Math.min(...depths)).toBeGreaterThan(0.25 * REACH)
    const breadths = breadthsOf(endOf(seed).line)
    expect(breadths).toHaveLength(tips.length)
    expect(Math.max(...breadths) / Math.min(...breadths)).toBeGreaterThan(1.5)
  })

  it('is another one each time, and the same one for the same seed', () => {
    expect(new Set(SEEDS.map((seed) => JSON.stringify(endOf(seed).line))).size).toBe(SEEDS.length)
    expect(endOf(3)).toEqual(endOf(3))
  })

  it('leaves slits of bare paper in its broad streaks', () => {
    expect(SEEDS.filter((seed) => endOf(seed).slits.length < 3)).toEqual([])
  })
})
