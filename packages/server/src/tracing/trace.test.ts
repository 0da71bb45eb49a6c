import { describe, expect, it } from 'vitest'
import { newTrace, readTraceparent, traceparentOf } from './trace.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

describe('a traceparent', () => {
  it('is read where it is what the W3C writes', () => {
    expect(readTraceparent(`00-${TRACE}-00f067aa0ba902b7-01`)).toBe(TRACE)
    expect(readTraceparent(traceparentOf(TRACE))).toBe(TRACE)
    expect(readTraceparent(traceparentOf(newTrace()))).toMatch(/^[0-9a-f]{32}$/)
  })

  it.each([
    undefined,
    ['00'],
    '',
    `00-${TRACE}-00f067aa0ba902b7`,
    `ff-${TRACE}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01`,
    `00-${TRACE}-00f067aa0ba902b7-01-more`,
    `00-${TRACE}-00f067aa0ba902b7-01\n`,
    `00-${TRACE}${'a'.repeat(10_000)}-00f067aa0ba902b7-01`,
  ])('is not taken as %s', (header) => {
    expect(readTraceparent(header)).toBeUndefined()
  })
})
