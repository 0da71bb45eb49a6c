import { expect, it } from 'vitest'
import { removeAll } from './remove-all.ts'

/** A store that removes all but these and records the requests. */
function storeWithout(stuck: string) {
  const asked: string[] = []
  const remove = async (name: string) => {
    asked.push(name)
    if (stuck.includes(name)) throw new Error('no')
  }
  return { asked, remove }
}

it('goes on when a file cannot be removed, and says how many are left', async () => {
  const store = storeWithout('bce')
  expect([await removeAll(store, [...'abcdefg']), store.asked.join('')]).toEqual([3, 'abcdefg'])
})

it('does not wait for each of many files while the store is away', async () => {
  const store = storeWithout('bcdefghij')
  expect([await removeAll(store, [...'abcdefghij']), store.asked.join('')]).toEqual([9, 'abcd'])
})
