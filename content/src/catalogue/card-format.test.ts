import { DESIGN_TYPES, designFor } from '@collagerie/core/designs'
import { orientationOf } from '@collagerie/core/format'
import { expect, it } from 'vitest'
import { STATIC_TEMPLATES } from '../templates/index.ts'
import { cardFormat } from './card-format.ts'

it('the cards of the catalogue stand upright, lie and are square in turn', () => {
  const offered = [...DESIGN_TYPES.map((type) => designFor(type).sizes), ...STATIC_TEMPLATES.map(({ sizes }) => sizes)]
  const shown = offered.map((sizes, place) => cardFormat(sizes, place))
  const orientations = shown.map((format) => format && orientationOf(format))
  const offersAll = (place: number) => new Set(offered[place]?.map(orientationOf)).size === 3
  const rows = orientations.flatMap((_, place) =>
    [place, place + 1, place + 2].every(offersAll) ? [orientations.slice(place, place + 3)] : [],
  )
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter((row) => new Set(row).size < 3)).toEqual([])
})
