import { describe, expect, it } from 'vitest'
import { enlargeRows } from './enlarge-rows.ts'

const SIDE = 40
const GREY = 100

/** A picture of one value a pixel, enlarged by a factor; the same value in all four bytes. */
function enlarged(values: readonly (readonly number[])[], factor: number): number[][] {
  const [width, height] = [values[0]?.length ?? 0, values.length]
  const rowOf = enlargeRows(
    width,
    height,
    { start: 0, step: 1 / factor, count: width * factor },
    { start: 0, step: 1 / factor, count: height * factor },
    (row) => Uint8Array.from((values[row] ?? []).flatMap((value) => [value, value, value, 255])),
  )
  return Array.from({ length: height * factor }, (_, row) =>
    Array.from(rowOf(row)).filter((_value, at) => at % 4 === 0),
  )
}

const square = (valueAt: (x: number, y: number) => number) =>
  Array.from({ length: SIDE }, (_, y) => Array.from({ length: SIDE }, (_value, x) => valueAt(x, y)))

describe('an enlarged photo', () => {
  it('has the lobes of Lanczos, which neither bicubic nor bilinear has', () => {
    const line = enlarged(
      square((x) => (x === 20 ? 255 : GREY)),
      5,
    )[SIDE] as number[]
    const at = (pixels: number) => (line[Math.round((20.5 + pixels) * 5 - 0.5)] as number) - GREY
    expect(at(0)).toBe(155)
    // Dark one and a half pixels beside the line, bright again two and a half beside it.
    expect([at(1.4), at(-1.4)]).toEqual([expect.toSatisfy((v) => v < -15), expect.toSatisfy((v) => v < -15)])
    expect([at(2.4), at(-2.4)]).toEqual([expect.toSatisfy((v) => v > 2), expect.toSatisfy((v) => v > 2)])
    expect([at(3.2), at(-3.2)]).toEqual([0, 0])
  })

  it('keeps fine stripes that bicubic washes out', () => {
    // Three stripes to eight pixels: a wave near the finest a picture can hold.
    const wave = (x: number) => 128 + 100 * Math.cos((2 * Math.PI * 3 * x) / 8)
    const line = enlarged(
      square((x) => Math.round(wave(x))),
      4,
    )[SIDE] as number[]
    const middle = line.slice(32, -32)
    const error = middle.reduce((sum, value, at) => sum + Math.abs(value - wave((at + 32 + 0.5) / 4 - 0.5)), 0)
    // Bicubic, as libvips has it, is off by 25 on average, bilinear by 30.
    expect(error / middle.length).toBeLessThan(12)
  })

  it('goes on in its own colour at the edges, stays opaque, and is the same turned by a quarter', () => {
    const flat = enlarged(
      square(() => 77),
      3,
    )
    expect(new Set(flat.flat())).toEqual(new Set([77]))
    const slope = square((x, y) => (x * 5 + y * 3) % 256)
    const turned = enlarged(
      square((x, y) => slope[x]?.[y] ?? 0),
      3,
    )
    const back = turned.map((row, y) => row.map((_, x) => turned[x]?.[y]))
    expect(back).toEqual(enlarged(slope, 3))
  })
})
