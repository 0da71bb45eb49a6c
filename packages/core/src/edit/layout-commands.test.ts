import { describe, expect, it } from 'vitest'
import { type CollagePage, photoSlots, shownPhotos, slotDataOf } from '../collage/index.ts'
import { type AutofillPhoto, autofill, placePhoto } from '../placement/index.ts'
import { PHOTO_TEXT_DEFAULTS } from '../text/index.ts'
import { type Command, layoutCommands, perform, slotsToFill, startHistory, undo } from './index.ts'
import { collageOn, grid, type Sheet, sheet } from './testing/sheets.ts'

const photos = Array.from(
  { length: 6 },
  (_, order): AutofillPhoto => ({ id: `p${order}`, width: 4000, height: 3000, rotation: 0, order }),
)
const layoutOn = (wanted: Sheet) => ({
  ...wanted,
  placements: autofill(slotsToFill(photoSlots(wanted.template), new Map()), photos).placements,
})
const after = (page: CollagePage, commands: readonly Command[]) =>
  commands.reduce((history, command) => perform(history, command, 'step'), startHistory([page]))
const begun = (images: CollagePage['userdata']['images']): CollagePage => {
  const page = collageOn(grid(2, 2, 2))
  const texts = { txt1: { ...PHOTO_TEXT_DEFAULTS, text: 'Lake Garda' } }
  return { ...page, userdata: { ...page.userdata, images, texts } }
}

describe('taking another layout', () => {
  it('has every photo in its new place and the title where it was, and one undo brings all back', () => {
    const page = begun({ img1: { photo: placePhoto('p0') }, img2: { photo: placePhoto('p5') } })
    const layout = layoutOn(sheet('mosaiccross', { numberHor: 6 }))
    const history = after(page, layoutCommands(page, layout, photos))
    const done = history.present[0] ?? page
    expect(shownPhotos(done)).toEqual(layout.placements)
    expect(done.template).toBe(layout.template)
    expect(done.userdata.texts['txt1']?.text).toBe('Lake Garda')
    expect(undo(history).present).toEqual([page])
  })

  it('keeps what the customer made of a photo: effect, framing and the text on it', () => {
    const text = { ...PHOTO_TEXT_DEFAULTS, text: 'Anna' }
    const framed = { ...placePhoto('p1'), zoom: 2, x: 0.3, effect: 'sepia' as const }
    const page = begun({
      img1: { photo: { ...placePhoto('p0'), effect: 'sepia' }, text },
      img2: { photo: framed },
    })
    const history = after(page, layoutCommands(page, layoutOn(grid(3, 2)), photos))
    const done = history.present[0] ?? page
    const at = (id: string) => shownPhotos(done).find(({ photo }) => photo.id === id)
    expect(at('p0')?.photo.effect).toBe('sepia')
    expect(at('p1')?.photo).toEqual(framed)
    expect(slotDataOf(done, at('p0')?.slot ?? '')?.text).toEqual(text)
    expect(shownPhotos(done).filter(({ slot }) => slotDataOf(done, slot)?.text)).toHaveLength(1)
  })

  it('gives up a framing that would cut a face in the new place, and nothing else of it', () => {
    const content = {
      faces: [{ x: 0.05, y: 0.3, width: 0.2, height: 0.25 }],
      saliency: [],
      sharpness: 1,
      exposure: 1,
      fingerprint: '0000000000000000',
      tone: [50, 0, 0],
    } as const
    const looked = photos.map((photo) => (photo.id === 'p1' ? { ...photo, content } : photo))
    const wanted = grid(3, 2)
    const layout = {
      ...wanted,
      placements: autofill(slotsToFill(photoSlots(wanted.template), new Map()), looked).placements,
    }
    const shown = (zoom: number, x: number) => {
      const page = begun({ img2: { photo: { ...placePhoto('p1'), zoom, x, effect: 'sepia' } } })
      const done = after(page, layoutCommands(page, layout, looked)).present[0] ?? page
      return shownPhotos(done).find(({ photo }) => photo.id === 'p1')?.photo
    }
    const automatic = layout.placements.find(({ photo }) => photo.id === 'p1')?.photo
    expect(shown(2, 0.75)).toEqual({ ...automatic, effect: 'sepia' })
    expect(shown(1.5, 0.2)).toMatchObject({ zoom: 1.5, x: 0.2, effect: 'sepia' })
  })
})
