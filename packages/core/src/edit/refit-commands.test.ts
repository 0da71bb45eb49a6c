import { describe, expect, it } from 'vitest'
import { type Collage, photoSlotOf, photoSlots, shownPhotos, slotDataOf, unplacedPhotos } from '../collage/index.ts'
import { seededRandom } from '../geometry/index.ts'
import { type AutofillPhoto, cropOf, turnedSize } from '../placement/index.ts'
import { PHOTO_TEXT_DEFAULTS } from '../text/index.ts'
import { apply, type Command, fillCommand, perform, refitCommands, startHistory, undo } from './index.ts'
import { collageOn, grid, type Sheet, sheet } from './testing/sheets.ts'

const SHAPES = [
  [4000, 3000],
  [3000, 4000],
  [3000, 3000],
  [4800, 2400],
] as const

function photosOf(seed: number, count: number): readonly AutofillPhoto[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, order) => {
    const [width, height] = SHAPES[Math.floor(random() * SHAPES.length)] ?? SHAPES[0]
    return { id: `p${order}`, width, height, rotation: 0 as const, order }
  })
}

const filled = (on: Sheet, photos: readonly AutofillPhoto[]) =>
  apply(collageOn(on), fillCommand(collageOn(on), photos).command)
const all = (collage: Collage, commands: readonly Command[]) =>
  commands.reduce<Collage>((now, each) => apply(now, each), collage)

function laidOutAnew(collage: Collage, on: Sheet, photos: readonly AutofillPhoto[]): Collage {
  const changed = apply(collage, { kind: 'change template', ...on })
  return all(changed, refitCommands(changed, { template: collage.template }, photos))
}

/** How much of the photos a sheet shows, on average. */
function meanShown(collage: Collage, photos: readonly AutofillPhoto[]): number {
  const shares = shownPhotos(collage).map(({ slot, photo }) => {
    const [box, own] = [photoSlotOf(collage.template, slot)?.box, photos.find(({ id }) => id === photo.id)]
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
    const ids = (collage: Collage) => shownPhotos(collage).map(({ photo }) => photo.id)
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

  it('leaves a photo alone that it does not know', () => {
    const photos = photosOf(5, 12)
    const again = laidOutAnew(filled(mosaic(12), photos), mosaic(11), photos.slice(1))
    expect(slotDataOf(again, slotOf(filled(mosaic(12), photos), 'p0'))?.photo?.id).toBe('p0')
  })
})

const slotOf = (collage: Collage, id: string) => shownPhotos(collage).find(({ photo }) => photo.id === id)?.slot ?? ''
