import { describe, expect, it } from 'vitest'
import { photoCountsOf } from './photo-counts.ts'
import { sizeForCount } from './size-for-count.ts'
import { offeredTemplate, startedChoice } from './testing/offered-template.ts'

const PHOTOS: Readonly<Record<string, number>> = { '50x40': 5, '40x50': 4, '60x30': 7, '100x50': 7 }

const drawn = offeredTemplate('static').children.map((size) => {
  const photos = PHOTOS[size.id]
  return photos === undefined ? size : { ...size, photos }
})

const start = startedChoice('static', [], { children: drawn })

describe('a drawn template for a number of photos', () => {
  it.each([
    [5, '50x40'],
    [4, '40x50'],
    [7, '60x30'],
  ])('opens for %i in %s, and says how many it takes', (count, size) => {
    const choice = sizeForCount(start, count)
    expect(choice?.size.id).toBe(size)
    expect(choice && photoCountsOf(choice)).toEqual({ count, least: count, most: count })
  })

  it('has no size for any other number', () => {
    expect(sizeForCount(start, 6)).toBeUndefined()
    expect(sizeForCount(startedChoice('alleven'), 6)).toBeUndefined()
  })
})
