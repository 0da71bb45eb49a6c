import { expect, it } from 'vitest'
import type { PictureSource } from '../painting/picture-source.ts'
import { asSharpAsSaved } from './as-sharp-as-saved.ts'

/** A piece of 500 saved pixels, painted three times as large. */
const PAINTED = { width: 1500, height: 1200 }

function pictured(side: number, wanted: number, isComing = true) {
  const asked: number[] = []
  const source: PictureSource = {
    photoSize: () => undefined,
    picture: (_id, _toning, _arrived, pixels = 0) => {
      asked.push(pixels)
      return { image: {}, width: side, height: side / 2, isComing }
    },
  }
  const picture = asSharpAsSaved(source, () => PAINTED).picture('a', 'none', () => {}, wanted)
  return { asked, isStandIn: picture?.isStandIn ?? false }
}

it('shows a small copy that has at least the pixels the photo has in the saved picture', () => {
  expect(pictured(320, 900).isStandIn).toBe(false)
  expect(pictured(300, 900).isStandIn).toBe(false)
})

it('waits for a sharper copy where the saved picture is sharper than what is there', () => {
  expect(pictured(299, 900).isStandIn).toBe(true)
})

it('takes what is there if nothing better is coming', () => {
  expect(pictured(10, 900, false).isStandIn).toBe(false)
})

it('never asks for an original', () => {
  expect(pictured(1024, 3000).asked).toEqual([1024])
})
