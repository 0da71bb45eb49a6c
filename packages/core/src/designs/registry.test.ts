import { describe, expect, it } from 'vitest'
import { alleven } from './alleven.ts'
import { DESIGN_TYPES } from './design.ts'
import { designFor } from './registry.ts'

describe('designFor', () => {
  it.each(DESIGN_TYPES)('knows %s', (type) => {
    expect(designFor(type).type).toBe(type)
  })

  it.each(['', 'ALLEVEN', 'nothing', 'constructor', '__proto__'])('takes "%s" for an even grid', (type) => {
    expect(designFor(type)).toBe(alleven)
  })
})
