import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { coloursOf, nameOf } from './colours.ts'

it.each([
  ['#ffffff', 'white'],
  ['#f4efe4', 'white'],
  ['#191919', 'black'],
  ['#8d8d90', 'grey'],
  ['#6a4b35', 'brown'],
  ['#d8392b', 'red'],
  ['#7f141d', 'red'],
  ['#f4c6cc', 'pink'],
  ['#dc6b2f', 'orange'],
  ['#f2b632', 'yellow'],
  ['#2f6b52', 'green'],
  ['#1d4e89', 'blue'],
  ['#22345f', 'blue'],
  ['#7a4fb0', 'purple'],
])('%s is called %s', (hex, colour) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  expect(nameOf(red, green, blue)).toBe(colour)
})

it('a sheet has the colours that cover some of it, the largest first', () => {
  const canvas = createCanvas(100, 100)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#1d4e89'
  ctx.fillRect(0, 0, 100, 100)
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, 100, 25)
  ctx.fillStyle = '#d8392b'
  ctx.fillRect(0, 0, 10, 10)
  expect(coloursOf(canvas)).toEqual(['blue', 'white'])
})
