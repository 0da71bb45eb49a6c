import { describe, expect, it } from 'vitest'
import { photoScale } from './photo-scale.ts'

describe('a photo of a wall', () => {
  const photo = { width: 4000, height: 3000 }
  const at = (x: number, y: number) => ({ x, y })

  it('is measured by two points, level or not', () => {
    expect(photoScale({ from: at(0.2, 0.5), to: at(0.7, 0.5), centimetres: 200 }, photo)).toBeCloseTo(10)
    expect(photoScale({ from: at(0, 0), to: at(0.3, 0.3), centimetres: 150 }, photo)).toBeCloseTo(10)
  })

  it.each([0, 4, 1001, Number.NaN])('cannot be measured by %d cm', (centimetres) => {
    expect(photoScale({ from: at(0.2, 0.5), to: at(0.7, 0.5), centimetres }, photo)).toBeUndefined()
  })

  it('cannot be measured by two points on top of each other', () => {
    expect(photoScale({ from: at(0.5, 0.5), to: at(0.51, 0.5), centimetres: 100 }, photo)).toBeUndefined()
  })
})
