import { expect, it } from 'vitest'
import { qualityAdvice } from './quality-advice.ts'

it('a photo that only the zoom makes coarse is to be zoomed out of, one that is too small to be replaced', () => {
  expect(qualityAdvice(55, 160)).toBe('lessZoom')
  expect(qualityAdvice(90, 91)).toBe('lessZoom')
  expect(qualityAdvice(40, 90)).toBe('replace')
  expect(qualityAdvice(60, 60)).toBe('replace')
  expect(qualityAdvice(91, 200)).toBeUndefined()
})
