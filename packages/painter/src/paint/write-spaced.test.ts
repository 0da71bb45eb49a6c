import { beforeAll, describe, expect, it } from 'vitest'
import { surface } from '../node/index.ts'
import { FONT_FACES } from '../platform/fonts.ts'
import type { Context2D } from '../platform/platform.ts'
import { useTestFonts } from '../testing/test-scene.ts'
import { writeSpaced } from './write-spaced.ts'

const WIDTH = 600
const HEIGHT = 80

beforeAll(useTestFonts)

/** The context as a browser without letter spacing has it. */
function withoutSpacing(ctx: Context2D): Context2D {
  const plain = {
    measureText: (text: string) => ctx.measureText(text),
    fillText: (text: string, x: number, y: number) => ctx.fillText(text, x, y),
  }
  return plain as Context2D
}

function written(text: string, spacing: number, family: string, hasSpacing: boolean): Uint8ClampedArray {
  const { ctx } = surface(WIDTH, HEIGHT)
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, WIDTH, HEIGHT)
  ctx.fillStyle = '#000000'
  ctx.font = `40px "${family}"`
  writeSpaced(hasSpacing ? ctx : withoutSpacing(ctx), { text, x: 10, y: 55 }, spacing)
  return ctx.getImageData(0, 0, WIDTH, HEIGHT).data
}

function meanDifference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length
}

describe('text with room between its letters', () => {
  it.each(FONT_FACES.map(({ family }) => family))('looks the same letter by letter in %s', (family) => {
    const [native, byLetter] = [true, false].map((has) => written('AVÉ Toit ÉTÉ', 6, family, has)) as [
      Uint8ClampedArray,
      Uint8ClampedArray,
    ]
    const unspaced = written('AVÉ Toit ÉTÉ', 0, family, true)
    expect(meanDifference(native, byLetter)).toBeLessThan(meanDifference(native, unspaced) / 5)
  })

  it('is one stroke of the pen where there is none', () => {
    const family = FONT_FACES[0]?.family ?? ''
    expect(written('Votre été', 0, family, false)).toEqual(written('Votre été', 0, family, true))
  })
})
