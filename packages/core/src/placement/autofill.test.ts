import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AutofillSlot } from './autofill-photo.ts'
import { type AutofillPhoto, autofill } from './index.ts'
import { photoSizes, slotSizes } from './testing/placements.ts'

const slot = (index: number, width = 10, height = 10): AutofillSlot => ({ slot: `img${index + 1}`, width, height })
const photo = (order: number, width = 4000, height = 3000, more: Partial<AutofillPhoto> = {}): AutofillPhoto => ({
  id: `p${order}`,
  width,
  height,
  rotation: 0,
  order,
  ...more,
})
const evenSlots = (count: number) => Array.from({ length: count }, (_, index) => slot(index))
const pairs = (slots: readonly AutofillSlot[], photos: readonly AutofillPhoto[]) =>
  autofill(slots, photos).placements.map((each) => `${each.slot} ${each.photo.id}`)

describe('autofill', () => {
  it('keeps the order of capture in an even grid, chosen order last', () => {
    const photos = [
      photo(0, 4000, 3000),
      photo(1, 4000, 3000, { takenAt: 300 }),
      photo(2, 3000, 4000, { takenAt: 100 }),
      photo(3, 4000, 3000, { takenAt: 200 }),
      photo(4, 4100, 3000),
    ]
    expect(pairs(evenSlots(5), photos)).toEqual(['img1 p2', 'img2 p3', 'img3 p1', 'img4 p0', 'img5 p4'])
  })

  it('lays lying photos into lying slots and stands standing ones, in their order', () => {
    const slots = [slot(0, 15, 10), slot(1, 10, 15), slot(2, 15, 10), slot(3, 10, 15)]
    const photos = [photo(0, 3000, 4000), photo(1, 3000, 4000), photo(2), photo(3)]
    expect(pairs(slots, photos)).toEqual(['img1 p2', 'img2 p0', 'img3 p3', 'img4 p1'])
  })

  it('looks at a photo as it is turned, and places it turned', () => {
    const photos = [photo(0, 4000, 3000, { rotation: 90 }), photo(1)]
    const { placements } = autofill([slot(0, 15, 10), slot(1, 10, 15)], photos)
    expect(placements.map((each) => [each.photo.id, each.photo.rotation])).toEqual([
      ['p1', 0],
      ['p0', 90],
    ])
  })

  it('gives the large slot the large photo, though it was taken later', () => {
    const slots = [slot(0, 20, 20), slot(1), slot(2), slot(3)]
    const photos = [photo(0, 1600, 1200), photo(1, 1600, 1200), photo(2, 4000, 3000), photo(3, 1600, 1200)]
    expect(pairs(slots, photos)).toEqual(['img1 p2', 'img2 p0', 'img3 p1', 'img4 p3'])
  })

  it('does not break the order for a few pixels more', () => {
    const slots = [slot(0, 20, 20), slot(1), slot(2)]
    expect(pairs(slots, [photo(0, 4000, 3000), photo(1, 4032, 3024), photo(2, 4100, 3075)])).toEqual([
      'img1 p0',
      'img2 p1',
      'img3 p2',
    ])
  })

  it('begins with the large slots and the first ones while photos are few', () => {
    const slots = [slot(0), slot(1), slot(2), slot(3, 20, 20), slot(4)]
    expect(pairs(slots, [photo(0), photo(1), photo(2)]).map((pair) => pair.slice(0, 4))).toEqual([
      'img1',
      'img2',
      'img4',
    ])
  })

  it('tells which photos are left, and spreads the others over the whole time', () => {
    const photos = Array.from({ length: 9 }, (_, order) => photo(order))
    const { placements, unused } = autofill(evenSlots(3), photos)
    expect(placements.map((each) => each.photo.id)).toEqual(['p0', 'p4', 'p8'])
    expect(unused).toEqual(['p1', 'p2', 'p3', 'p5', 'p6', 'p7'])
  })

  it('takes a photo that is handed in twice once', () => {
    expect(pairs(evenSlots(3), [photo(0), photo(0), photo(1)])).toEqual(['img1 p0', 'img2 p1'])
  })

  it('gets through photos whose size makes no sense', () => {
    const broken = [photo(0, 0, 0), photo(1, Number.NaN, 10), photo(2, -5, 5), photo(3)]
    expect(autofill(evenSlots(4), broken).placements.length).toBe(4)
  })

  it('has nothing to do without slots or photos', () => {
    expect(autofill([], [photo(0)])).toEqual({ placements: [], unused: ['p0'] })
    expect(autofill(evenSlots(2), [])).toEqual({ placements: [], unused: [] })
  })

  it('fills 144 slots from 150 photos, the last ones left over being those that fit worst', () => {
    const slots = Array.from({ length: 144 }, (_, index) => slot(index, 10 + (index % 3) * 2, 10))
    const photos = Array.from({ length: 150 }, (_, order) => photo(order, order % 25 === 7 ? 1000 : 4000, 3000))
    const { placements, unused } = autofill(slots, photos)
    expect(placements.length).toBe(144)
    expect(unused).toEqual(['p7', 'p32', 'p57', 'p82', 'p107', 'p132'])
  })
})

describe('whatever slots and photos there are', () => {
  const someSlots = fc
    .array(slotSizes, { maxLength: 14 })
    .map((sizes) => sizes.map((size, index) => ({ slot: `img${index + 1}`, ...size })))
  const somePhotos = fc
    .array(fc.record({ size: photoSizes, rotation: fc.constantFrom(0, 90, 180, 270), time: fc.option(fc.integer()) }), {
      maxLength: 18,
    })
    .map((list) =>
      list.map(({ size, rotation, time }, order): AutofillPhoto => {
        const base = { id: `p${order}`, ...size, rotation, order }
        return time === null ? base : { ...base, takenAt: time }
      }),
    )
  const run = { numRuns: 200 }

  it('as many are placed as can be, none twice, the rest named', () => {
    fc.assert(
      fc.property(someSlots, somePhotos, (slots, photos) => {
        const { placements, unused } = autofill(slots, photos)
        const ids = placements.map((each) => each.photo.id)
        expect(placements.length).toBe(Math.min(slots.length, photos.length))
        expect(new Set(placements.map((each) => each.slot)).size).toBe(placements.length)
        expect([...ids, ...unused].toSorted()).toEqual(photos.map(({ id }) => id).toSorted())
      }),
      run,
    )
  })

  it('the order in which photos are handed in makes no difference', () => {
    fc.assert(
      fc.property(someSlots, somePhotos, (slots, photos) => {
        expect(autofill(slots, photos.toReversed())).toEqual(autofill(slots, photos))
      }),
      run,
    )
  })

  it('no standing photo lies where swapping it with a lying one would put both right', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }),
        fc.array(fc.boolean(), { maxLength: 12 }),
        (lyingSlots, lyingPhotos) => {
          const slots = lyingSlots.map((isLying, index) => (isLying ? slot(index, 15, 10) : slot(index, 10, 15)))
          const photos = lyingPhotos.map((isLying, order) => (isLying ? photo(order) : photo(order, 3000, 4000)))
          const seen = new Set(
            autofill(slots, photos).placements.map((each) => {
              const isLyingSlot = lyingSlots[Number(each.slot.slice(3)) - 1]
              const isLyingPhoto = lyingPhotos[Number(each.photo.id.slice(1))]
              return isLyingSlot === isLyingPhoto ? 'right' : isLyingSlot ? 'standing in lying' : 'lying in standing'
            }),
          )
          expect(seen.has('standing in lying') && seen.has('lying in standing')).toBe(false)
        },
      ),
      run,
    )
  })
})
