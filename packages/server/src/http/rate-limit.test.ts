import { describe, expect, it } from 'vitest'
import { HttpFailure } from './errors.ts'
import { createRateLimit } from './rate-limit.ts'

describe('a rate limit', () => {
  it('refuses what is over it, and says when to come back', () => {
    const limit = createRateLimit(2, 15)
    limit.count('name')
    limit.count('name')
    const refusal = refusalOf(() => limit.count('name'))
    expect(refusal).toMatchObject({ code: 'tooManyRequests' })
    expect(refusal?.retryAfter).toBeGreaterThanOrEqual(15 * 60)
    expect(refusal?.retryAfter).toBeLessThanOrEqual(20 * 60)
  })

  it('is not forgotten because others are counted too', () => {
    const limit = createRateLimit(10, 15)
    for (let times = 0; times < 10; times++) limit.count('victim')
    for (let other = 0; other < 6000; other++) limit.count(`other ${other}`)
    expect(() => limit.count('victim')).toThrow(HttpFailure)
  })

  it('does not count what is taken back, nor what it refused', () => {
    const limit = createRateLimit(1, 15)
    for (let times = 0; times < 3; times++) limit.count('name')()
    const takeBack = limit.count('name')
    expect(() => limit.count('name')).toThrow(HttpFailure)
    takeBack()
    expect(() => limit.count('name')).not.toThrow()
  })
})

function refusalOf(call: () => unknown): HttpFailure | undefined {
  try {
    call()
    return undefined
  } catch (error) {
    return error instanceof HttpFailure ? error : undefined
  }
}
