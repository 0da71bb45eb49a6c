import { afterEach, beforeEach, expect, it } from 'vitest'
import { type DigitShapes, digitOutlines, setDigitShapes } from '../../shapes/index.ts'
import type { Design } from '../design.ts'
import { settle } from '../generate.ts'
import { number } from '../number.ts'
import { numberyear } from '../numberyear.ts'

/** Sheets on which photos are joined for want of room, more or fewer of them. */
const SIDES = [12, 14, 16, 20]

let shapes: DigitShapes

beforeEach(() => {
  shapes = digitOutlines()
})

afterEach(() => setDigitShapes(shapes))

/** Shapes nobody has laid anything out with, as a process has them at its start. */
function startAnew(): void {
  setDigitShapes(structuredClone(shapes))
}

function photosIn(design: Design, numberValue: string, fontset: number) {
  return SIDES.map((side) => {
    const input = { format: { width: side, height: side }, material: '', values: { numberValue, fontset } } as const
    return design.layout({ ...input, values: settle(design, input) }).photos
  })
}

it.each([0, 1, 2])('digits are cut alike whatever number was laid out before, in style %i', (fontset) => {
  const digits = ['0', '1', '5', '8']
  const years = () => digits.map((digit) => photosIn(numberyear, digit.repeat(4), fontset))
  const pairs = () => digits.map((digit) => photosIn(number, digit.repeat(2), fontset))
  startAnew()
  const first = years()
  const second = pairs()
  startAnew()
  expect(pairs()).toEqual(second)
  expect(years()).toEqual(first)
})
