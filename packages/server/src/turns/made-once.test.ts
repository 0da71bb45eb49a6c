import { expect, it } from 'vitest'
import { madeOnce } from './made-once.ts'

it('makes each value once, and again only if that failed', async () => {
  const kept = madeOnce<string>()
  const made: string[] = []
  const make = (value: string) => async () => {
    made.push(value)
    if (value === 'broken') throw new Error('no memory')
    return value
  }
  await expect(kept('page', make('broken'))).rejects.toThrow('no memory')
  expect(await Promise.all([kept('page', make('whole')), kept('page', make('second'))])).toEqual(['whole', 'whole'])
  expect(await kept('other', make('other'))).toBe('other')
  expect(made).toEqual(['broken', 'whole', 'other'])
})
