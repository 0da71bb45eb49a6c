import { once } from 'node:events'
import { expect, it } from 'vitest'
import { sharedForAWhile } from './shared-for-a-while.ts'

it('does once what a hundred ask for at the same time or a moment later, and then anew', async () => {
  let now = 0
  let count = 0
  const end = new EventTarget()
  const ask = sharedForAWhile(
    async () => {
      count += 1
      if (count === 1) await once(end, 'end')
      return count
    },
    2000,
    () => now,
  )
  const crowd = Array.from({ length: 100 }, ask)
  now = 60_000
  const late = ask()
  end.dispatchEvent(new Event('end'))
  expect(new Set(await Promise.all([...crowd, late]))).toEqual(new Set([1]))
  now = 61_999
  expect(await ask()).toBe(1)
  now = 62_000
  expect(await ask()).toBe(2)
})

it('shares a failure like any other outcome, and forgets it as soon', async () => {
  let now = 0
  let count = 0
  const failing = async () => {
    count += 1
    if (count === 1) throw new Error('away')
  }
  const ask = sharedForAWhile(failing, 2000, () => now)
  await expect(ask()).rejects.toThrow('away')
  await expect(ask()).rejects.toThrow('away')
  now = 2000
  await expect(ask()).resolves.toBeUndefined()
})
