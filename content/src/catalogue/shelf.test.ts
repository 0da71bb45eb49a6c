import { DESIGN_TYPES } from '@collagerie/core/designs'
import { expect, it } from 'vitest'
import { STATIC_TEMPLATES } from '../templates/index.ts'
import { SHELF } from './shelf.ts'

const isDesign = (id: string) => DESIGN_TYPES.some((type) => type === id)

it('everything has one place on the shelf', () => {
  const all = [...DESIGN_TYPES, ...STATIC_TEMPLATES.map(({ id }) => id)]
  expect(SHELF.toSorted()).toEqual(all.toSorted())
})

it('each of the first two rows shows designs and drawn templates in equal numbers', () => {
  for (const row of [SHELF.slice(0, 4), SHELF.slice(4, 8)]) expect(row.filter(isDesign)).toHaveLength(2)
})

it('no more than two rows go by without a design', () => {
  const places = SHELF.flatMap((id, place) => (isDesign(id) ? [place] : []))
  for (const [index, place] of places.entries()) expect(place - (places[index - 1] ?? -1)).toBeLessThanOrEqual(8)
})
