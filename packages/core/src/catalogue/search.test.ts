import { describe, expect, it } from 'vitest'
import { MOODS, moodsIn, moodTag } from './moods.ts'
import { OCCASIONS, occasionsIn, occasionTag } from './occasions.ts'
import { matchesSearch } from './search.ts'

const texts = ['Forêt de Noël', 'Illustration', '12 photos']

describe('a search', () => {
  it.each(['', ' ', 'noel', 'NOËL', 'for', 'illu noe', '12', 'photos 12', 'd’'])('of "%s" finds it', (typed) => {
    expect(matchesSearch(texts, typed)).toBe(true)
  })

  it.each(['mariage', 'noel mariage', 'oel', '13'])('of "%s" does not', (typed) => {
    expect(matchesSearch(texts, typed)).toBe(false)
  })
})

it('occasions are found among other tags', () => {
  expect(occasionsIn(['theme:modern', ...OCCASIONS.map(occasionTag), 'occasion:unknown'])).toEqual(OCCASIONS)
})

it('moods are found among other tags', () => {
  expect(moodsIn(['theme:modern', ...MOODS.map(moodTag), 'mood:unknown'])).toEqual(MOODS)
})
