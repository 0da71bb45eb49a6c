import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PhotoContent, SALIENCY_SIDE } from '../photo/index.ts'
import { usualOrFull } from '../testing/usual-or-full.ts'
import { arrangementCosts, assignPhotos, autofill } from './autofill.ts'
import type { AutofillPhoto, AutofillSlot } from './autofill-photo.ts'
import { facesKept } from './frame-in.ts'
import { arrangementCost } from './improve-arrangement.ts'
import { shuffledOrder } from './shuffled-order.ts'
import { turnedContent } from './turned-content.ts'

const content = (more: Partial<PhotoContent> = {}): PhotoContent => ({
  faces: [],
  saliency: Array.from({ length: SALIENCY_SIDE ** 2 }, () => 50),
  sharpness: 0.8,
  exposure: 0.8,
  fingerprint: '0123456789abcdef',
  tone: [50, 0, 0],
  ...more,
})
/** Fingerprints that differ in half of their bits. */
const SCENES = ['00ff00ff00ff00ff', 'ffffffff00000000', '00000000ffffffff', 'ffff0000ffff0000', '0f0f0f0f0f0f0f0f']
const photo = (order: number, more: Partial<AutofillPhoto> = {}): AutofillPhoto => ({
  id: `p${order}`,
  width: 4000,
  height: 3000,
  rotation: 0,
  order,
  ...more,
})
const row = (count: number, side = 10): readonly AutofillSlot[] =>
  Array.from({ length: count }, (_, index) => ({
    slot: `img${index + 1}`,
    width: side,
    height: side,
    x: index * (side + 0.5),
    y: 0,
  }))
const placedIds = (slots: readonly AutofillSlot[], photos: readonly AutofillPhoto[]) =>
  autofill(slots, photos).placements.map((each) => each.photo.id)

describe('filling with photos that were looked at', () => {
  it('gives a face a slot that does not cut it', () => {
    const wide = {
      faces: [
        { x: 0.02, y: 0.3, width: 0.15, height: 0.3 },
        { x: 0.84, y: 0.3, width: 0.14, height: 0.3 },
      ],
    }
    const slots = [
      { slot: 'img1', width: 10, height: 10 },
      { slot: 'img2', width: 13, height: 10 },
    ]
    const photos = [photo(0), photo(1, { content: content(wide) })]
    expect(placedIds(slots, photos)).toEqual(['p0', 'p1'])
    expect(placedIds(slots.toReversed(), photos)).toEqual(['p1', 'p0'])
  })

  it('puts the sharpest into the largest slot', () => {
    const slots = [
      { slot: 'img1', width: 20, height: 20 },
      ...row(2).map((each, index) => ({ ...each, slot: `img${index + 2}` })),
    ]
    const photos = [0.1, 0.2, 0.9].map((sharpness, order) =>
      photo(order, { content: content({ sharpness, fingerprint: SCENES[order] ?? '' }) }),
    )
    expect(placedIds(slots, photos)[0]).toBe('p2')
  })

  it('puts people into the largest slot, or else what is plainly of one thing, before whatever is sharper', () => {
    const slots = [
      ...row(2).map((each, index) => ({ ...each, slot: `img${index + 2}` })),
      { slot: 'img1', width: 20, height: 20 },
    ]
    const face = { x: 0.45, y: 0.4, width: 0.12, height: 0.2 }
    const thing = Array.from({ length: SALIENCY_SIDE ** 2 }, (_, cell) =>
      Math.abs((cell % SALIENCY_SIDE) - 7.5) < 3 && Math.abs(cell / SALIENCY_SIDE - 7.5) < 3 ? 200 : 5,
    )
    const sharpness = fc.tuple(...SCENES.slice(0, 3).map(() => fc.integer({ min: 40, max: 100 })))
    fc.assert(
      fc.property(sharpness, fc.nat(2), fc.boolean(), (sharp, best, isPerson) => {
        const shown = isPerson ? { faces: [face] } : { saliency: thing }
        const photos = sharp.map((each, order) =>
          photo(order, {
            content: content({
              sharpness: each / 100,
              fingerprint: SCENES[order] ?? '',
              ...(order === best && shown),
            }),
          }),
        )
        expect(placedIds(slots, photos)[2]).toBe(`p${best}`)
      }),
      { numRuns: 60 },
    )
  })

  it('takes no blurred face for the largest slot while there is a good shot', () => {
    const slots = [{ slot: 'img1', width: 20, height: 20 }, ...row(1).map((each) => ({ ...each, slot: 'img2' }))]
    const blurred = { faces: [{ x: 0.45, y: 0.4, width: 0.12, height: 0.2 }], sharpness: 0.02, exposure: 0.1 }
    const photos = [blurred, {}].map((shown, order) =>
      photo(order, { content: content({ ...shown, fingerprint: SCENES[order] ?? '' }) }),
    )
    expect(placedIds(slots, photos)).toEqual(['p1', 'p0'])
  })

  it('takes a slot for as large as what can be seen of it', () => {
    const sliver = { window: { x: 0, y: 0, width: 0.2, height: 1 } }
    const slots = [
      { slot: 'img1', width: 20, height: 20, seen: sliver },
      { slot: 'img2', width: 15, height: 15 },
    ]
    const photos = [0.2, 0.9].map((sharpness, order) =>
      photo(order, { content: content({ sharpness, fingerprint: SCENES[order] ?? '', saliency: [] }) }),
    )
    expect(placedIds(slots, photos)).toEqual(['p0', 'p1'])
    expect(placedIds(slots.toReversed(), photos)).toEqual(['p1', 'p0'])
  })

  it('leaves out the weaker shots of a burst while there are more photos than slots', () => {
    const shot = (order: number, fingerprint: string, sharpness: number) =>
      photo(order, { takenAt: order * 1000, content: content({ fingerprint, sharpness }) })
    const photos = [
      shot(0, SCENES[0] ?? '', 0.5),
      shot(1, '00ff00ff00ff00fe', 0.9),
      shot(2, '00ff00ff00ff00fc', 0.4),
      shot(3, SCENES[1] ?? '', 0.5),
      shot(4, SCENES[2] ?? '', 0.5),
    ]
    expect(placedIds(row(3), photos).toSorted()).toEqual(['p1', 'p3', 'p4'])
  })

  it('leaves out what is hardly to be seen while there are more photos than slots, on an even sheet too', () => {
    const photos = [
      photo(0, { content: content({ sharpness: 0.2, exposure: 0, fingerprint: SCENES[0] ?? '' }) }),
      photo(1, { content: content({ fingerprint: SCENES[1] ?? '' }) }),
      photo(2, { content: content({ fingerprint: SCENES[2] ?? '' }) }),
    ]
    expect(placedIds(row(2), photos)).toEqual(['p1', 'p2'])
    expect(placedIds(row(1), photos)).toEqual(['p1'])
    expect(placedIds(row(3), photos).toSorted()).toEqual(['p0', 'p1', 'p2'])
  })

  it('cuts a lying photo into a slot that hardly stands rather than show a scene twice', () => {
    const slots = row(2).map((each) => ({ ...each, height: 11.5 }))
    const standing = { width: 2000, height: 3000 }
    const photos = [
      photo(0, { ...standing, content: content({ fingerprint: SCENES[0] ?? '' }) }),
      photo(1, { ...standing, content: content({ fingerprint: SCENES[0] ?? '' }) }),
      photo(2, { content: content({ fingerprint: SCENES[1] ?? '' }) }),
    ]
    expect(placedIds(slots, photos)).toContain('p2')
  })

  it('takes the better shot for the large slot where both have pixels enough', () => {
    const slots = [{ slot: 'img1', width: 20, height: 20 }, ...row(1).map((each) => ({ ...each, slot: 'img2' }))]
    const photos = [
      photo(0, { width: 8000, height: 6000, content: content({ sharpness: 0.5, fingerprint: SCENES[0] ?? '' }) }),
      photo(1, { width: 3600, height: 2700, content: content({ sharpness: 1, fingerprint: SCENES[1] ?? '' }) }),
    ]
    expect(placedIds(slots, photos)).toEqual(['p1', 'p0'])
  })

  it('keeps shots of one scene apart where all have a slot', () => {
    const scenes = [SCENES[0], SCENES[0], SCENES[1], SCENES[2]]
    const photos = scenes.map((fingerprint, order) =>
      photo(order, { content: content({ fingerprint: fingerprint ?? '' }) }),
    )
    const ids = placedIds(row(4), photos)
    expect(ids.toSorted()).toEqual(['p0', 'p1', 'p2', 'p3'])
    expect(Math.abs(ids.indexOf('p0') - ids.indexOf('p1'))).toBeGreaterThan(1)
  })

  it('leaves no slot empty between photos while they are few, whatever clashes', () => {
    const [columns, rows] = [4, 3]
    const grid = Array.from({ length: columns * rows }, (_, index) => ({
      slot: `img${index + 1}`,
      width: 10,
      height: 10,
      x: (index % columns) * 10.5,
      y: Math.floor(index / columns) * 10.5,
    }))
    for (let count = 1; count < grid.length; count++) {
      const photos = Array.from({ length: count }, (_, order) =>
        photo(order, { content: content({ fingerprint: SCENES[order % 5] ?? '', tone: [order % 2 ? 5 : 95, 0, 0] }) }),
      )
      const filled = autofill(grid, photos).placements.map(({ slot }) => slot)
      expect(filled).toEqual(grid.slice(0, count).map(({ slot }) => slot))
    }
  })

  it('frames each photo for the slot it got', () => {
    const face = { x: 0.02, y: 0.3, width: 0.1, height: 0.2 }
    const looked = photo(0, { content: content({ faces: [face] }) })
    const [slot] = row(1)
    const [placement] = autofill(row(1), [looked]).placements
    if (!slot || !placement) throw new Error('The photo found no slot.')
    expect(facesKept(slot, turnedContent(looked, 0, looked.content), placement.photo)).toEqual([true])
  })
})

const scenes = fc.constantFrom(...SCENES)
const share = fc.integer({ min: 0, max: 10 }).map((tenths) => tenths / 10)
const contents: fc.Arbitrary<PhotoContent> = fc
  .record({
    fingerprint: scenes,
    sharpness: share,
    exposure: share,
    light: fc.integer({ min: 5, max: 95 }),
    face: fc.option(fc.record({ x: share, width: fc.integer({ min: 1, max: 4 }) })),
  })
  .map(({ face, light, ...rest }) => {
    const faces = face ? [{ x: face.x * (1 - face.width / 10), y: 0.3, width: face.width / 10, height: 0.3 }] : []
    return content({ ...rest, faces, tone: [light, 0, 0] })
  })
const somePhotos = (maxLength: number) =>
  fc
    .array(fc.record({ content: contents, isLying: fc.boolean(), megapixels: fc.constantFrom(1, 4, 12) }), {
      minLength: 1,
      maxLength,
    })
    .map((list) =>
      list.map((each, order) => {
        const [long, short] = [1155 * Math.sqrt(each.megapixels), 866 * Math.sqrt(each.megapixels)]
        const size = each.isLying ? { width: long, height: short } : { width: short, height: long }
        return photo(order, { ...size, content: each.content })
      }),
    )
const sizes = fc.constantFrom(8, 10, 15, 20)
const someSlots = (maxLength: number): fc.Arbitrary<readonly AutofillSlot[]> =>
  fc.array(fc.record({ width: sizes, height: sizes }), { minLength: 1, maxLength }).map((list) => {
    let x = 0
    return list.map((size, index) => {
      const slot = { slot: `img${index + 1}`, x, y: 0, ...size }
      x += size.width + 0.5
      return slot
    })
  })

/** All ways to give as many slots as possible a photo. */
function* everyArrangement(slots: number, photos: number, taken: readonly number[] = []): Generator<readonly number[]> {
  if (taken.length === slots) {
    if (taken.filter((each) => each >= 0).length === Math.min(slots, photos)) yield taken
    return
  }
  for (let each = 0; each < photos; each++) {
    if (!taken.includes(each)) yield* everyArrangement(slots, photos, [...taken, each])
  }
  if (photos < slots) yield* everyArrangement(slots, photos, [...taken, -1])
}

describe('whatever the photos show', () => {
  it('no arrangement of a small sheet is better by more than a fiftieth of what can be had', () => {
    fc.assert(
      fc.property(someSlots(5), somePhotos(6), (slots, photos) => {
        const costs = arrangementCosts(slots, photos)
        const arranged = assignPhotos(costs)
        const ours = arrangementCost(costs, arranged)
        let [best, worst] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
        for (const each of everyArrangement(slots.length, photos.length)) {
          // Only the costs of the photos decide which slots stay empty.
          if (each.some((one, slot) => one < 0 !== (arranged[slot] ?? -1) < 0)) continue
          const cost = arrangementCost(costs, each)
          best = Math.min(best, cost)
          worst = Math.max(worst, cost)
        }
        expect(ours).toBeGreaterThanOrEqual(best - 1e-9)
        expect(worst - ours).toBeGreaterThanOrEqual(0.98 * (worst - best) - 1e-9)
      }),
      { numRuns: usualOrFull(40, 150) },
    )
  })

  it('the same photos in any order give the same sheet, with no empty slot while photos are left', () => {
    fc.assert(
      fc.property(someSlots(9), somePhotos(12), (slots, photos) => {
        const filled = autofill(slots, photos)
        expect(autofill(slots, photos.toReversed())).toEqual(filled)
        expect(filled.placements.length).toBe(Math.min(slots.length, photos.length))
      }),
      { numRuns: 100 },
    )
  })

  it('a shuffle moves photos, the same seed in the same way', () => {
    fc.assert(
      fc.property(someSlots(6), somePhotos(6), fc.nat(), (slots, photos, seed) => {
        const count = Math.min(slots.length, photos.length)
        const [some, taken] = [slots.slice(0, count), photos.slice(0, count)]
        const order = shuffledOrder(some, taken, seed)
        expect(shuffledOrder(some, taken, seed)).toEqual(order)
        expect(order.toSorted((a, b) => a - b)).toEqual(some.map((_, index) => index))
        expect(order.some((from, index) => from !== index)).toBe(count > 1)
      }),
      { numRuns: 100 },
    )
  })
})
