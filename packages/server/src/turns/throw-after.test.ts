import { expect, it } from 'vitest'
import { throwAfter } from './throw-after.ts'

const wrong = async () => {
  throw new Error('the database is away')
}

it('what failed is thrown once its traces are cleared away', async () => {
  const cleared: string[] = []
  await expect(throwAfter(new Error('too large'), async () => cleared.push('file'))).rejects.toThrow('too large')
  expect(cleared).toEqual(['file'])
})

it('what failed is thrown though its traces stay', async () => {
  await expect(throwAfter(new Error('too large'), wrong)).rejects.toThrow('too large')
})
