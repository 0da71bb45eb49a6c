import { printableText } from '@collagerie/core/text'
import { describe, expect, it } from 'vitest'
import { FONT_FACES } from '../platform/fonts.ts'
import { signsOf } from '../testing/font-signs.ts'
import { fontFile } from '../testing/test-scene.ts'

const BASIC_PLANE = Array.from({ length: 0xd800 - 0x20 }, (_, index) => index + 0x20)

describe('what may be written where everything the fonts draw is taken', () => {
  it('is exactly what every font has, soft hyphens aside', () => {
    const faces = FONT_FACES.map((face) => signsOf(fontFile(face)))
    const drawn = BASIC_PLANE.filter((sign) => faces.every((signs) => signs.has(sign)))
    const taken = BASIC_PLANE.filter((sign) => {
      const text = String.fromCodePoint(sign)
      return printableText(text, 'all').text === text
    })
    expect(taken.map(named)).toEqual(drawn.map(named))
  })
})

const named = (sign: number) => `${sign.toString(16)} ${String.fromCodePoint(sign)}`
