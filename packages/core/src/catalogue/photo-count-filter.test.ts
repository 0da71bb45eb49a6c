import { describe, expect, it } from 'vitest'
import {
  nearestPhotoCount,
  photoCountFilter,
  photoCountIn,
  photoCountTags,
  suitsCount,
  templatesForCount,
} from './photo-count-filter.ts'

describe('the tags of numbers of photos', () => {
  it('join what follows each other, whatever the order', () => {
    expect(photoCountTags([12, 3, 4, 5, 12, 9])).toEqual(['photos:3-5', 'photos:9', 'photos:12'])
    expect(photoCountTags([])).toEqual([])
  })
})

describe('the filter for a number of photos', () => {
  it('is read as it is written', () => {
    expect(photoCountIn(photoCountFilter(14))).toBe(14)
  })

  it.each(['photos:0', 'photos:', 'photos:12345', 'photos:3-5', 'photos: 3', 'heart', ''])('is not %j', (filter) => {
    expect(photoCountIn(filter)).toBeUndefined()
  })
})

describe('the number of photos nearest to what a customer has', () => {
  const tags = ['grid', 'photos:3-5', 'photos:9', 'photos:12-20']
  it.each([
    [1, 3],
    [4, 4],
    [6, 5],
    [8, 9],
    [10, 9],
    [15, 15],
    [60, 20],
  ])('of %d is %d', (count, nearest) => {
    expect(nearestPhotoCount(tags, count)).toBe(nearest)
  })

  it('is rather more than fewer', () => {
    expect(nearestPhotoCount(tags, 7)).toBe(9)
  })

  it('is not known where a template says none', () => {
    expect(nearestPhotoCount(['grid', 'photos:', 'photos:x', 'photos:1-2-3'], 4)).toBeUndefined()
  })
})

describe('a template with room for so many photos', () => {
  it.each([
    [12, true],
    [20, true],
    [22, true],
    [23, false],
    [11, true],
    [10, false],
  ])('of 12 to 20 for %d: %s', (count, suits) => {
    expect(suitsCount(['photos:12-20'], count)).toBe(suits)
  })

  it('is none that does not say', () => {
    expect(suitsCount(['grid'], 12)).toBe(false)
  })
})

it('the templates for a number of photos are those for exactly as many, or else for nearly as many', () => {
  const [exact, near, far] = [{ tags: ['photos:10-20'] }, { tags: ['photos:9'] }, { tags: ['photos:3', 'grid'] }]
  expect(templatesForCount([near, exact, far], 10)).toEqual([exact])
  expect(templatesForCount([near, far], 10)).toEqual([near])
  expect(templatesForCount([far], 10)).toEqual([])
})
