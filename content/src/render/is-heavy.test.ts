import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { isHeavy } from './is-heavy.ts'

it.each([
  ['#101018', true],
  ['#503018', true],
  ['#adacaa', true],
  ['#d5b292', false],
  ['#6b716f', false],
])('a picture that is %s from far away is heavy: %s', (colour, expected) => {
  const canvas = createCanvas(40, 30)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = colour
  ctx.fillRect(0, 0, 40, 30)
  expect(isHeavy(canvas)).toBe(expected)
})
