import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spreadHeavy } from './spread-heavy.ts'

const COLUMNS = 5

const gridOf = (heavy: readonly boolean[], stays: (at: number) => boolean = () => false) =>
  heavy.map((isHeavy, at) => ({
    box: { x: (at % COLUMNS) * 11, y: Math.floor(at / COLUMNS) * 11, width: 10, height: 10 },
    picture: { id: at, width: 1000, height: 1000, isHeavy },
    isFree: !stays(at),
  }))

const pairsIn = (pictures: readonly { readonly isHeavy: boolean }[]) =>
  pictures.filter(({ isHeavy }, at) => isHeavy && at % COLUMNS < COLUMNS - 1 && pictures[at + 1]?.isHeavy).length +
  pictures.filter(({ isHeavy }, at) => isHeavy && pictures[at + COLUMNS]?.isHeavy).length

const anyGrid = fc.array(fc.boolean(), { minLength: 20, maxLength: 20 })

describe('spreadHeavy', () => {
  it('leaves no two heavy pictures side by side where a third of them is heavy', () => {
    const clustered = Array.from({ length: 20 }, (_, at) => at < 6)
    expect(pairsIn(spreadHeavy(gridOf(clustered)))).toBe(0)
  })

  it('shows the same pictures, and no more heavy neighbours than before', () => {
    fc.assert(
      fc.property(anyGrid, (heavy) => {
        const slots = gridOf(heavy)
        const spread = spreadHeavy(slots)
        expect(spread.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(slots.map(({ picture }) => picture.id))
        expect(pairsIn(spread)).toBeLessThanOrEqual(pairsIn(slots.map(({ picture }) => picture)))
      }),
      { numRuns: 100 },
    )
  })

  it('moves none that has to stay, and none where nothing is heavy', () => {
    fc.assert(
      fc.property(anyGrid, (heavy) => {
        const stays = (at: number) => at % 2 === 0
        const spread = spreadHeavy(gridOf(heavy, stays))
        const moved = spread.filter(({ id }, at) => stays(at) && id !== at)
        expect(moved).toEqual([])
        const light = gridOf(heavy.map(() => false))
        expect(spreadHeavy(light)).toEqual(light.map(({ picture }) => picture))
      }),
      { numRuns: 50 },
    )
  })

  it('does not squeeze a lying picture into an upright slot for it', () => {
    const shapes = [
      [20, 10],
      [20, 10],
      [10, 20],
    ] as const
    const slots = shapes.map(([width, height], at) => ({
      box: { x: at * 21, y: 0, width, height },
      picture: { id: at, width, height, isHeavy: at < 2 },
      isFree: true,
    }))
    expect(spreadHeavy(slots).map(({ id }) => id)).toEqual([0, 1, 2])
  })
})
