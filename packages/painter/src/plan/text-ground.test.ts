import { type Collage, photoSlots } from '@collagerie/core/collage'
import { PHOTO_TEXT_DEFAULTS, TEXT_VALIGNS, type TextData } from '@collagerie/core/text'
import { beforeAll, describe, expect, it } from 'vitest'
import { filled, generated, planned, useTestFonts } from '../testing/test-scene.ts'

beforeAll(useTestFonts)

/** The field behind a text on the first photo, and what of the photo is left above and below it. */
function groundOf(look: Partial<TextData>) {
  const plain = filled(generated('alleven', 'POSTER'))
  const slot = photoSlots(plain.template)[0]?.slot ?? ''
  const text = { ...PHOTO_TEXT_DEFAULTS, background: 'back1', text: 'Été', ...look } as const
  const images = { ...plain.userdata.images, [slot]: { ...plain.userdata.images[slot], text } }
  const collage: Collage = { ...plain, userdata: { ...plain.userdata, images } }
  const step = planned(collage).find((each) => each.kind === 'text' && each.slot === slot)
  if (step?.kind !== 'text' || !step.ground) throw new Error('there is no field')
  const { y, height } = step.ground.box
  return { above: y, below: step.box.height - y - height }
}

describe.each([0.3, 0.423, 0.847, 1.2])('the field behind a text of %d cm', (fontSize) => {
  it('leaves no thin line of photo between it and the edge', () => {
    for (const valign of TEXT_VALIGNS) {
      const { above, below } = groundOf({ fontSize, valign })
      for (const rest of [above, below]) expect(rest === 0 || rest > PHOTO_TEXT_DEFAULTS.padding).toBe(true)
    }
  })

  it('reaches the edge its text stands at, and not the other', () => {
    const [top, middle, bottom] = [
      groundOf({ fontSize, valign: 'top' }),
      groundOf({ fontSize, valign: 'middle' }),
      groundOf({ fontSize, valign: 'bottom' }),
    ]
    expect([top.above, bottom.below]).toEqual([0, expect.closeTo(0, 9)])
    for (const rest of [top.below, middle.above, middle.below, bottom.above]) expect(rest).toBeGreaterThan(1)
  })
})
