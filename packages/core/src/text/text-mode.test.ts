import { describe, expect, it } from 'vitest'
import { isTextMode } from './text-mode.ts'

describe('text modes', () => {
  it('are 0 to 6, 10 to 12 and 20 to 24', () => {
    const known = Array.from({ length: 40 }, (_, value) => value - 5).filter(isTextMode)
    expect(known).toEqual([0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 20, 21, 22, 23, 24])
  })
})
