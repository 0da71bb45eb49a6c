import { describe, expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'

describe('passwords', () => {
  it('are hashed with argon2id and recognised again', async () => {
    const passwords = await createPasswords()
    const stored = await passwords.hash('correct horse', 'anna')
    expect(stored).toMatch(/^\$argon2id\$/)
    expect(await passwords.verify(stored, 'correct horse', 'anna')).toBe(true)
    expect(await passwords.verify(stored, 'wrong horse', 'anna')).toBe(false)
    expect(await passwords.verify(undefined, 'correct horse', 'anna')).toBe(false)
  })

  it('turn callers away, to come back soon, when hundreds wait already', async () => {
    const passwords = await createPasswords()
    const asked = Array.from({ length: 210 }, () => passwords.verify(undefined, 'guess', 'anna'))
    const outcomes = await Promise.allSettled(asked)
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused.map(({ reason }) => [reason.code, reason.retryAfter])).toEqual(
      Array.from({ length: 8 }, () => ['busy', 5]),
    )
  })
})
