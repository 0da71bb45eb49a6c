import { describe, expect, it } from 'vitest'
import { type CollagePage, photoSlotOf, photoSlots, shownPhotos, slotDataOf, unplacedPhotos } from '../collage/index.ts'
import { DESIGN_TYPES, designFor } from '../designs/index.ts'
import { seededRandom } from '../geometry/index.ts'
import { type AutofillPhoto, cropOf, framedIn, turnedSize } from '../placement/index.ts'
import { PHOTO_TEXT_DEFAULTS, TEXT_MODE } from '../text/index.ts'
import { hasOtherSlots } from './has-other-slots.ts'
import { apply, type Command, fillCommand, perform, refitCommands, startHistory, undo } from './index.ts'
import { collageOn, grid, type Sheet, sheet } from './testing/sheets.ts'

const SHAPES = [
  [4000, 3000],
  [3000, 4000],
  [3000, 3000],
  [4800, 2400],
] as const

/** Their subject is at the left, so that each slot frames them in its own way. */
const LEFT_FACE: NonNullable<AutofillPhoto['content']> = {
  faces: [{ x: 0.05, y: 0.3, width: 0.18, height: 0.24 }],
  saliency: Array.from({ length: 256 }, (_, index) => (index % 16 < 5 ? 255 : 10)),
  sharpness: 1,
  exposure: 1,
  fingerprint: '0'.repeat(16),
  tone: [50, 0, 0],
}

function photosOf(seed: number, count: number): readonly AutofillPhoto[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, order) => {
    const [width, height] = SHAPES[Math.floor(random() * SHAPES.length)] ?? SHAPES[0]
    return { id: `p${order}`, width, height, rotation: 0 as const, order }
  })
}

const filled = (on: Sheet, photos: readonly AutofillPhoto[]) =>
  apply(collageOn(on), fillCommand(collageOn(on), photos).command)
const all = (page: CollagePage, commands: readonly Command[]) =>
  commands.reduce<CollagePage>((now, each) => apply(now, each), page)

function laidOutAnew(page: CollagePage, on: Sheet, photos: readonly AutofillPhoto[]): CollagePage {
  const changed = apply(page, { kind: 'change template', ...on })
  return all(changed, refitCommands(changed, { template: page.template }, photos))
}

/** How much of the photos a sheet shows, on average. */
function meanShown(page: CollagePage, photos: readonly AutofillPhoto[]): number {
  const shares = shownPhotos(page).map(({ slot, photo }) => {
    const [box, own] = [photoSlotOf(page.template, slot)?.box, photos.find(({ id }) => id === photo.id)]
    if (!box || !own) throw new Error(`${photo.id} is not in a slot.`)
    const { width, height } = turnedSize(own, photo.rotation)
    const crop = cropOf(own, box, photo)
    return (crop.width * crop.height) / (width * height)
  })
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}

const mosaic = (count: number) => sheet('mosaiccross', { numberHor: count, mixed: 1 })

describe('a sheet laid out anew', () => {
  it.each(Array.from({ length: 12 }, (_, seed) => ({ seed, from: 8 + (seed % 7), to: 8 + ((seed * 5) % 7) })))(
    'of $from photos fits its $to as well as one filled afresh (photos $seed)',
    ({ seed, from, to }) => {
      const photos = photosOf(seed, from)
      const again = laidOutAnew(filled(mosaic(from), photos), mosaic(to), photos)
      expect(meanShown(again, photos)).toBeGreaterThan(meanShown(filled(mosaic(to), photos), photos) - 0.02)
      expect(shownPhotos(again)).toHaveLength(Math.min(photoSlots(again.template).length, from))
      expect(shownPhotos(again).length + unplacedPhotos(again).length).toBe(from)
    },
  )

  it('leaves every photo in its place where all slots have one shape', () => {
    const photos = photosOf(1, 12).toReversed()
    const before = all(filled(grid(3, 4), photos), [{ kind: 'swap photos', from: 'img1', to: 'img7' }])
    const ids = (page: CollagePage) => shownPhotos(page).map(({ photo }) => photo.id)
    expect(ids(laidOutAnew(before, grid(3, 5), photos))).toEqual(ids(before))
  })

  it('keeps what the customer made of a photo, and comes back whole in one undo', () => {
    const photos = photosOf(3, 12)
    const text = { ...PHOTO_TEXT_DEFAULTS, text: 'Anna' }
    const framing = { zoom: 2, x: 0.3, y: 0.4, rotation: 0 } as const
    const before = all(filled(mosaic(12), photos), [
      { kind: 'reframe', slot: 'img2', framing },
      { kind: 'set photo text', slot: 'img2', text },
    ])
    const id = slotDataOf(before, 'img2')?.photo?.id
    const changed = apply(before, { kind: 'change template', ...mosaic(13) })
    const commands: readonly Command[] = [
      { kind: 'change template', ...mosaic(13) },
      ...refitCommands(changed, { template: before.template }, photos),
    ]
    const history = commands.reduce((now, each) => perform(now, each, 'step'), startHistory([before]))
    const page = history.present[0] ?? before
    const own = shownPhotos(page).find(({ photo }) => photo.id === id)
    expect(own?.photo).toMatchObject(framing)
    expect(slotDataOf(page, own?.slot ?? '')?.text).toEqual(text)
    expect(undo(history).present).toEqual([before])
  })

  it.each([
    [
      'the division of a split',
      [40, 45, 50, 55, 60, 40].map((division) => sheet('normalsplit', { division, position: 3 })),
    ],
    [
      'the border of a grid',
      [0, 0.5, 1, 1.5, 2].map((borderCM) => sheet('alleven', { numberVert: 4, numberHor: 3, borderCM })),
    ],
    [
      'the margin of a mosaic',
      [0.5, 0.7, 1.1, 0.9].map((marginCM) => sheet('mosaiccross', { numberHor: 12, marginCM })),
    ],
  ])('that nobody framed is framed for the slots it has, however small the steps of %s', (_, [first, ...sheets]) => {
    if (!first) throw new Error('There is no sheet.')
    const photos = photosOf(2, 40).map((photo) => ({ ...photo, content: LEFT_FACE }))
    const last = sheets.reduce<CollagePage>((now, each) => laidOutAnew(now, each, photos), filled(first, photos))
    for (const { slot, photo } of shownPhotos(last)) {
      const [box, own] = [photoSlotOf(last.template, slot)?.box, photos.find(({ id }) => id === photo.id)]
      if (!box || !own) throw new Error(`${photo.id} is not in a slot.`)
      expect(photo).toMatchObject(framedIn(box, own))
    }
  })

  it('spacing alone moves no photo', () => {
    const [before, wider, fewer] = [
      mosaic(12),
      sheet('mosaiccross', { numberHor: 12, mixed: 1, borderCM: 0.6 }),
      mosaic(11),
    ]
    expect(hasOtherSlots(before.template, wider.template)).toBe(false)
    expect(hasOtherSlots(before.template, fewer.template)).toBe(true)
    const own = all(filled(before, photosOf(4, 12)), [{ kind: 'swap photos', from: 'img1', to: 'img8' }])
    const ids = (page: CollagePage) => shownPhotos(page).map(({ slot, photo }) => [slot, photo.id])
    expect(ids(laidOutAnew(own, wider, photosOf(4, 12)))).toEqual(ids(own))
  })

  // A heart is cut into other photos for the room that a title leaves.
  const titled = DESIGN_TYPES.map(designFor).filter(
    ({ type, defaults }) => Object.hasOwn(defaults, 'hasText') && type !== 'heart',
  )
  it.each(titled)('a title that comes or goes moves no photo of $type', ({ type, controls }) => {
    const asked = { format: { width: 50, height: 40 }, material: '', values: {} } as const
    const { minValue: least = 0, maxValue: most = 0 } = controls(asked).find(({ key }) => key === 'hasText') ?? {}
    const modes = Array.from({ length: most - least + 1 }, (_, mode) => sheet(type, { hasText: least + mode }))
    const [bare] = modes
    if (!bare) throw new Error('There is no sheet.')
    const photos = photosOf(6, 60).map((photo, index) => (index % 2 ? photo : { ...photo, content: LEFT_FACE }))
    const begun = filled(bare, photos)
    const slots = shownPhotos(begun).map(({ slot }) => slot)
    const swaps = slots.map((from, index): Command => {
      return { kind: 'swap photos', from, to: slots[(index * 7 + 3) % slots.length] ?? from }
    })
    const own = all(begun, swaps)
    const ids = (page: CollagePage) => shownPhotos(page).map(({ slot, photo }) => [slot, photo.id])
    let now = own
    for (const each of [...modes.slice(1), ...modes.toReversed()]) {
      now = laidOutAnew(now, each, photos)
      expect(ids(now)).toEqual(ids(own).filter(([slot]) => photoSlotOf(each.template, slot ?? '')))
    }
  })

  it('the photos of a heart find slots that suit them when a title cuts it anew', () => {
    const photos = photosOf(6, 60)
    const bare = filled(sheet('heart', { hasText: TEXT_MODE.heartNone }), photos)
    const titledHeart = sheet('heart', { hasText: TEXT_MODE.heartBottomSub })
    expect(photoSlots(titledHeart.template).length).toBeLessThan(shownPhotos(bare).length)
    const asTheyWere = apply(bare, { kind: 'change template', ...titledHeart })
    const shown = meanShown(laidOutAnew(bare, titledHeart, photos), photos)
    expect(shown).toBeGreaterThan(meanShown(asTheyWere, photos) + 0.05)
  })

  it('leaves a photo alone that it does not know', () => {
    const photos = photosOf(5, 12)
    const again = laidOutAnew(filled(mosaic(12), photos), mosaic(11), photos.slice(1))
    expect(slotDataOf(again, slotOf(filled(mosaic(12), photos), 'p0'))?.photo?.id).toBe('p0')
  })
})

const slotOf = (page: CollagePage, id: string) => shownPhotos(page).find(({ photo }) => photo.id === id)?.slot ?? ''
