import { expect, it } from 'vitest'
import { vanishedTries } from './vanished-tries.ts'

/** The tries reported as vanished at each look. Looks are a second apart unless `pauses` says otherwise. */
function looks(overdue: readonly (readonly string[])[], pauses: Readonly<Record<number, number>> = {}) {
  let now = 0
  const vanished = vanishedTries(() => now)
  return overdue.map((each, second) => {
    now += pauses[second] ?? 1000
    return [...vanished(each)]
  })
}

it('gives up a try that nothing is heard of while the database is there', () => {
  const seen = looks(Array.from({ length: 10 }, () => ['a']))
  expect(seen.findIndex((each) => each.includes('a'))).toBe(8)
})

it('leaves alone one that says that it goes on, however late', () => {
  const seen = looks(Array.from({ length: 40 }, (_, second) => [`a until ${second >> 2}`]))
  expect(seen.flat()).toEqual([])
})

it('starts anew after it could not look: the printer could not say anything either', () => {
  const seen = looks(
    Array.from({ length: 17 }, () => ['a']),
    { 7: 60_000 },
  )
  expect(seen.findIndex((each) => each.includes('a'))).toBe(15)
})
