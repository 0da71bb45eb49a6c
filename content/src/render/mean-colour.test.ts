import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { meanColour } from './mean-colour.ts'

it('mixes all of a picture', () => {
  const canvas = createCanvas(200, 100)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#ff0000'
  ctx.fillRect(0, 0, 100, 100)
  ctx.fillStyle = '#000008'
  ctx.fillRect(100, 0, 100, 100)
  expect(meanColour(canvas)).toMatch(/^#(7f|80)000[345]$/)
})
