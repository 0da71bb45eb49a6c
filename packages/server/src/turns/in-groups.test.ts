import { expect, it } from 'vitest'
import { eachOf } from './in-groups.ts'

it('begins nothing more once one has failed', async () => {
  const begun: number[] = []
  const work = async (value: number) => {
    begun.push(value)
    await Promise.resolve()
    if (value === 2) throw new Error('no room')
  }
  await expect(eachOf([1, 2, 3, 4, 5, 6, 7, 8], 2, work)).rejects.toThrow('no room')
  await new Promise(setImmediate)
  expect(begun.length).toBeLessThan(5)
})
