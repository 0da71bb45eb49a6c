import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { hueOf, isGrey } from './hue.ts'

function striped(...colours: readonly string[]) {
  const canvas = createCanvas(40, 30)
  const ctx = canvas.getContext('2d')
  colours.forEach((colour, at) => {
    ctx.fillStyle = colour
    ctx.fillRect((at * 40) / colours.length, 0, 40 / colours.length, 30)
  })
  return canvas
}

it('a picture without colour is black and white and has no hue', () => {
  expect(isGrey(striped('#101010', '#c0c0c0'))).toBe(true)
  expect(hueOf(striped('#101010', '#c0c0c0'))).toBeUndefined()
})

it('a picture has the hue of most of its colour, and none if its colours are many', () => {
  const [orange, lilac] = [hueOf(striped('#d08020', '#808080')), hueOf(striped('#9080c0', '#808080'))]
  expect(orange).toBeGreaterThan(40)
  expect(orange).toBeLessThan(100)
  expect(lilac).toBeGreaterThan(270)
  expect(lilac).toBeLessThan(330)
  expect(isGrey(striped('#d08020', '#808080'))).toBe(false)
  expect(hueOf(striped('#d02020', '#c0c020', '#20a040', '#2040d0'))).toBeUndefined()
})
