import { photoSlots } from '@collagerie/core/collage'
import { PHOTO_TEXT_DEFAULTS } from '@collagerie/core/text'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { filled, generated, painted, planned, useTestFonts } from '../testing/test-scene.ts'
import { snapped } from './pixels.ts'

beforeAll(useTestFonts)

it('the field behind a text covers its photo from edge to edge, whatever the scale', () => {
  const template = generated('alleven', 'POSTER')
  const plain = filled(template)
  const slots = photoSlots(template)
  fc.assert(
    fc.property(fc.constantFrom(...slots), fc.double({ min: 3, max: 40, noNaN: true }), ({ slot, box }, scale) => {
      const text = { ...PHOTO_TEXT_DEFAULTS, background: 'back1', text: 'i' } as const
      const images = { ...plain.userdata.images, [slot]: { ...plain.userdata.images[slot], text } }
      const [with_, without] = [{ ...plain, userdata: { ...plain.userdata, images } }, plain].map((page) =>
        planned(page).filter((step) => !('slot' in step) || step.slot === slot),
      )
      const edge = snapped(box, { scale, left: 0, top: 0 })
      // The row of pixels just above the photo's lower edge, where the field is.
      const band = { left: edge.x, top: edge.y + edge.height - 1, width: edge.width, height: 1 }
      const [written, bare] = [painted(with_ ?? [], scale, band), painted(without ?? [], scale, band)]
      for (const column of [0, edge.width - 1]) {
        const at = column * 4
        expect(written.slice(at, at + 3)).not.toEqual(bare.slice(at, at + 3))
      }
    }),
    { seed: 26, numRuns: 30 },
  )
})
