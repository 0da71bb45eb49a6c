import { expect, it } from 'vitest'
import { isFinished, photoUses } from '../collage/index.ts'
import { placePhoto } from '../placement/index.ts'
import { apply, repeatCommand } from './index.ts'
import { collageOn, grid } from './testing/sheets.ts'

const photos = Array.from({ length: 5 }, (_, order) => ({
  id: `p${order}`,
  width: 4000,
  height: 3000,
  rotation: 0 as const,
  order,
}))

it('fills every slot that is empty and uses each photo about as often as the others', () => {
  const start = apply(collageOn(grid(4, 3)), { kind: 'place photo', slot: 'img7', photo: placePhoto('p3') })
  const full = apply(start, repeatCommand(start, photos))
  expect(isFinished(full)).toBe(true)
  expect(full.userdata.images['img7']).toBe(start.userdata.images['img7'])
  const counts = photos.map(({ id }) => photoUses(full).get(id) ?? 0)
  expect(counts.reduce((sum, count) => sum + count)).toBe(12)
  expect(Math.max(...counts) - Math.min(...counts)).toBe(1)
})

it('does nothing without a photo', () => {
  const start = collageOn(grid(2, 2))
  expect(apply(start, repeatCommand(start, []))).toBe(start)
})
