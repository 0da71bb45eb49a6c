import { describe, expect, it } from 'vitest'
import { ExpiringMap } from './expiring-map.ts'

describe('an expiring map', () => {
  it('forgets what is too old, and keeps what was set again', () => {
    let now = 0
    const map = new ExpiringMap<string>(10, 100, () => now)
    map.set('a', 'A')
    map.set('b', 'B')
    now = 60
    map.set('a', 'A')
    now = 120
    expect([map.get('a'), map.get('b')]).toEqual(['A', undefined])
  })

  it('makes room by letting the oldest go', () => {
    const map = new ExpiringMap<number>(2, 100, () => 0)
    for (const [index, key] of ['a', 'b', 'c'].entries()) map.set(key, index)
    expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([undefined, 1, 2])
  })

  it('gives a thing away once', () => {
    const map = new ExpiringMap<string>(2, 100, () => 0)
    map.set('a', 'A')
    expect([map.take('a'), map.take('a')]).toEqual(['A', undefined])
  })
})
