import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { isPale } from './is-pale.ts'

it.each([
  ['#e8f0ff', 40, true],
  ['#e8f0ff', 20, true],
  ['#e8f0ff', 10, false],
  ['#ffdc64', 40, false],
  ['#807868', 40, false],
])('a picture that is %s across %i of 40 is pale: %s', (colour, across, expected) => {
  const canvas = createCanvas(40, 30)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#402820'
  ctx.fillRect(0, 0, 40, 30)
  ctx.fillStyle = colour
  ctx.fillRect(0, 0, across, 30)
  expect(isPale(canvas)).toBe(expected)
})
