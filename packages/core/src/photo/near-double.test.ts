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

  it('are a burst only where they were taken within moments of each other', () => {
    const all = [shot(SCENE, 50, 1000), shot(NEXT, 50, 3000), shot(SCENE, 50, 90_000), shot(SCENE)]
    expect(nearDoubles(all).map((group) => group.length)).toEqual([4])
    expect(bursts(all).map((group) => group.length)).toEqual([2, 1, 1])
  })
})
