import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { develop } from './develop.ts'

type Colour = readonly [red: number, green: number, blue: number]

function plain([red, green, blue]: Colour): Canvas {
  const canvas = createCanvas(4, 4)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = `rgb(${red} ${green} ${blue})`
  ctx.fillRect(0, 0, 4, 4)
  return canvas
}

function developed(colour: Colour): Colour {
  const canvas = plain(colour)
  develop(canvas)
  const [red = 0, green = 0, blue = 0] = canvas.getContext('2d').getImageData(1, 1, 1, 1).data
  return [red, green, blue]
}

const vividness = (colour: Colour) => Math.max(...colour) - Math.min(...colour)

describe('a developed sample picture', () => {
  it('keeps most of a quiet colour and less of a vivid one', () => {
    const quiet = vividness(developed([140, 120, 110])) / 30
    const vivid = vividness(developed([240, 60, 20])) / 220
    expect(quiet).toBeGreaterThan(0.75)
    expect(vivid).toBeLessThan(quiet)
  })

  it('is lighter than a dark picture and darker than a pale one', () => {
    expect(developed([30, 30, 34])[1]).toBeGreaterThan(34)
    expect(developed([236, 236, 232])[1]).toBeLessThan(232)
  })

  it('has neither the black nor the white of a screen', () => {
    expect(Math.min(...developed([0, 0, 0]))).toBeGreaterThan(4)
    expect(Math.max(...developed([255, 255, 255]))).toBeLessThan(255)
  })
})
