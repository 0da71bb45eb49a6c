import { beforeAll, expect, it } from 'vitest'
import { surface } from '../node/index.ts'
import { useTestFonts } from '../testing/test-scene.ts'
import { FONT_FACES } from './fonts.ts'
import { canvasMeasure } from './measure.ts'

beforeAll(useTestFonts)

it.each([
  ['ete', 2],
  ['e\u0301te\u0301', 2],
  ['\u{1D504}\u{1D505}', 1],
  ['e', 0],
  ['', 0],
])('between the letters of %j there is room %i times', (text, gaps) => {
  const measure = canvasMeasure(surface(10, 10).ctx)
  const font = FONT_FACES[0]?.family ?? ''
  const look = { font, weight: 'normal', fontSize: 10 }
  const widened =
    measure(text, { ...look, letterSpacing: 5 }).width - measure(text, { ...look, letterSpacing: 0 }).width
  expect(widened).toBeCloseTo(5 * gaps)
})
