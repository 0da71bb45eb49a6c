import { SALIENCY_SIDE } from '@collagerie/core/photo'
import { describe, expect, it } from 'vitest'
import { fingerprintOf, pictureFacts } from './picture-facts.ts'
import { turnedPixels } from './turned-pixels.ts'

/** A picture of 64 by 48 pixels, grey by its place. */
function picture(grey: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(64 * 48 * 4)
  for (let at = 0; at < 64 * 48; at++) data.fill(grey(at % 64, Math.floor(at / 64)), at * 4, at * 4 + 4)
  return { width: 64, height: 48, data }
}

const ramp = picture((x, y) => x * 3 + y)
const chequered = (x: number, y: number) => ((x + y) % 2 === 0 ? 220 : 30)

describe('what a picture tells without a network', () => {
  it('is that the eye goes to what stands out', () => {
    const { saliency } = pictureFacts(picture((x, y) => (x > 44 && y > 32 ? chequered(x, y) : 120 + (x % 3))))
    const most = saliency.indexOf(Math.max(...saliency))
    expect([most % SALIENCY_SIDE > 10, Math.floor(most / SALIENCY_SIDE) > 10]).toEqual([true, true])
  })

  it('is nothing about where the eye goes in a drawing of flat fields', () => {
    const { saliency } = pictureFacts(picture((x, y) => (x > 32 ? 40 : 200) + (y > 24 ? 50 : 0)))
    expect(Math.max(...saliency)).toBe(0)
  })

  it('is whether it is sharp, and well lit', () => {
    expect(pictureFacts(picture(chequered)).sharpness).toBeGreaterThan(pictureFacts(ramp).sharpness)
    expect(pictureFacts(ramp).exposure).toBeGreaterThan(pictureFacts(picture(() => 3)).exposure)
  })

  it('is a fingerprint that is the same for a photo however it is stored', () => {
    const mark = fingerprintOf(ramp)
    expect(mark).toMatch(/^[0-9a-f]{16}$/)
    for (const [there, back] of [
      [90, 270],
      [180, 180],
      [270, 90],
    ] as const) {
      expect(fingerprintOf(turnedPixels(turnedPixels(ramp, there), back))).toBe(mark)
    }
  })
})
