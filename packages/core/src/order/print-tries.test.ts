import { describe, expect, it } from 'vitest'
import { pauseBeforeNextTry } from './index.ts'

const pauses = (tries: (count: number) => { failures: number; losses: number }) =>
  Array.from({ length: 12 }, (_, count) => pauseBeforeNextTry(tries(count)))

describe('the tries of a print job', () => {
  it('are three that fail, with growing pauses', () => {
    expect(pauses((failures) => ({ failures, losses: 0 })).slice(0, 4)).toEqual([0, 15_000, 60_000, undefined])
  })

  it('are ten that somebody ends, soon one after the other', () => {
    const after = pauses((losses) => ({ failures: 0, losses }))
    expect(after.findIndex((pause) => pause === undefined)).toBe(10)
    const known = after.flatMap((pause) => pause ?? [])
    expect(known).toEqual(known.toSorted((a, b) => a - b))
    expect(Math.max(...known)).toBeLessThan(10_000)
  })
})
