import { expect, it } from 'vitest'
import { once, onceArrived } from './once.ts'

it('makes a thing when it is asked for, and once', () => {
  let made = 0
  const thing = once(() => {
    made += 1
    return undefined
  })
  expect(made).toBe(0)
  thing()
  thing()
  expect(made).toBe(1)
  thing.forget()
  thing()
  expect(made).toBe(2)
})

it('tries what failed again, and shares what is on its way', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve('here')]
  const thing = onceArrived(() => answers.shift() ?? Promise.resolve('too often'))
  const first = thing()
  expect(thing()).toBe(first)
  await expect(first).rejects.toThrow('away')
  await expect(thing()).resolves.toBe('here')
  await expect(thing()).resolves.toBe('here')
})
