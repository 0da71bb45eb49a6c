import { LONGEST_COLLAGE_NAME } from '@collagerie/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyName } from './copy-name.ts'

const plainNames = fc
  .string({ minLength: 1, maxLength: LONGEST_COLLAGE_NAME })
  .filter((name) => !name.includes('(copy'))

const inEnglish = (name: string, nth: number) => (nth === 1 ? `${name} (copy)` : `${name} (copy ${nth})`)

describe('the name of a copy', () => {
  it.each([
    ['Zoe', [], 'Zoe (copy)'],
    ['Zoe', ['Zoe (copy)'], 'Zoe (copy 2)'],
    ['Zoe (copy)', ['Zoe', 'Zoe (copy)'], 'Zoe (copy 2)'],
    ['Zoe (copy) (copy)', ['Zoe (copy)', 'Zoe (copy 2)'], 'Zoe (copy 3)'],
    ['Zoe (copy 2)', ['Zoe (copy 2)'], 'Zoe (copy)'],
    [' (copy)', [], ' (copy) (copy)'],
  ])('of %s beside %s is %s', (name, taken, expected) => {
    expect(copyName(name, taken, inEnglish)).toBe(expected)
  })

  it('says once that it is a copy, is short enough and not taken, however often copies are copied', () => {
    fc.assert(
      fc.property(plainNames, fc.nat(6), (origin, times) => {
        const names = [origin]
        for (let time = 0; time <= times; time++) {
          const next = copyName(names.at(-1) ?? '', names, inEnglish)
          expect(names).not.toContain(next)
          expect(next.length).toBeLessThanOrEqual(LONGEST_COLLAGE_NAME)
          names.push(next)
        }
        const endings = names.slice(1).map((each) => each.match(/ \(copy( \d+)?\)/g)?.length)
        expect(new Set(endings)).toEqual(new Set([1]))
      }),
    )
  })
})
