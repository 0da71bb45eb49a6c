import { describe, expect, it } from 'vitest'
import { MOODS, moodsIn, moodTag } from './moods.ts'
import { OCCASIONS, occasionsIn, occasionTag } from './occasions.ts'
import { orientationTags } from './orientation-tags.ts'
import { isSameText, searchLevel } from './search.ts'

const texts = ['Forêt de Noël', 'Cœur', 'Großes Herz', 'Illustration', '12 photos']

describe('a search', () => {
  it.each(['', ' ', 'noel', 'NOËL', 'coeur', 'cœur', 'GROSSES', 'großes', 'for', 'illu noe', '12', 'photos 12', 'd’'])(
    'of "%s" finds it',
    (typed) => {
      expect(searchLevel([texts], typed)).toBe(0)
    },
  )

  it.each(['mariage', 'noel mariage', 'oel', '13'])('of "%s" does not', (typed) => {
    expect(searchLevel([texts], typed)).toBeUndefined()
  })
})

describe('how closely a search hits', () => {
  const levels = [['Cœur'], ['Un cœur pour un mariage'], ['amour saint-valentin']]

  it.each([
    ['', 0],
    ['coeur', 0],
    ['coeur mariage', 1],
    ['amour', 2],
    ['coeur amour', 2],
    ['chien', undefined],
  ])('of "%s" is %s', (typed, level) => {
    expect(searchLevel(levels, typed)).toBe(level)
  })
})

it.each([
  ['Noël', ' noel ', true],
  ['Fête des mères et des pères', 'FETE DES MERES ET DES PERES', true],
  ["14 foto's", '14 fotos', false],
  ["14 foto's", '14 foto’s', true],
  ['Mariage', 'Anniversaire de mariage', false],
  ['Mariage', 'maria', false],
])('"%s" and "%s" say the same: %s', (one, other, expected) => {
  expect(isSameText(one, other)).toBe(expected)
})

it('occasions are found among other tags', () => {
  expect(occasionsIn(['theme:modern', ...OCCASIONS.map(occasionTag), 'occasion:unknown'])).toEqual(OCCASIONS)
})

it('moods are found among other tags', () => {
  expect(moodsIn(['theme:modern', ...MOODS.map(moodTag), 'mood:unknown'])).toEqual(MOODS)
})

it('a template is tagged with the orientations it comes in, each once', () => {
  const sizes = [
    { width: 30, height: 30 },
    { width: 40, height: 50 },
    { width: 50, height: 75 },
  ]
  expect(orientationTags(sizes)).toEqual(['orientation:square', 'orientation:portrait'])
  expect(orientationTags([{ width: 50, height: 40 }])).toEqual(['orientation:landscape'])
})
