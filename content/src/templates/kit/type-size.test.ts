import { FONT_FACES } from '@collagerie/painter'
import { nodeMeasure } from '@collagerie/painter/node'
import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, describe, expect, it } from 'vitest'
import { registerPackageFonts } from '../../quotes/testing/register-package-fonts.ts'
import { FACE_FACTS, typeSizeIn } from './type-size.ts'

const NAME = 'Amélie & Tom'
const measure = nodeMeasure()
/** Not written in capitals. */
const SCRIPTS = new Set(['Great Vibes', 'Pinyon Script'])
const weightsOf = (font: string) => FONT_FACES.filter((face) => face.font === font).map(({ weight }) => String(weight))

beforeAll(registerPackageFonts)

describe.each(Object.keys(FACE_FACTS))('type in %s', (font) => {
  const cases = weightsOf(font).flatMap((weight) =>
    (SCRIPTS.has(font) ? [false] : [true, false]).flatMap((caps) =>
      [0, 0.1].map((tracking) => ({ weight, caps, tracking })),
    ),
  )

  it.each(cases)('fills a line with a name and keeps inside it: %j', ({ weight, caps, tracking }) => {
    const text = caps ? NAME.toUpperCase() : NAME
    for (const box of [
      { width: 1000, height: 2 },
      { width: 40, height: 1000 },
    ]) {
      const fontSize = typeSizeIn(box, { font, caps, tracking })
      const { width, ascent, descent } = measure(text, { font, weight, fontSize, letterSpacing: fontSize * tracking })
      expect(width).toBeLessThanOrEqual(box.width)
      expect(ascent + descent).toBeLessThanOrEqual(box.height)
      expect(Math.max(width / box.width, (ascent + descent) / box.height)).toBeGreaterThan(0.85)
    }
  })

  it('knows how high its capitals and its lines are', () => {
    const { ascent, descent, cap } = FACE_FACTS[font] ?? { ascent: 0, descent: 0, cap: 0 }
    for (const face of FONT_FACES.filter((each) => each.font === font)) {
      const measured = measure('H', { font, weight: String(face.weight), fontSize: 100, letterSpacing: 0 })
      const ctx = createCanvas(1, 1).getContext('2d')
      ctx.font = `100px "${face.family}"`
      const capitals = ['A', 'H', 'T'].map((letter) => ctx.measureText(letter).actualBoundingBoxAscent)
      expect(Math.abs(measured.ascent - 100 * ascent)).toBeLessThan(1)
      expect(Math.abs(measured.descent - 100 * descent)).toBeLessThan(1)
      expect(100 * cap).toBeGreaterThanOrEqual(Math.min(...capitals) - 1)
      expect(100 * cap).toBeLessThanOrEqual(Math.max(...capitals) + 1)
    }
  })

  it('grows with its box', () => {
    const look = { font, caps: false, tracking: 0.1 }
    const small = typeSizeIn({ width: 20, height: 3 }, look)
    expect(typeSizeIn({ width: 60, height: 9 }, look) / small).toBeCloseTo(3, 2)
  })
})
