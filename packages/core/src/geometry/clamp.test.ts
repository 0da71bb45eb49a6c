import { expect, it } from 'vitest'
import { clamp } from './index.ts'

it.each([
  ['a value inside its bounds', [0.4, 0, 1], 0.4],
  ['one below them', [-3, 0, 1], 0],
  ['one above them', [7, 0, 1], 1],
  ['one between crossed bounds', [5, 8, 2], 8],
] as const)('clamps %s', (_, [value, least, most], expected) => {
  expect(clamp(value, least, most)).toBe(expected)
})
