import { DESIGN_TYPES } from '@collagerie/core/designs'
import { expect, it } from 'vitest'
import { STATIC_TEMPLATES } from '../templates/index.ts'
import { CATALOGUE_ORDER } from './catalogue-order.ts'

const isDesign = (id: string) => DESIGN_TYPES.some((type) => type === id)

it('everything has one place in the catalogue', () => {
  const all = [...DESIGN_TYPES, ...STATIC_TEMPLATES.map(({ id }) => id)]
  expect(CATALOGUE_ORDER.toSorted()).toEqual(all.toSorted())
})

it('each of the first two rows shows designs and drawn templates in equal numbers', () => {
  for (const row of [CATALOGUE_ORDER.slice(0, 4), CATALOGUE_ORDER.slice(4, 8)])
    expect(row.filter(isDesign)).toHaveLength(2)
})

it('no more than two rows go by without a design', () => {
  const places = CATALOGUE_ORDER.flatMap((id, place) => (isDesign(id) ? [place] : []))
  const gaps = [...places, CATALOGUE_ORDER.length].map((place, index) => place - (places[index - 1] ?? -1))
  expect(gaps.filter((gap) => gap > 8)).toEqual([])
})
