import { describe, expect, it } from 'vitest'
import { pageOf } from './page-of.ts'

describe('a page', () => {
  const cursorOf = (row: number) => `after ${row}`

  it('leads from its last row to the next page', () => {
    expect(pageOf([1, 2, 3], 2, cursorOf)).toEqual({ shown: [1, 2], next: 'after 2' })
  })

  it.each([[[]], [[1]], [[1, 2]]])('leads nowhere if %j is all there is', (rows) => {
    expect(pageOf(rows, 2, cursorOf)).toEqual({ shown: rows, next: '' })
  })
})
