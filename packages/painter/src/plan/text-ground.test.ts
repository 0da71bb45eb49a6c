import { type CollagePage, photoSlots } from '@collagerie/core/collage'
import { materialMargin } from '@collagerie/core/format'
import {
  FONT_SIZES,
  fitText,
  layoutText,
  PHOTO_TEXT_DEFAULTS,
  TEXT_ALIGNS,
  TEXT_VALIGNS,
  type TextData,
} from '@collagerie/core/text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodeMeasure } from '../node/index.ts'
import { filled, generated, planned } from '../testing/test-scene.ts'
import { boundsOf, groundsOf } from './bounds-of.ts'
import type { TextStep } from './paint-step.ts'

/** The step of a text on the first photo. */
function textOn(plain: CollagePage, look: Partial<TextData>) {
  const slot = photoSlots(plain.template)[0]?.slot ?? ''
  const text = { ...PHOTO_TEXT_DEFAULTS, background: 'back1', text: 'Été', ...look } as const
  const images = { ...plain.userdata.images, [slot]: { ...plain.userdata.images[slot], text } }
  const steps = planned({ ...plain, userdata: { ...plain.userdata, images } })
  const step = steps.find((each): each is TextStep => each.kind === 'text' && each.slot === slot)
  if (!step) throw new Error('there is no text')
  return step
}

/** What of the photo is left above and below the field behind its text. */
function groundOf(look: Partial<TextData>) {
  const step = textOn(filled(generated('alleven', 'POSTER')), look)
  const { y = 0, height = 0 } = step.ground?.box ?? {}
  return { above: y, below: step.box.height - y - height }
}

describe.each([0.3, 0.423, 0.847, 1.2])('the field behind a text of %d cm', (fontSize) => {
  it('leaves no thin line of photo between it and the edge', () => {
    for (const valign of TEXT_VALIGNS) {
      const { above, below } = groundOf({ fontSize, valign })
      for (const rest of [above, below]) expect(rest === 0 || rest > PHOTO_TEXT_DEFAULTS.padding).toBe(true)
    }
  })

  it.each(TEXT_VALIGNS)('has air above and below its lines, %s', (valign) => {
    const step = textOn(filled(generated('alleven', 'POSTER')), { fontSize, valign, text: 'Été' })
    const { y = 0, height = 0 } = step.ground?.box ?? {}
    const baseline = step.lines[0]?.y ?? 0
    // Capitals are seven tenths of their size, and what hangs under the line is two.
    expect(baseline - 0.7 * fontSize - y).toBeGreaterThan(0.5 * fontSize)
    expect(y + height - baseline - 0.2 * fontSize).toBeGreaterThan(0.5 * fontSize)
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

describe('a band behind a text', () => {
  const sheet = filled(generated('alleven', 'POSTER'))
  const captions = fc.array(fc.constantFrom('Été', 'à', 'la', 'plage', 'grand-mère', 'Lisboa'), {
    minLength: 1,
    maxLength: 12,
  })

  it('leaves the lines and their size as they are without it, and they stand where the colour is measured', () => {
    fc.assert(
      fc.property(
        captions,
        fc.constantFrom(...FONT_SIZES),
        fc.constantFrom(...TEXT_ALIGNS),
        fc.constantFrom(...TEXT_VALIGNS),
        (words, fontSize, align, valign) => {
          const look = { text: words.join(' '), fontSize, align, valign }
          const [bare, band] = [textOn(sheet, { ...look, background: 'none' }), textOn(sheet, look)]
          expect(band.lines.map(({ text }) => text)).toEqual(bare.lines.map(({ text }) => text))
          expect(band.fontSize).toBe(bare.fontSize)
          const fitted = fitText({ ...PHOTO_TEXT_DEFAULTS, ...look, background: 'back1' }, band.box, nodeMeasure())
          const measured = layoutText(fitted, band.box, nodeMeasure()).lines
          expect(band.lines).toEqual(measured.map(({ text, x, baseline }) => ({ text, x, y: baseline })))
        },
      ),
    )
  })
})

describe.each(['POSTER', 'PLEXI', 'CANVAS4CM'] as const)(
  'a text on a photo that runs on into the margin of %s',
  (material) => {
    const template = generated('single', material, { marginCM: 0 })
    const margin = materialMargin(material)

    it.each(TEXT_VALIGNS)('stands whole on the front, %s', (valign) => {
      const step = textOn(filled(template), { valign, background: 'none' })
      const [line] = step.lines
      const baseline = step.box.y + (line?.y ?? 0)
      expect(baseline - step.fontSize * 0.7).toBeGreaterThan(0.2)
      expect(baseline + step.fontSize * 0.2).toBeLessThan(template.format.height - 0.2)
      expect(step.box).toMatchObject({ x: 0, y: 0, ...template.format })
    })

    it('has its field run on with the photo, and every strip knows of it', () => {
      const step = textOn(filled(template), { valign: 'bottom' })
      const [ground] = groundsOf(step)
      expect([ground?.x, ground?.width]).toEqual([-margin, expect.closeTo(template.format.width + 2 * margin)])
      expect((ground?.y ?? 0) + (ground?.height ?? 0)).toBeCloseTo(template.format.height + margin)
      const bounds = boundsOf(step, 50)
      expect((bounds?.y ?? 0) + (bounds?.height ?? 0)).toBeGreaterThan(template.format.height + margin)
    })
  },
)
