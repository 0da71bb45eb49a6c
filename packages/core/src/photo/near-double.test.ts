import { describe, expect, it } from 'vitest'
import { areNearDoubles, bursts, nearDoubles } from './near-double.ts'

const SCENE = '00ff00ff0ff00ff0'
const NEXT = '00ff00ff0ff00ff1'
const shot = (fingerprint: string, light = 50, takenAt?: number) => ({
  content: { faces: [], saliency: [], sharpness: 1, exposure: 1, fingerprint, tone: [light, 0, 0] as const },
  takenAt,
})

describe('near doubles', () => {
  it('have the same contours and much the same light', () => {
    expect(areNearDoubles(shot(SCENE), shot(NEXT, 56))).toBe(true)
    expect(areNearDoubles(shot(SCENE), shot(NEXT, 70))).toBe(false)
    expect(areNearDoubles(shot(SCENE), shot('ff00ff000ff00ff0'))).toBe(false)
  })

  it('are not told from pictures without contours', () => {
    expect(areNearDoubles(shot('0'.repeat(16)), shot('0'.repeat(16)))).toBe(false)
  })

  it('are looked at first: what nobody has looked at is like nothing', () => {
    const unseen = { content: undefined }
    expect(areNearDoubles(unseen, shot(SCENE))).toBe(false)
    expect(areNearDoubles(shot(SCENE), unseen)).toBe(false)
    expect(areNearDoubles(unseen, unseen)).toBe(false)
  })

  it('differ in 6 of their 64 bits, or in 14 within 20 seconds, and in light by 8 percent', () => {
    const apart = (bits: number) => (BigInt(`0x${SCENE}`) ^ ((1n << BigInt(bits)) - 1n)).toString(16).padStart(16, '0')
    expect([6, 7].map((bits) => areNearDoubles(shot(SCENE), shot(apart(bits))))).toEqual([true, false])
    const burst = (bits: number, ms: number) => areNearDoubles(shot(SCENE, 50, 0), shot(apart(bits), 50, ms))
    expect([burst(14, 20_000), burst(15, 20_000), burst(14, 20_001), burst(14, -20_000)]).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect([58, 59, 42, 41].map((light) => areNearDoubles(shot(SCENE), shot(SCENE, light)))).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  it('have eight contours at least, and as many bits as each other', () => {
    expect(areNearDoubles(shot('00000000000000ff'), shot('00000000000000ff'))).toBe(true)
    expect(areNearDoubles(shot('000000000000007f'), shot('000000000000007f'))).toBe(false)
    expect(areNearDoubles(shot(SCENE), shot(`${SCENE}0`))).toBe(false)
  })

  it('are a burst only where they were taken within moments of each other', () => {
    const all = [shot(SCENE, 50, 1000), shot(NEXT, 50, 3000), shot(SCENE, 50, 90_000), shot(SCENE)]
    expect(nearDoubles(all).map((group) => group.length)).toEqual([4])
    expect(bursts(all).map((group) => group.length)).toEqual([2, 1, 1])
  })
})
