// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { knownRatio, rememberFormat } from './known-format.ts'

beforeEach(() => sessionStorage.clear())

it('the proportions of a collage are known once this tab has seen it', () => {
  expect(knownRatio()).toBeUndefined()
  rememberFormat({ width: 50, height: 40 })
  rememberFormat({ width: 20, height: 140 }, 'a')
  expect([knownRatio(), knownRatio('a'), knownRatio('b')]).toEqual([1.25, 1 / 7, undefined])
  rememberFormat({ width: 40, height: 50 })
  expect([knownRatio(), knownRatio('a')]).toEqual([0.8, 1 / 7])
})

it('the oldest are forgotten', () => {
  for (let id = 0; id < 200; id++) rememberFormat({ width: 1, height: 1 }, String(id))
  expect([knownRatio('0'), knownRatio('199')]).toEqual([undefined, 1])
})

it.each(['nonsense', '{}', '[["", "wide"], ["", 0], 7]'])('%s in the memory counts for nothing', (stored) => {
  sessionStorage.setItem('collagerie-formats', stored)
  expect(knownRatio()).toBeUndefined()
  rememberFormat({ width: 3, height: 2 })
  expect(knownRatio()).toBe(1.5)
})
