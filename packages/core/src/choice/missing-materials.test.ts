import { expect, it } from 'vitest'
import { chooseSize } from './change-size.ts'
import { missingMaterials } from './missing-materials.ts'
import { offeredTemplate, startedChoice } from './testing/offered-template.ts'

const start = startedChoice('alleven')

it('a size too small for the deep canvas says from which side on there is one', () => {
  expect([...missingMaterials(chooseSize(start, '30x30'))]).toEqual([['CANVAS4CM', 40]])
  expect([...missingMaterials(chooseSize(start, '40x40'))]).toEqual([])
})

it('a material the shop leaves out of a large size is missing though smaller ones have it', () => {
  const children = offeredTemplate('alleven').children.map((size) =>
    size.id === '100x100' ? { ...size, materials: ['' as const, 'POSTER' as const] } : size,
  )
  const large = chooseSize(startedChoice('alleven', undefined, { children }), '100x100')
  expect(Object.fromEntries(missingMaterials(large))).toEqual({ CANVAS2CM: 30, CANVAS4CM: 40, DIBOND: 30, PLEXI: 30 })
})

it('tiles miss nothing that they are never made of', () => {
  expect([...missingMaterials(startedChoice('tiles'))]).toEqual([])
})
