import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { eachOf } from './each-of.ts'

it('works on as many at once as it may, and begins nothing more once one has failed', async () => {
  const begun: number[] = []
  const ends = new Map<number, { readonly succeed: () => void; readonly fail: (reason: Error) => void }>()
  const work = (value: number) =>
    new Promise<void>((succeed, fail) => {
      begun.push(value)
      ends.set(value, { succeed, fail })
    })
  const all = eachOf([1, 2, 3, 4, 5], 2, work)
  expect(begun).toEqual([1, 2])
  ends.get(1)?.succeed()
  await nextTurn()
  expect(begun).toEqual([1, 2, 3])
  ends.get(2)?.fail(new Error('no room'))
  await expect(all).rejects.toThrow('no room')
  ends.get(3)?.succeed()
  await nextTurn()
  expect(begun).toEqual([1, 2, 3])
})
