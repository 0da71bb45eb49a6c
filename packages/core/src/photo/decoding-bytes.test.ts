import { describe, expect, it } from 'vitest'
import { decodingBytes } from './index.ts'
import type { FrameComponent } from './jpeg-frame.ts'

const component = (across: number, down: number): FrameComponent => ({ id: 1, across, down, table: 0 })
const FULL = [component(1, 1), component(1, 1), component(1, 1)]
const HALVED = [component(2, 2), component(1, 1), component(1, 1)]
const MB = 1_000_000

function cost(side: number, components: readonly FrameComponent[], isOnePass: boolean): number {
  const frame = { width: side, height: side, isProgressive: !isOnePass, components }
  return decodingBytes({ frame, isOnePass })
}

describe('decodingBytes', () => {
  it('is little for a picture that comes in one go, however large', () => {
    expect(cost(14_100, FULL, true)).toBeLessThan(48 * MB)
  })

  it('counts every coefficient of one that comes in several', () => {
    expect(cost(14_100, FULL, false) - cost(14_100, FULL, true)).toBeCloseTo(14_104 ** 2 * 3 * 2, -3)
    expect(cost(14_100, HALVED, false) - cost(14_100, HALVED, true)).toBeCloseTo(14_112 ** 2 * 1.5 * 2, -3)
  })
})
