import { describe, expect, it } from 'vitest'
import { isLowQuality, printQuality, qualityAdvice, smileyOf } from './print-quality.ts'

describe('print quality', () => {
  it.each([
    [-1, undefined],
    [0, 'bad'],
    [60, 'bad'],
    [61, 'average'],
    [90, 'average'],
    [91, 'sufficient'],
    [100, 'sufficient'],
    [101, 'good'],
    [150, 'good'],
    [151, 'excellent'],
    [1200, 'excellent'],
  ])('at %i dpi is %s', (dpi, quality) => {
    expect(printQuality(dpi)).toBe(quality)
  })

  it.each([
    [-1, undefined, false],
    [0, 'red', true],
    [74, 'red', true],
    [75, 'orange', true],
    [99, 'orange', true],
    [100, 'green', false],
  ])('at %i dpi shows %s, low: %s', (dpi, smiley, isLow) => {
    expect(smileyOf(dpi)).toBe(smiley)
    expect(isLowQuality(dpi)).toBe(isLow)
  })
})

it('a photo that only the zoom makes coarse is to be zoomed out of, one that is too small to be replaced', () => {
  const advice = (dpi: number, zoom: number, zoomAndTilt = zoom) => qualityAdvice(dpi, { zoom, zoomAndTilt })
  expect(advice(55, 160)).toBe('lessZoom')
  expect(advice(90, 91)).toBe('lessZoom')
  expect(advice(40, 90)).toBe('replace')
  expect(advice(60, 60)).toBe('replace')
  expect(advice(70, 85, 95)).toBe('lessZoomOrTilt')
  expect(advice(91, 200)).toBeUndefined()
})
