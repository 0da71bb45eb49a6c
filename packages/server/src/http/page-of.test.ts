import { expect, it } from 'vitest'
import { pageOf } from './page-of.ts'

it.each([
  [0, [], ''],
  [1, [1], ''],
  [2, [1, 2], ''],
  [3, [1, 2], 'after 2'],
  [9, [1, 2], 'after 2'],
])('of %d rows, the first two are shown, and a cursor where there are more', async (count, shown, next) => {
  const rows = Array.from({ length: count }, (_, index) => index + 1)
  const page = await pageOf(
    2,
    async (most) => rows.slice(0, most),
    (last) => `after ${last}`,
  )
  expect(page).toEqual({ shown, next })
})
