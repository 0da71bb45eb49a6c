import { describe, expect, it } from 'vitest'
import {
  type CatalogueTemplate,
  combinedFilter,
  filtersFor,
  LANGUAGES,
  matchesFilter,
  nearestTo,
  photoCountFilter,
  photoCountIn,
} from './index.ts'

describe('filtersFor', () => {
  it('lists two basic filters, the models and the themes', () => {
    expect(filtersFor('fr').map(({ group, filter }) => `${group} ${filter}`)).toEqual([
      'basic ',
      'basic theme:basic',
      'models designer:all',
      'design theme:modern',
      'design theme:classic',
      'design theme:retro',
      'design theme:vintage',
      'design theme:illustration',
      'design theme:painting',
    ])
  })

  it('lists designer filters and the tiles in Dutch alone', () => {
    const dutch = filtersFor('nl').filter(({ group }) => group === 'design')
    expect(dutch.map(({ filter }) => filter)).toEqual([
      'designer:modern',
      'designer:classic',
      'designer:retro',
      'designer:vintage',
      'designer:illustration',
      'designer:painting',
      'designer:tiles',
    ])
    const others = LANGUAGES.filter((language) => language !== 'nl')
    expect(others.every((language) => filtersFor(language).every(({ labelKey }) => labelKey !== 'tiles'))).toBe(true)
  })
})

describe('matchesFilter', () => {
  const modern: Pick<CatalogueTemplate, 'tags' | 'type'> = { tags: ['theme:modern'], type: 'static' }
  const tiles: Pick<CatalogueTemplate, 'tags' | 'type'> = { tags: ['theme:basic', 'designer:tiles'], type: 'generated' }

  it.each([
    ['', true, true],
    ['theme:modern', true, false],
    ['designer:modern', true, false],
    ['designer:all', true, false],
    ['theme:basic', false, true],
    ['designer:tiles', false, true],
    ['theme:tiles', false, false],
    ['theme:', false, false],
  ])('"%s" lets through the right templates', (filter, modernMatches, tilesMatch) => {
    expect([matchesFilter(modern, filter), matchesFilter(tiles, filter)]).toEqual([modernMatches, tilesMatch])
  })

  it.each([
    ['photos:12', 12, true],
    ['photos:12', 13, true],
    ['photos:12', 15, false],
    ['photos:4-50', 23, true],
    ['photos:4-50', 53, true],
    ['photos:4-50', 60, false],
    ['photos:4-50', 1, false],
    ['theme:modern', 12, false],
  ])('%s has room for %i: %s', (tag, count, expected) => {
    expect(matchesFilter({ tags: [tag], type: 'static' }, photoCountFilter(count))).toBe(expected)
  })

  it.each(['photos:', 'photos:0', 'photos:a', 'photos:12-20', 'theme:12'])(
    '%s asks for no number of photos',
    (filter) => {
      expect(photoCountIn(filter)).toBeUndefined()
    },
  )
})

describe('an occasion and a look', () => {
  const templates = [
    { tags: ['occasion:christmas', 'mood:classic'], type: 'static' as const },
    { tags: ['occasion:birth', 'mood:playful'], type: 'static' as const },
  ]
  const BOTH = 'occasion:christmas~mood:classic'

  it('are asked for together where a template has both, in whichever order they are chosen', () => {
    expect(combinedFilter('occasion:christmas', 'mood:classic')).toBe(BOTH)
    expect(combinedFilter('mood:classic', 'occasion:christmas')).toBe(BOTH)
    expect(templates.map((each) => matchesFilter(each, BOTH))).toEqual([true, false])
  })

  it('keep the occasion where no template has both, of which its own come nearest', () => {
    const none = 'occasion:christmas~mood:playful'
    expect(combinedFilter('occasion:christmas', 'mood:playful')).toBe(none)
    expect(templates.some((each) => matchesFilter(each, none))).toBe(false)
    expect(nearestTo(templates, none)).toEqual(templates.filter((each) => matchesFilter(each, 'occasion:christmas')))
    expect(nearestTo(templates, 'mood:playful')).toEqual([])
  })

  it('are asked for alone where another filter is on', () => {
    expect(combinedFilter('theme:modern', 'mood:classic')).toBe('mood:classic')
    expect(combinedFilter('', 'mood:classic')).toBe('mood:classic')
    expect(combinedFilter('mood:classic', 'mood:classic')).toBe('mood:classic')
  })

  it('are changed and left out one by one', () => {
    expect(combinedFilter(BOTH, 'mood:classic')).toBe('occasion:christmas')
    expect(combinedFilter(BOTH, 'occasion:christmas')).toBe('mood:classic')
  })
})
