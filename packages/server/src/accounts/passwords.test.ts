import { describe, expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'

describe('passwords', () => {
  it('are hashed with argon2id and recognised again', async () => {
    const passwords = await createPasswords()
    const stored = await passwords.hash('correct horse', 'anna')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwords.verify(stored, 'correct horse', 'anna')).toBe(true)
    expect(await passwords.verify(stored, 'wrong horse', 'anna')).toBe(false)
    expect(await passwords.verify(undefined, 'correct horse', 'anna')).toBe(false)
  })

  it('turn callers away, to come back soon, when hundreds wait already', async () => {
    const passwords = await createPasswords()
    const asked = Array.from({ length: 210 }, () => passwords.verify(undefined, 'guess', 'anna'))
    const outcomes = await Promise.allSettled(asked)
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    // One or two of the 210 are hashed at once, depending on the processors; 200 wait.
    expect([8, 9]).toContain(refused.length)
    for (const { reason } of refused) expect([reason.code, reason.retryAfter]).toEqual(['busy', 5])
  })
})
