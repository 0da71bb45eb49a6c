import { expect, it } from 'vitest'
import { lostCapitals } from './lost-capitals.ts'

it('a title is lost below a share of what its place gives it, whatever its size', () => {
  expect(lostCapitals(0.8, 2)).toBeCloseTo(0.5)
  expect(lostCapitals(1, 2)).toBeUndefined()
  expect(lostCapitals(0.564, 0.564)).toBeUndefined()
  expect(lostCapitals(3.2, 8)).toBeCloseTo(2)
})
