import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { expect, it } from 'vitest'
import { offeredTemplate } from '../document/testing/offered-template.ts'
import { searchResults } from './search-results.ts'

const template = (id: string, tags: readonly string[]): CatalogueTemplate => ({
  ...offeredTemplate('alleven'),
  id,
  tags,
})

const TEMPLATES = [
  template('tree', ['occasion:christmas']),
  template('heart', ['occasion:wedding']),
  template('number', ['theme:basic']),
]
const level = (levels: Readonly<Record<string, number>>) => (each: CatalogueTemplate) => levels[each.id]

it.each([
  { about: 'what the filter has', filter: 'occasion:christmas', levels: { tree: 1, heart: 0 }, ids: ['tree'] },
  { about: 'the closest first', filter: '', levels: { heart: 1, number: 0 }, ids: ['number', 'heart'] },
  { about: 'no everyday words beside a name', filter: '', levels: { heart: 2, number: 0 }, ids: ['number'] },
  { about: 'nothing where nothing matches', filter: '', levels: {}, ids: [] },
])('a search finds $about', ({ filter, levels, ids }) => {
  const { shown, areElsewhere } = searchResults(TEMPLATES, filter, level(levels))
  expect(shown.map(({ id }) => id)).toEqual(ids)
  expect(areElsewhere).toBe(false)
})

it.each(['occasion:christmas', 'theme:basic', 'occasion:none'])('a search in %s finds what is outside it', (filter) => {
  const { shown, areElsewhere } = searchResults(TEMPLATES, filter, level({ heart: 0 }))
  expect(shown.map(({ id }) => id)).toEqual(['heart'])
  expect(areElsewhere).toBe(true)
})
