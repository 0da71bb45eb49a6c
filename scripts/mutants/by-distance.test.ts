import { describe, expect, it } from 'vitest'
import { byDistance } from './by-distance.ts'

describe('tests in order of their distance to a file', () => {
  it('are its own, those of its folder, of its room, of its package, and the others', () => {
    const wanted = [
      'packages/core/src/designs/numbers/row.test.ts',
      'packages/core/src/designs/numbers/digit.test.ts',
      'packages/core/src/designs/heart.test.ts',
      'packages/core/src/xml/read-xml.test.ts',
      'packages/server/src/http/app.test.ts',
    ]
    expect(wanted.toReversed().toSorted(byDistance('packages/core/src/designs/numbers/row.ts'))).toEqual(wanted)
  })
})
